import type { Random } from '../random.ts';
import { drawNorth, drawScaleBar } from './annotations.ts';
import type { Point, Sheet } from './sheet.ts';
import { drawTreeFromAbove } from './surroundings.ts';

const unitsPerMetre = 1200 / 0.42 / 500;

/** A site plan: streets, plots, roofs with their shades, trees, and the project in the accent colour. Returns its scale. */
export function drawSitePlan(sheet: Sheet, random: Random): string {
  const { green, soft, sky } = sheet.palette;
  sheet.rect(28, 28, sheet.width - 56, 692, { fill: green, fillOpacity: 0.2, width: 0 });
  drawContours(sheet, random);
  if (random.chance(0.5)) {
    const y = random.between(90, 160);
    sheet.path(`M28 ${y}C300 ${y + 90} 520 ${y - 60} 800 ${y + 30}S1100 ${y - 10} 1172 ${y + 40}V28H28Z`, {
      fill: sky,
      color: soft,
      width: 1.2,
    });
    for (let index = 1; index < 4; index += 1) {
      sheet.path(
        `M28 ${y - index * 13}C300 ${y + 90 - index * 13} 520 ${y - 60 - index * 13} 800 ${y + 30 - index * 13}`,
        { color: soft, width: 0.7 },
      );
    }
  }
  const streetX = random.between(330, 480);
  const streetY = random.between(370, 450);
  const tilt = random.between(-46, 46);
  drawStreet(
    sheet,
    [
      [0, streetY + tilt],
      [1200, streetY - tilt],
    ],
    44,
  );
  drawStreet(
    sheet,
    [
      [streetX - tilt, 0],
      [streetX + tilt, 740],
    ],
    36,
  );
  const slope = (x: number) => streetY + tilt - ((x - 28) / 1144) * 2 * tilt;
  for (const side of [-1, 1]) {
    for (let x = 60; x < 1110; x += random.between(112, 150)) {
      if (Math.abs(x + 44 - streetX) < 88 || (side > 0 && x > 540 && x < 970)) continue;
      drawPlot(sheet, random, x, slope(x + 40) + side * 36, side);
    }
  }
  drawProject(sheet, random, 655, slope(780) + 58);
  for (let index = 0; index < 9; index += 1) {
    const x = 70 + index * 128;
    if (Math.abs(x - streetX) > 60)
      drawTreeFromAbove(sheet, random, x, slope(x) + (index % 2 ? 30 : -30), 12);
  }
  for (let index = 0; index < 10; index += 1)
    drawTreeFromAbove(
      sheet,
      random,
      random.between(60, 1140),
      random.between(60, 180),
      random.between(12, 24),
    );
  drawNorth(sheet, 1118, 92, 26);
  drawScaleBar(sheet, 60, 700, unitsPerMetre, 10);
  return '1/500';
}

function drawContours(sheet: Sheet, random: Random): void {
  const bend = random.between(-80, 80);
  for (let index = 0; index < 8; index += 1) {
    const y = 60 + index * 88;
    sheet.path(`M28 ${y}C320 ${y + bend} 640 ${y - bend} 1172 ${y + bend * 0.6}`, {
      color: sheet.palette.soft,
      width: 0.8,
      opacity: 0.6,
    });
    sheet.text(String(112 + index), 40, y - 5, { size: 7, color: sheet.palette.soft });
  }
}

function drawStreet(sheet: Sheet, [from, to]: readonly [Point, Point], width: number): void {
  const { paper, soft } = sheet.palette;
  sheet.polyline([from, to], { color: soft, width: width + 2.4 });
  sheet.polyline([from, to], { color: paper, width });
  sheet.polyline([from, to], { color: soft, width: 1, dash: '16 12' });
}

function drawPlot(sheet: Sheet, random: Random, x: number, y: number, side: number): void {
  const { soft, walls } = sheet.palette;
  const depth = random.between(120, 170);
  const far = y + side * depth;
  sheet.line(x - 12, y, x - 12, far, { color: soft, width: 0.8, dash: '10 3 2 3' });
  const width = random.between(54, 86);
  const length = random.between(44, 72);
  const top = side > 0 ? y + 14 : y - 14 - length;
  if (top + length > 706 || top < 40) return;
  drawHippedRoof(sheet, x + 4, top, width, length, random.pick(walls), random.chance(0.6));
  if (random.chance(0.4))
    sheet.rect(x + 12, side > 0 ? top + length + 18 : top - 40, 34, 20, {
      fill: sheet.palette.glass,
      color: soft,
      width: 1,
    });
  else
    drawTreeFromAbove(
      sheet,
      random,
      x + 30,
      side > 0 ? Math.min(top + length + 34, 690) : Math.max(top - 32, 60),
      random.between(12, 20),
    );
}

function drawHippedRoof(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  fill: string,
  isHipped: boolean,
): void {
  const { shade, ink } = sheet.palette;
  sheet.polygon(
    [
      [x + 10, y + 12],
      [x + width + 10, y + 12],
      [x + width + 10, y + depth + 12],
      [x + 10, y + depth + 12],
    ],
    { fill: shade, fillOpacity: 0.3, width: 0 },
  );
  sheet.rect(x, y, width, depth, { fill, color: ink, width: 1.1 });
  sheet.rect(x, y + depth / 2, width, depth / 2, { fill: shade, fillOpacity: 0.12, width: 0 });
  const inset = isHipped ? depth / 2 : 0;
  sheet.line(x + inset, y + depth / 2, x + width - inset, y + depth / 2, { width: 0.9 });
  if (!isHipped) return;
  for (const [cornerX, ridgeX] of [
    [x, x + inset],
    [x + width, x + width - inset],
  ] as const) {
    sheet.line(cornerX, y, ridgeX, y + depth / 2, { width: 0.8 });
    sheet.line(cornerX, y + depth, ridgeX, y + depth / 2, { width: 0.8 });
  }
}

/** An L or a U around a planted court. */
function drawProject(sheet: Sheet, random: Random, x: number, y: number): void {
  const { accent, shade, ink, floor, paper, soft } = sheet.palette;
  const width = 262;
  const depth = Math.min(180, 690 - y);
  const wing = 56;
  sheet.rect(x - 18, y - 16, width + 36, depth + 26, {
    fill: floor,
    color: soft,
    width: 1.2,
    dash: '12 4 3 4',
  });
  const isU = random.chance(0.5);
  const outline: Point[] = isU
    ? [
        [x, y],
        [x + width, y],
        [x + width, y + depth],
        [x + width - wing, y + depth],
        [x + width - wing, y + wing],
        [x + wing, y + wing],
        [x + wing, y + depth],
        [x, y + depth],
      ]
    : [
        [x, y],
        [x + width, y],
        [x + width, y + wing],
        [x + wing, y + wing],
        [x + wing, y + depth],
        [x, y + depth],
      ];
  sheet.polygon(
    outline.map(([px, py]): Point => [px + 15, py + 18]),
    { fill: shade, fillOpacity: 0.35, width: 0 },
  );
  sheet.polygon(outline, { fill: accent, color: ink, width: 1.8 });
  for (let at = x + wing + 14; at < x + width - 24; at += 30)
    sheet.rect(at, y + 14, 18, 26, { fill: paper, fillOpacity: 0.6, width: 0.8 });
  for (let at = 0; at < 4; at += 1)
    drawTreeFromAbove(
      sheet,
      random,
      x + wing + 40 + (at % 2) * 74,
      y + wing + 40 + Math.floor(at / 2) * 50,
      17,
    );
  sheet.polygon(
    [
      [x + width / 2, y - 4],
      [x + width / 2 - 9, y - 20],
      [x + width / 2 + 9, y - 20],
    ],
    { fill: ink, width: 0 },
  );
  sheet.text('Projet', x + wing + 10, y + wing + 24, { size: 11 });
}
