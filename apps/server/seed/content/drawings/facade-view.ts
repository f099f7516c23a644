import type { Opening } from '../buildings/openings.ts';
import type { Random } from '../random.ts';
import { drawLevel, drawScaleBar, formatLevel } from './annotations.ts';
import { drawBricks, drawLines, drawRailing, drawWindow } from './facade-parts.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import { roofHeight, storeysOf, toothWidth } from './storeys.ts';
import type { Subject } from './subject.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

/** The south elevation: every opening where the plans have it. Returns its scale. */
export function drawFacadeView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { ink, walls, roof, soft } = sheet.palette;
  const storeys = storeysOf(building, 'south');
  const height = storeys.length * building.storeyHeight;
  const top = roofHeight(building);
  const scale = fittingScale([building.width + 3, height + top + 1], [1010, 560]);
  const { meter } = scale;
  const width = building.width * meter;
  const left = (sheet.width - width) / 2;
  const groundY = Math.min(640, 420 + ((height + top) * meter) / 2);
  const eaves = groundY - height * meter;
  drawSky(sheet, random, groundY);
  for (const [x, size] of [
    [left - random.between(80, 150), 7],
    [left + width + random.between(70, 140), 5.5],
    [left + width + 230, 8],
  ] as const)
    if (x > 70 && x < 1130 && !building.hasPartyWalls)
      drawTree(sheet, random, x, groundY, Math.min(size * meter, 330));
  if (building.hasPartyWalls)
    drawNeighbours(sheet, random, { left, width, eaves, groundY, storey: building.storeyHeight * meter });
  const skin = { timber: walls[1], brick: walls[1], stone: walls[0], render: walls[2] }[building.skin];
  sheet.rect(left, eaves, width, height * meter, { fill: skin, color: ink, width: 1.6 });
  if (building.skin === 'timber')
    drawLines(sheet, [left, eaves, width, height * meter], 7, { upright: true, opacity: 0.4 });
  if (building.skin === 'stone')
    drawLines(sheet, [left, eaves, width, height * meter], 13, { opacity: 0.22 });
  if (building.skin === 'brick') drawBricks(sheet, random, [left, eaves, width, height * meter]);
  drawRoof(sheet, {
    left,
    width,
    eaves,
    high: top * meter,
    kind: building.roof,
    teeth: Math.max(1, Math.round(building.width / toothWidth)),
    roofFill: roof,
  });
  storeys.forEach(({ openings, isOwn }, rank) => {
    const floorY = groundY - rank * building.storeyHeight * meter;
    if (!isOwn)
      sheet.rect(left, floorY - building.storeyHeight * meter, width, building.storeyHeight * meter, {
        fill: sheet.palette.paper,
        fillOpacity: 0.45,
        width: 0,
      });
    if (rank > 0) sheet.line(left, floorY, left + width, floorY, { color: soft, width: 0.8 });
    for (const opening of openings)
      drawOpening(sheet, random, opening, { left, floorY, meter, isUp: rank > 0 });
    drawLevel(sheet, Math.min(left + width + 62, 1112), floorY, formatLevel(rank * building.storeyHeight));
  });
  drawLevel(sheet, Math.min(left + width + 62, 1112), eaves, formatLevel(height));
  if (building.roof === 'gable')
    drawLevel(sheet, Math.min(left + width + 62, 1112), eaves - top * meter, formatLevel(height + top));
  drawGround(sheet, groundY);
  for (let index = 0; index < 3; index += 1)
    drawPerson(sheet, random, random.between(left * 0.4, Math.min(left + width * 1.1, 1100)), groundY, meter);
  drawScaleBar(sheet, 60, 704, meter, barPart(scale));
  return scale.name;
}

interface Wall {
  readonly left: number;
  readonly floorY: number;
  readonly meter: number;
  readonly isUp: boolean;
}

function drawOpening(
  sheet: Sheet,
  random: Random,
  { from, to, sill, head, kind }: Opening,
  { left, floorY, meter, isUp }: Wall,
): void {
  const { ink, walls, accent, shade } = sheet.palette;
  const x = left + from * meter;
  const y = floorY - head * meter;
  const width = (to - from) * meter;
  const height = (head - sill) * meter;
  if (kind === 'entrance') {
    sheet.rect(x - 4, y - 4, width + 8, height + 4, { fill: walls[2], color: ink, width: 1.2 });
    sheet.rect(x, y, width, height, { fill: accent, color: ink, width: 1.6 });
    if (to - from > 1.4) sheet.line(x + width / 2, y, x + width / 2, y + height, { width: 1.2 });
    sheet.rect(x + 3, y + 3, width - 6, height * 0.4, { fill: sheet.palette.glass, width: 0.8 });
    sheet.rect(x - 14, y - 12, width + 28, 5, { fill: shade, width: 0 });
    return;
  }
  drawWindow(sheet, random, [x, y, width, height], {
    leaves: Math.max(1, Math.min(3, Math.round((to - from) / 0.75))),
    transom: head - sill > 1.9,
    frame: 1.3,
  });
  sheet.rect(x - 3, y + height, width + 6, 3, { fill: walls[2], width: 0.7 });
  if (isUp && sill < 0.5) drawRailing(sheet, x, floorY - meter, width, meter, Math.max(3, 0.11 * meter));
}

interface Over {
  readonly left: number;
  readonly width: number;
  readonly eaves: number;
  readonly high: number;
  readonly kind: 'gable' | 'flat' | 'shed';
  readonly teeth: number;
  readonly roofFill: string;
}

function drawRoof(sheet: Sheet, { left, width, eaves, high, kind, teeth, roofFill }: Over): void {
  const { ink, glass, shade, walls } = sheet.palette;
  if (kind === 'flat') {
    sheet.rect(left - 2, eaves - high, width + 4, high, { fill: walls[2], color: ink, width: 1.3 });
    sheet.rect(left - 4, eaves - high - 4, width + 8, 5, { fill: shade, width: 0 });
    return;
  }
  if (kind === 'shed') {
    const one = width / teeth;
    for (let index = 0; index < teeth; index += 1) {
      const x = left + index * one;
      sheet.polygon(
        [
          [x, eaves],
          [x, eaves - high],
          [x + one, eaves],
        ],
        { fill: roofFill, width: 1.3 },
      );
      sheet.polygon(
        [
          [x, eaves],
          [x, eaves - high],
          [x + one * 0.16, eaves - high * 0.84],
          [x + one * 0.16, eaves],
        ],
        { fill: glass, width: 0.9 },
      );
    }
    return;
  }
  sheet.polygon(
    [
      [left - 14, eaves + 4],
      [left - 14, eaves],
      [left - 8, eaves - high],
      [left + width + 8, eaves - high],
      [left + width + 14, eaves],
      [left + width + 14, eaves + 4],
    ],
    { fill: roofFill, color: ink, width: 1.5 },
  );
  let seams = '';
  for (let x = 12; x < width + 12; x += 12)
    seams += `M${(left - 8 + x).toFixed(1)} ${(eaves - high).toFixed(1)}L${(left - 12 + x).toFixed(1)} ${eaves.toFixed(1)}`;
  sheet.path(seams, { color: sheet.palette.paper, width: 0.7, opacity: 0.5 });
  const [x, y] = [left + width * 0.28, eaves - high - 14];
  sheet.rect(x, y, 22, 30, { fill: walls[1], color: ink, width: 1.2 });
  sheet.rect(x - 3, y - 4, 28, 5, { fill: walls[2], width: 1 });
}

interface Between {
  readonly left: number;
  readonly width: number;
  readonly eaves: number;
  readonly groundY: number;
  readonly storey: number;
}

/** What stands wall to wall with it, left without detail. */
function drawNeighbours(
  sheet: Sheet,
  random: Random,
  { left, width, eaves, groundY, storey }: Between,
): void {
  const { walls, soft } = sheet.palette;
  for (const [from, to] of [
    [28, left],
    [left + width, 1172],
  ] as const) {
    const top = eaves - random.between(-0.7, 0.5) * storey;
    sheet.rect(from, top, to - from, groundY - top, {
      fill: walls[2],
      fillOpacity: 0.75,
      color: soft,
      width: 1,
    });
    for (let y = top + storey * 0.4; y + storey * 0.6 < groundY; y += storey)
      for (let x = from + 30; x + 26 < to; x += 74)
        sheet.rect(x, y, 26, storey * 0.45, {
          fill: sheet.palette.glass,
          fillOpacity: 0.5,
          color: soft,
          width: 0.8,
        });
  }
}
