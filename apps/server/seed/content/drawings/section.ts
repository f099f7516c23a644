import type { Random } from '../random.ts';
import { drawDimension, drawLevel, formatLevel } from './annotations.ts';
import { drawRailing } from './facade-parts.ts';
import type { Point, Sheet } from './sheet.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const groundY = 610;

/** A section through a house or a small building: cut slabs and walls, stairs, people, ground and levels. */
export function drawSection(sheet: Sheet, random: Random): void {
  const { cut, paper } = sheet.palette;
  drawSky(sheet, random, groundY);
  for (const x of [random.between(60, 150), random.between(170, 240)])
    drawTree(sheet, random, x, groundY, random.between(140, 280));
  drawTree(sheet, random, random.between(1030, 1120), groundY, random.between(140, 250));
  drawGround(sheet, groundY, 56);
  const meter = 50;
  const left = random.between(260, 310);
  const width = random.between(580, 680);
  const floors = random.int(2, 3);
  const storey = 2.9 * (floors === 3 ? 0.92 : 1.08) * meter;
  const top = groundY - floors * storey;
  const hasBasement = random.chance(0.55);
  const bottom = hasBasement ? groundY + 66 : groundY + 12;
  sheet.rect(left, top, width, bottom - top, { fill: paper, width: 0 });
  drawRoof(sheet, random, left, top, width);
  drawInside(sheet, random, left, top, width, floors, storey);
  const slab = 13;
  for (let floor = 0; floor <= floors; floor += 1) {
    const y = groundY - floor * storey;
    if (floor < floors) drawLevel(sheet, left - 84, y, formatLevel((floor * storey) / meter));
    const gapLeft = left + width * 0.56;
    const gap = floor > 0 && floor < floors ? 150 : 0;
    sheet.rect(left, y - slab / 2, gapLeft - left, slab, { fill: cut, width: 0 });
    sheet.rect(gapLeft + gap, y - slab / 2, left + width - gapLeft - gap, slab, { fill: cut, width: 0 });
  }
  drawOuterWalls(sheet, random, left, width, top, bottom, floors, storey);
  if (hasBasement) sheet.rect(left - 8, bottom - 6, width + 16, 12, { fill: cut, width: 0 });
  drawDimension(sheet, [left, 706], [left + width, 706], (width / meter).toFixed(2));
  for (let index = 0; index < 2; index += 1)
    drawPerson(sheet, random, random.between(80, 240), groundY + 1, 48);
}

function drawOuterWalls(
  sheet: Sheet,
  random: Random,
  left: number,
  width: number,
  top: number,
  bottom: number,
  floors: number,
  storey: number,
): void {
  const { cut, glass, paper } = sheet.palette;
  const wall = 18;
  for (const x of [left - wall / 2, left + width - wall / 2]) {
    sheet.rect(x, top, wall, bottom - top, { fill: cut, width: 0 });
    for (let floor = 0; floor < floors; floor += 1) {
      if (random.chance(0.25)) continue;
      const high = storey * random.pick([0.48, 0.74]);
      const y = groundY - floor * storey - storey * 0.82;
      sheet.rect(x - 1, y, wall + 2, high, { fill: paper, width: 0.9 });
      sheet.rect(x + wall / 2 - 2.5, y, 5, high, { fill: glass, width: 0.9 });
    }
    sheet.rect(x - 10, bottom, wall + 20, 14, { fill: cut, width: 0 });
  }
}

function drawRoof(sheet: Sheet, random: Random, left: number, top: number, width: number): void {
  const { cut, paper, roof, soft, accent } = sheet.palette;
  const kind = random.pick(['gable', 'shed', 'flat'] as const);
  if (kind === 'flat') {
    sheet.rect(left - 16, top - 26, width + 32, 14, { fill: sheet.palette.green, width: 0.9 });
    for (let x = left; x < left + width; x += 13)
      sheet.line(x, top - 26, x + random.between(-4, 4), top - 26 - random.between(5, 14), {
        color: sheet.palette.green,
        width: 1.6,
      });
    sheet.rect(left - 16, top - 14, width + 32, 14, { fill: cut, width: 0 });
    sheet.rect(left - 18, top - 40, 12, 40, { fill: cut, width: 0 });
    sheet.rect(left + width + 6, top - 40, 12, 40, { fill: cut, width: 0 });
    return;
  }
  const rise = width * random.between(0.2, 0.27);
  const peak: Point =
    kind === 'gable' ? [left + width / 2, top - rise] : [left + width + 20, top - rise * 0.62];
  const inner: Point[] =
    kind === 'gable' ? [[left, top], peak, [left + width, top]] : [[left, top], peak, [left + width, top]];
  sheet.polygon(inner, { fill: paper, width: 0 });
  const sides: [Point, Point][] =
    kind === 'gable'
      ? [
          [[left - 34, top + 14], peak],
          [peak, [left + width + 34, top + 14]],
        ]
      : [[[left - 34, top + 8], peak]];
  for (const [[x1, y1], [x2, y2]] of sides) {
    sheet.polygon(
      [
        [x1, y1],
        [x2, y2],
        [x2, y2 - 26],
        [x1, y1 - 26],
      ],
      { fill: roof, width: 1.4 },
    );
    sheet.polygon(
      [
        [x1, y1 - 4],
        [x2, y2 - 4],
        [x2, y2 - 20],
        [x1, y1 - 20],
      ],
      { fill: accent, fillOpacity: 0.35, width: 0 },
    );
    for (let share = 0.06; share < 1; share += 0.07) {
      const x = x1 + (x2 - x1) * share;
      const y = y1 + (y2 - y1) * share;
      sheet.polyline(
        [
          [x - 5, y - 4],
          [x, y - 20],
          [x + 5, y - 4],
        ],
        { color: soft, width: 0.8 },
      );
    }
  }
  const beams = kind === 'gable' ? [0.2, 0.35, 0.5, 0.65, 0.8] : [0.3, 0.5, 0.7, 0.9];
  for (const share of beams) {
    const x = left + width * share;
    const height = kind === 'gable' ? rise * (1 - Math.abs(share - 0.5) * 2) : rise * 0.62 * share;
    sheet.line(x, top, x, top - height + 4, { width: share === 0.5 ? 5 : 2.4 });
  }
  if (kind === 'gable')
    sheet.line(left + width * 0.25, top - rise * 0.5, left + width * 0.75, top - rise * 0.5, { width: 3 });
}

function drawInside(
  sheet: Sheet,
  random: Random,
  left: number,
  top: number,
  width: number,
  floors: number,
  storey: number,
): void {
  const { soft, floor: tint, glass, accent } = sheet.palette;
  const stairs = left + width * 0.56;
  sheet.rect(stairs, top, 150, groundY - top, { fill: tint, width: 0 });
  for (let floor = 0; floor < floors; floor += 1) {
    const y = groundY - floor * storey;
    if (floor < floors - 1) {
      const steps = 16;
      const points: Point[] = [];
      for (let step = 0; step <= steps; step += 1) {
        points.push(
          [stairs + (150 * step) / steps, y - (storey * step) / steps],
          [stairs + (150 * (step + 1)) / steps, y - (storey * step) / steps],
        );
      }
      sheet.polyline(points.slice(0, -1), { width: 1.6 });
      sheet.line(stairs, y - 46, stairs + 150, y - storey - 46, { width: 1.4 });
      drawRailing(sheet, stairs - 60, y - storey - 48, 60, 44, 8);
    }
    const wallAt = left + width * random.pick([0.24, 0.3, 0.36]);
    sheet.line(wallAt, y, wallAt, y - storey, { width: 4 });
    sheet.rect(wallAt + 40, y - 108, 48, 102, { color: soft, width: 1.1 });
    sheet.rect(left + 32, y - 100, wallAt - left - 66, 62, {
      fill: glass,
      fillOpacity: 0.55,
      color: soft,
      width: 1,
    });
    sheet.rect(stairs + 168, y - 42, 90, 6, { fill: accent, width: 0.8 });
    for (const leg of [172, 252]) sheet.line(stairs + leg, y - 36, stairs + leg, y - 6, { width: 1.2 });
    sheet.line(stairs + 212, y - storey + 8, stairs + 212, y - storey + 40, { color: soft, width: 1 });
    sheet.path(
      `M${stairs + 198} ${y - storey + 54}Q${stairs + 212} ${y - storey + 30} ${stairs + 226} ${y - storey + 54}Z`,
      { fill: sheet.palette.lit, width: 1 },
    );
    for (const x of [left + width * 0.46, left + width * 0.9]) {
      if (random.chance(0.75)) drawPerson(sheet, random, x + random.between(-16, 16), y - 6, 48);
    }
  }
}
