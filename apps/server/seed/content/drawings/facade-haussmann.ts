import type { Random } from '../random.ts';
import { drawLevel, formatLevel } from './annotations.ts';
import { drawLines, drawRailing, drawWindow } from './facade-parts.ts';
import type { Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

/** A Paris building of stone: shops, balconies on the second and fifth floors, a zinc roof with dormers. */
export function drawHaussmannFacade(sheet: Sheet, random: Random): void {
  const { ink, walls, roof, shade, soft } = sheet.palette;
  const groundY = 648;
  const meter = 27;
  drawSky(sheet, random, groundY);
  const bays = random.int(5, 8);
  const bay = random.between(2.5, 2.9) * meter;
  const width = bays * bay;
  const left = (sheet.width - width) / 2 + random.between(-60, 60);
  const heights = [3.9, 2.7, 3.3, 3.1, 2.9, 2.7];
  drawNeighbours(sheet, random, left, width, groundY);
  let y = groundY;
  heights.forEach((height, floor) => {
    const tall = height * meter;
    y -= tall;
    sheet.rect(left, y, width, tall, { fill: walls[floor === 0 ? 2 : 0], width: 1.2, color: ink });
    if (floor < 2) drawLines(sheet, [left, y, width, tall], 9, { opacity: 0.28 });
    for (let index = 0; index < bays; index += 1) {
      const middle = left + (index + 0.5) * bay;
      if (floor === 0)
        drawShop(
          sheet,
          random,
          middle - bay * 0.4,
          y + 16,
          bay * 0.8,
          tall - 16,
          index === Math.floor(bays / 2),
        );
      else
        drawFrenchWindow(
          sheet,
          random,
          middle,
          y + tall * 0.17,
          floor === 1 ? tall * 0.62 : tall * 0.78,
          floor,
        );
    }
    if (floor === 2 || floor === 5) {
      sheet.rect(left - 8, y + tall - 6, width + 16, 7, { fill: walls[2], width: 1 });
      drawRailing(sheet, left - 4, y + tall - 30, width + 8, 24);
    }
    sheet.rect(left - 4, y - 3, width + 8, 5, { fill: walls[2], width: 0.9 });
  });
  const roofTop = y - 3.1 * meter;
  sheet.polygon(
    [
      [left - 4, y - 3],
      [left + 20, roofTop],
      [left + width - 20, roofTop],
      [left + width + 4, y - 3],
    ],
    { fill: roof, width: 1.4 },
  );
  for (let index = 0; index < bays; index += 1) {
    const middle = left + (index + 0.5) * bay;
    sheet.path(`M${middle - 17} ${y - 6}V${y - 50}Q${middle} ${y - 66} ${middle + 17} ${y - 50}V${y - 6}Z`, {
      fill: walls[2],
      width: 1.1,
    });
    drawWindow(sheet, random, [middle - 11, y - 46, 22, 38], { leaves: 2 });
  }
  sheet.rect(left + 18, roofTop - 5, width - 36, 6, { fill: roof, width: 1 });
  for (const share of [0.12, 0.62, 0.88]) {
    const x = left + width * share;
    sheet.rect(x, roofTop - 44, 40, 40, { fill: walls[1], width: 1.1 });
    for (let pot = 0; pot < 4; pot += 1)
      sheet.rect(x + 4 + pot * 9, roofTop - 54, 6, 10, { fill: walls[1], width: 0.8 });
  }
  sheet.polygon(
    [
      [left + width, y],
      [left + width + 26, y + 30],
      [left + width + 26, groundY],
      [left + width, groundY],
    ],
    { fill: shade, fillOpacity: 0.22, width: 0 },
  );
  drawGround(sheet, groundY);
  for (const x of [random.between(70, 150), random.between(1040, 1120)])
    drawTree(sheet, random, x, groundY, random.between(150, 230));
  for (let index = 0; index < 6; index += 1)
    drawPerson(sheet, random, random.between(90, 1110), groundY + 1, meter);
  let level = 0;
  for (const height of heights) {
    drawLevel(sheet, left + width + 92, groundY - level * meter, formatLevel(level));
    level += height;
  }
  sheet.line(left + width / 2, roofTop - 20, left + width / 2, groundY + 20, {
    color: soft,
    width: 0.6,
    dash: '14 4 2 4',
  });
}

function drawShop(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  isPorch: boolean,
): void {
  const { accent, ink, cut, name } = sheet.palette;
  if (isPorch) {
    sheet.path(
      `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
      {
        fill: name === 'night' || name === 'blueprint' ? sheet.palette.roof : cut,
        width: 1.4,
      },
    );
    sheet.line(x + width / 2, y + 4, x + width / 2, y + height, { color: sheet.palette.soft, width: 1.2 });
    return;
  }
  drawWindow(sheet, random, [x, y + 14, width, height - 26], { leaves: 3, transom: true });
  sheet.rect(x, y + height - 12, width, 12, { fill: sheet.palette.walls[1], color: ink, width: 0.9 });
  sheet.rect(x - 2, y, width + 4, 14, { fill: random.chance(0.5) ? accent : sheet.palette.roof, width: 1 });
}

function drawFrenchWindow(
  sheet: Sheet,
  random: Random,
  middle: number,
  y: number,
  height: number,
  floor: number,
): void {
  const { walls } = sheet.palette;
  const half = 14;
  sheet.rect(middle - half - 6, y - 8, half * 2 + 12, height + 8, { fill: walls[2], width: 0.8 });
  if (floor === 2)
    sheet.polygon(
      [
        [middle - half - 8, y - 8],
        [middle, y - 17],
        [middle + half + 8, y - 8],
      ],
      { fill: walls[2], width: 0.9 },
    );
  drawWindow(sheet, random, [middle - half, y, half * 2, height], { leaves: 2, transom: true });
  if (floor !== 2 && floor !== 5)
    drawRailing(sheet, middle - half - 3, y + height - 20, half * 2 + 6, 18, 4.5);
}

function drawNeighbours(sheet: Sheet, random: Random, left: number, width: number, groundY: number): void {
  const { soft, sky } = sheet.palette;
  for (const [from, to] of [
    [28, left],
    [left + width, sheet.width - 28],
  ] as const) {
    const top = random.between(180, 300);
    sheet.rect(from, top, to - from, groundY - top, { fill: sky, color: soft, width: 1 });
    for (let y = top + 40; y < groundY - 60; y += 84) {
      for (let x = from + 20; x < to - 30; x += 60) sheet.rect(x, y, 22, 46, { color: soft, width: 0.8 });
    }
  }
}
