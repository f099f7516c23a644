import type { Random } from '../random.ts';
import { drawDimension, drawLevel } from './annotations.ts';
import { drawLines, drawWindow } from './facade-parts.ts';
import type { Point, Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const groundY = 640;

/** A timber house: one or two gables, boards, large panes, a chimney and a deck. */
export function drawTimberHouse(sheet: Sheet, random: Random): void {
  drawSky(sheet, random, groundY);
  for (let index = 0; index < 4; index += 1)
    drawTree(sheet, random, random.between(60, 340), groundY, random.between(160, 330));
  drawTree(sheet, random, random.between(960, 1120), groundY, random.between(190, 340));
  const width = random.between(300, 380);
  const left = random.between(370, 450);
  const hasWing = random.chance(0.75);
  if (hasWing) drawWing(sheet, random, left + width - 4, random.between(230, 310));
  drawGable(sheet, random, left, width);
  sheet.rect(left - 90, groundY - 12, width + 130, 12, { fill: sheet.palette.walls[1], width: 1.2 });
  drawGround(sheet, groundY);
  for (let index = 0; index < 3; index += 1)
    drawPerson(sheet, random, random.between(left - 70, left + width + 200), groundY - 10, 50);
  drawLevel(sheet, 310, groundY - 170, '+2.80');
  drawDimension(sheet, [left, groundY + 38], [left + width, groundY + 38], (width / 50).toFixed(2));
}

function drawGable(sheet: Sheet, random: Random, left: number, width: number): void {
  const { walls, roof, ink, accent, shade } = sheet.palette;
  const eaves = groundY - random.between(165, 205);
  const ridge = eaves - width * random.between(0.38, 0.6);
  const middle = left + width / 2;
  const outline: Point[] = [
    [left, groundY],
    [left, eaves],
    [middle, ridge],
    [left + width, eaves],
    [left + width, groundY],
  ];
  sheet.polygon(outline, { fill: walls[1], width: 1.6 });
  for (let x = left + 9; x < left + width; x += 9) {
    const share = 1 - Math.abs(x - middle) / (width / 2);
    sheet.line(x, groundY, x, eaves - (eaves - ridge) * share, { color: ink, width: 0.55, opacity: 0.5 });
  }
  const over = 26;
  const slope = (eaves - ridge) / (width / 2);
  sheet.polygon(
    [
      [left - over, eaves + over * slope],
      [middle, ridge],
      [left + width + over, eaves + over * slope],
      [left + width + over, eaves + over * slope - 15],
      [middle, ridge - 17],
      [left - over, eaves + over * slope - 15],
    ],
    { fill: roof, width: 1.4 },
  );
  sheet.rect(middle + width * 0.16, ridge + width * 0.02 - 40, 30, 78, { fill: walls[0], width: 1.2 });
  sheet.polygon(
    [
      [middle + width * 0.1, ridge + width * 0.1 * slope],
      [middle + width * 0.36, ridge + width * 0.36 * slope],
      [middle + width * 0.36, ridge + width * 0.36 * slope - 16],
      [middle + width * 0.1, ridge + width * 0.1 * slope - 16],
    ],
    { fill: roof, width: 1 },
  );
  const pane = width * random.between(0.5, 0.62);
  drawWindow(sheet, random, [middle - pane / 2, groundY - 138, pane, 126], {
    leaves: random.int(3, 5),
    frame: 2,
  });
  sheet.rect(middle - pane / 2 - 10, groundY - 150, pane + 20, 12, { fill: accent, width: 1 });
  const upper = width * 0.28;
  drawWindow(sheet, random, [middle - upper / 2, eaves - 62, upper, 74], { leaves: 2, frame: 2 });
  sheet.polygon(
    [
      [left, eaves],
      [left + 14, eaves - 4],
      [left + 14, groundY],
      [left, groundY],
    ],
    { fill: shade, fillOpacity: 0.18, width: 0 },
  );
}

function drawWing(sheet: Sheet, random: Random, left: number, width: number): void {
  const { walls, roof, green } = sheet.palette;
  const top = groundY - random.between(138, 160);
  const isFlat = random.chance(0.5);
  sheet.rect(left, top, width, groundY - top, { fill: walls[random.chance(0.5) ? 0 : 2], width: 1.4 });
  drawLines(sheet, [left, top, width, groundY - top], 10, { opacity: 0.25 });
  const count = random.int(2, 3);
  for (let index = 0; index < count; index += 1) {
    const pane = width / (count + 0.8);
    drawWindow(
      sheet,
      random,
      [left + 18 + index * pane, top + 26, pane - 20, index === 1 ? groundY - top - 38 : 66],
      { leaves: 2, frame: 1.8 },
    );
  }
  if (isFlat) {
    sheet.rect(left - 4, top - 14, width + 26, 14, { fill: roof, width: 1.3 });
    for (let x = left + 10; x < left + width; x += 16)
      sheet.circle(x, top - 17, random.between(4, 9), { fill: green, width: 0.7 });
  } else {
    sheet.polygon(
      [
        [left - 4, top],
        [left - 4, top - 74],
        [left + width + 4, top - 74],
        [left + width + 26, top],
      ],
      { fill: roof, width: 1.4 },
    );
    for (let x = left + 12; x < left + width; x += 14)
      sheet.line(x, top - 74, x + 4, top, { width: 0.6, opacity: 0.55 });
  }
}
