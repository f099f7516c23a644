import { type Building, innerWall, outerWall, type Room } from '../buildings/building.ts';
import { openingsOf } from '../buildings/openings.ts';
import type { Random } from '../random.ts';
import { drawDimension, drawLevel, drawScaleBar, formatLevel } from './annotations.ts';
import { barPart, fittingScale } from './frame-scale.ts';
import type { Sheet } from './sheet.ts';
import { roofHeight } from './storeys.ts';
import type { Subject } from './subject.ts';
import { drawGround, drawPerson, drawSky, drawTree } from './surroundings.ts';

const slab = 0.3;

/** Where the section shows most: through the stair, else through the middle of a window of the largest room. */
function cutLine(building: Building): number {
  const rooms = building.levels.flatMap((level) => level.rooms);
  const stair = rooms.find(({ kind }) => kind === 'stair');
  if (stair && building.levels.length > 1) return stair.x + stair.width / 2;
  const [largest] = rooms
    .filter(({ y }) => y > 0.01)
    .toSorted((a, b) => b.width * b.depth - a.width * a.depth);
  const seen = openingsOf(building, 0).find(
    ({ side, from, to }) =>
      side === 'south' && largest && from >= largest.x && to <= largest.x + largest.width,
  );
  return seen ? (seen.from + seen.to) / 2 : (largest?.x ?? 0) + 1;
}

/** A section from north (left) to south (right): what is cut in plan is cut here. Returns its scale. */
export function drawSectionView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { ink, cut, soft, ground, paper } = sheet.palette;
  const at = cutLine(building);
  const high = building.levels.length * building.storeyHeight;
  const top = roofHeight(building);
  const scale = fittingScale([building.depth + 4, high + top + 1.4], [900, 520]);
  const { meter } = scale;
  const width = building.depth * meter;
  const groundY = Math.min(620, 400 + ((high + top) * meter) / 2);
  const left = (sheet.width - width) / 2;
  drawSky(sheet, random, groundY);
  for (const x of [left - random.between(120, 190), left + width + random.between(130, 200)])
    if (x > 70 && x < 1130 && !building.isFlat)
      drawTree(sheet, random, x, groundY, Math.min(6.5 * meter, 300));
  if (building.isFlat)
    drawOtherFloors(sheet, { left, width, groundY, storey: building.storeyHeight * meter });
  else drawGround(sheet, groundY);
  const poche =
    sheet.hand.cut === 'outlined' || sheet.hand.cut === 'hatched'
      ? { fill: ground, color: ink, width: 2.2 }
      : { fill: sheet.hand.cut === 'grey' ? soft : cut, color: ink, width: 1.4 };
  sheet.rect(left, groundY - high * meter, width, high * meter, { fill: paper, width: 0 });
  building.levels.forEach((level, rank) => {
    const floorY = groundY - rank * building.storeyHeight * meter;
    const ceilingY = floorY - (building.storeyHeight - slab) * meter;
    const rooms = level.rooms.filter(({ x, width: w }) => at > x && at < x + w).toSorted((a, b) => a.y - b.y);
    for (const room of rooms)
      drawInside(sheet, random, room, { left, floorY, ceilingY, meter, building, rank });
    rooms.slice(1).forEach((room) => {
      const x = left + (room.y - innerWall / 2) * meter;
      sheet.rect(x, ceilingY, innerWall * meter, floorY - ceilingY, poche);
    });
    drawOuterWalls(sheet, building, rank, at, { left, width, floorY, ceilingY, meter }, poche);
  });
  for (let rank = 0; rank <= building.levels.length; rank += 1) {
    const y = groundY - rank * building.storeyHeight * meter;
    sheet.rect(left, rank === 0 ? y : y, width, slab * meter, poche);
    if (!building.isFlat && (rank < building.levels.length || building.roof !== 'flat'))
      drawLevel(sheet, left - 64, y, formatLevel(rank * building.storeyHeight));
  }
  if (!building.isFlat)
    for (const x of [left - 0.1 * meter, left + width - 0.5 * meter])
      sheet.rect(x, groundY + slab * meter, 0.6 * meter, 0.55 * meter, poche);
  if (!building.isFlat)
    drawRoofSection(
      sheet,
      { left, width, y: groundY - high * meter, high: top * meter, meter, roof: building.roof },
      poche,
    );
  drawDimension(sheet, [left, groundY + 70], [left + width, groundY + 70], building.depth.toFixed(2));
  const dimX = left + width + 46;
  drawDimension(
    sheet,
    [dimX, groundY - building.storeyHeight * meter],
    [dimX, groundY],
    building.storeyHeight.toFixed(2),
  );
  drawScaleBar(sheet, 60, 704, meter, barPart(scale));
  return scale.name;
}

/** The floors above and below a flat, and its neighbours, in thin lines. */
function drawOtherFloors(
  sheet: Sheet,
  { left, width, groundY, storey }: { left: number; width: number; groundY: number; storey: number },
): void {
  const { soft, walls } = sheet.palette;
  sheet.rect(28, 28, 1144, 692, { fill: walls[2], fillOpacity: 0.6, width: 0 });
  for (let y = groundY - 2 * storey; y <= groundY + storey; y += storey)
    sheet.line(left, y, left + width, y, { color: soft, width: 2 });
  for (const x of [left, left + width])
    sheet.line(x, Math.max(40, groundY - 2.2 * storey), x, Math.min(712, groundY + 1.2 * storey), {
      color: soft,
      width: 2,
      dash: '14 5 3 5',
    });
}

interface Band {
  readonly left: number;
  readonly floorY: number;
  readonly ceilingY: number;
  readonly meter: number;
}
type Poche = { readonly fill: string; readonly color: string; readonly width: number };

/** The north and south walls, open where a window is cut or, else, where none is. */
function drawOuterWalls(
  sheet: Sheet,
  building: Building,
  rank: number,
  at: number,
  { left, width, floorY, ceilingY, meter }: Band & { width: number },
  poche: Poche,
): void {
  const openings = openingsOf(building, rank);
  for (const [side, x] of [
    ['north', left],
    ['south', left + width - outerWall * meter],
  ] as const) {
    const hit = openings.find((opening) => opening.side === side && opening.from < at && opening.to > at);
    const thick = outerWall * meter;
    if (!hit) {
      sheet.rect(x, ceilingY, thick, floorY - ceilingY, poche);
      continue;
    }
    const headY = floorY - hit.head * meter;
    const sillY = floorY - hit.sill * meter;
    sheet.rect(x, ceilingY, thick, Math.max(2, headY - ceilingY), poche);
    if (hit.sill > 0.05) sheet.rect(x, sillY, thick, floorY - sillY, poche);
    sheet.rect(x + thick / 2 - 2, headY, 4, sillY - headY, { fill: sheet.palette.glass, width: 0.8 });
  }
}

/** What one sees in a room that is cut: its name, a stair, people. */
function drawInside(
  sheet: Sheet,
  random: Random,
  room: Room,
  { left, floorY, ceilingY, meter, building, rank }: Band & { building: Building; rank: number },
): void {
  const { floor, soft, glass, walls } = sheet.palette;
  const x = left + room.y * meter;
  const width = room.depth * meter;
  const tint =
    room.kind === 'bath' || room.kind === 'kitchen'
      ? floor
      : room.kind === 'hall' || room.kind === 'stair'
        ? walls[2]
        : walls[0];
  sheet.rect(x, ceilingY, width, floorY - ceilingY, { fill: tint, fillOpacity: 0.7, width: 0 });
  if (room.kind === 'stair' && rank < building.levels.length - 1) {
    drawStairSection(sheet, x, width, floorY, building.storeyHeight * meter, meter);
    return;
  }
  if (width > 1.6 * meter && room.kind !== 'stair') {
    // a door or a window in the wall behind
    const wide = room.kind === 'living' || room.kind === 'class' || room.kind === 'office' ? 1.4 : 0.83;
    const opening = [
      x + width * 0.62,
      floorY - 2.05 * meter,
      Math.min(wide * meter, width * 0.3),
      2.05 * meter,
    ] as const;
    sheet.rect(...opening, { fill: wide > 1 ? glass : walls[2], fillOpacity: 0.7, color: soft, width: 0.9 });
  }
  const size = Math.min(9, (width - 10) / (room.name.length * 0.96));
  if (size > 4)
    sheet.text(room.name, x + width / 2, ceilingY + Math.max(16, 0.5 * meter), { size, align: 'center' });
  if (width > 2.2 * meter && room.kind !== 'bath' && room.kind !== 'store')
    drawPerson(sheet, random, x + width * random.between(0.2, 0.5), floorY, meter);
}

/** One flight seen from its side, steps of 17.5 cm. */
function drawStairSection(
  sheet: Sheet,
  x: number,
  width: number,
  floorY: number,
  high: number,
  meter: number,
): void {
  const steps = Math.round(high / meter / 0.175);
  const run = Math.min(width - 12, steps * 0.25 * meter);
  const start = x + (width - run) / 2;
  let path = `M${start.toFixed(1)} ${floorY.toFixed(1)}`;
  for (let step = 0; step < steps; step += 1)
    path += `v${(-high / steps).toFixed(2)}h${(run / steps).toFixed(2)}`;
  sheet.path(
    `${path}L${(start + run).toFixed(1)} ${(floorY - high + 0.25 * meter).toFixed(1)}L${(start + 0.2 * meter).toFixed(1)} ${floorY.toFixed(1)}Z`,
    { fill: sheet.palette.walls[1], width: 1.2 },
  );
  sheet.path(
    `M${start.toFixed(1)} ${(floorY - 0.95 * meter).toFixed(1)}L${(start + run).toFixed(1)} ${(floorY - high - 0.95 * meter).toFixed(1)}`,
    { width: 1.2 },
  );
}

interface Over {
  readonly left: number;
  readonly width: number;
  readonly y: number;
  readonly high: number;
  readonly meter: number;
  readonly roof: Building['roof'];
}

function drawRoofSection(sheet: Sheet, { left, width, y, high, meter, roof }: Over, poche: Poche): void {
  const { ink, roof: tile, walls } = sheet.palette;
  const thick = 0.28 * meter;
  if (roof === 'flat') {
    for (const x of [left, left + width - 0.25 * meter]) sheet.rect(x, y - high, 0.25 * meter, high, poche);
    sheet.rect(left + 0.25 * meter, y - 0.2 * meter, width - 0.5 * meter, 0.2 * meter, {
      fill: sheet.palette.lit,
      width: 1,
    });
    return;
  }
  const middle = roof === 'gable' ? left + width / 2 : left + width * 0.14;
  const over = 0.45 * meter;
  sheet.polygon(
    [
      [left, y],
      [middle, y - high],
      [left + width, y],
    ],
    { fill: walls[2], width: 0 },
  );
  for (const [edge, way] of [
    [left, -1],
    [left + width, 1],
  ] as const) {
    const slope = high / Math.abs(middle - edge);
    const foot = edge + way * over;
    sheet.polygon(
      [
        [foot, y + over * slope * 0.9],
        [middle, y - high],
        [middle, y - high - thick],
        [foot, y + over * slope * 0.9 - thick],
      ],
      { fill: tile, color: ink, width: 1.4 },
    );
  }
  if (roof !== 'gable') return;
  // purlins and a collar
  for (const share of [0.35, 0.65])
    for (const way of [-1, 1])
      sheet.rect(
        middle + way * (1 - share) * (width / 2) - 0.09 * meter,
        y - high * share + 0.02 * meter,
        0.18 * meter,
        0.24 * meter,
        { fill: walls[1], width: 1 },
      );
  sheet.line(left + width * 0.25, y - high * 0.5, left + width * 0.75, y - high * 0.5, { width: 3 });
}
