import { areaOf, type Building, insideOf, type Level, outerWall, type Room } from '../buildings/building.ts';
import { doorsOf, openingsOf } from '../buildings/openings.ts';
import type { Random } from '../random.ts';
import { drawDimension, drawNorth, drawScaleBar } from './annotations.ts';
import { barPart, type FrameScale, fittingScale } from './frame-scale.ts';
import { drawFurniture } from './furniture.ts';
import { drawDoor, drawPlanOpening } from './plan-openings.ts';
import type { Point, Sheet } from './sheet.ts';
import type { Subject } from './subject.ts';
import { drawTreeFromAbove } from './surroundings.ts';

const gapMeters = 3;

/** The levels that say most, side by side: furnished, dimensioned, rooms with names and areas. Returns its scale. */
export function drawPlanView(sheet: Sheet, random: Random, { building }: Subject): string {
  const shown =
    building.levels.length > 1 && building.width < 20 ? [0, 1] : [building.levels.length > 1 ? 1 : 0];
  const wide = building.width * shown.length + gapMeters * (shown.length - 1);
  const scale = fittingScale([wide, building.depth], [990, 520]);
  const { meter } = scale;
  const left = (sheet.width - wide * meter) / 2 + 12;
  const top = 78 + (560 - building.depth * meter) / 2;
  const bottom = top + building.depth * meter;
  if (!building.hasPartyWalls) drawGarden(sheet, random, left, top, left + wide * meter, bottom);
  shown.forEach((rank, place) => {
    const level = building.levels[rank];
    if (!level) return;
    const x = left + place * (building.width + gapMeters) * meter;
    drawLevelPlan(sheet, { building, rank, origin: [x, top], scale });
    drawOuterDimensions(sheet, building, level, [x, top], scale);
    if (shown.length > 1) sheet.text(level.name, x, bottom + 46, { size: 10, color: sheet.palette.accent });
  });
  drawNorth(sheet, 1128, 78, 20);
  drawScaleBar(sheet, 60, 702, meter, barPart(scale));
  return scale.name;
}

export interface LevelPlan {
  readonly building: Building;
  readonly rank: number;
  readonly origin: Point;
  readonly scale: FrameScale;
  /** What fills a room; its paper, else. */
  readonly tint?: (room: Room, rank: number) => string | null;
  readonly isBare?: boolean;
}

/** One level: cut walls, openings, doors, and in each room what stands there, its name and area. */
export function drawLevelPlan(
  sheet: Sheet,
  { building, rank, origin, scale, tint, isBare = false }: LevelPlan,
): void {
  const [left, top] = origin;
  const { meter } = scale;
  const level = building.levels[rank];
  if (!level) return;
  drawMass(sheet, [left, top, building.width * meter, building.depth * meter]);
  const doors = doorsOf(building, rank);
  level.rooms.forEach((room, place) => {
    const inside = insideOf(room, building);
    const rect = [
      left + inside.x * meter,
      top + inside.y * meter,
      inside.width * meter,
      inside.depth * meter,
    ] as const;
    sheet.rect(...rect, {
      fill: tint?.(room, place) ?? sheet.palette.paper,
      width: sheet.hand.cut === 'solid' ? 0 : 1.2,
    });
    if (sheet.hand.hasFloors && !tint) drawFloor(sheet, room, rect);
    const hasDoorAtTop = doors.some(
      ({ between, isUpright, y }) => between.includes(room) && !isUpright && Math.abs(y - room.y) < 0.01,
    );
    if (room.kind === 'stair') drawStair(sheet, rect, meter, building.storeyHeight);
    else if (!isBare)
      drawFurniture(sheet, room.kind, {
        x: rect[0],
        y: rect[1],
        width: rect[2],
        depth: rect[3],
        meter,
        hasDoorAtTop,
      });
  });
  for (const door of doors) drawDoor(sheet, door, origin, meter);
  for (const opening of openingsOf(building, rank)) drawPlanOpening(sheet, opening, building, origin, meter);
  for (const room of level.rooms)
    if (room.kind !== 'stair') drawRoomName(sheet, room, building, origin, meter);
}

/** The whole footprint as cut wall; rooms are laid on it. */
function drawMass(sheet: Sheet, [x, y, width, depth]: readonly [number, number, number, number]): void {
  const { cut, soft, paper, ink } = sheet.palette;
  const fill = { solid: cut, grey: soft, hatched: paper, outlined: paper }[sheet.hand.cut];
  sheet.rect(x, y, width, depth, { fill, color: ink, width: 1.8 });
  if (sheet.hand.cut !== 'hatched') return;
  let hatch = '';
  for (let at = 5; at < width + depth; at += 5) {
    const [fromX, fromY] = at < depth ? [x, y + at] : [x + at - depth, y + depth];
    const [toX, toY] = at < width ? [x + at, y] : [x + width, y + at - width];
    hatch += `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
  }
  sheet.path(hatch, { color: ink, width: 0.8 });
}

function drawFloor(
  sheet: Sheet,
  { kind }: Room,
  [x, y, width, depth]: readonly [number, number, number, number],
): void {
  const { floor, soft } = sheet.palette;
  const isTiled = kind === 'bath' || kind === 'kitchen';
  if (!isTiled && kind !== 'living' && kind !== 'bed' && kind !== 'play' && kind !== 'shop') return;
  sheet.rect(x, y, width, depth, { fill: floor, width: 0 });
  let lines = '';
  const pitch = isTiled ? 13 : 9;
  for (let at = pitch; at < depth; at += pitch)
    lines += `M${x.toFixed(1)} ${(y + at).toFixed(1)}h${width.toFixed(1)}`;
  if (isTiled)
    for (let at = pitch; at < width; at += pitch)
      lines += `M${(x + at).toFixed(1)} ${y.toFixed(1)}v${depth.toFixed(1)}`;
  sheet.path(lines, { color: soft, width: 0.6, opacity: 0.45 });
}

/** Two flights side by side along the longer way, as many treads as the height takes at 17.5 cm each. */
function drawStair(
  sheet: Sheet,
  [x, y, width, depth]: readonly [number, number, number, number],
  meter: number,
  height: number,
): void {
  const risers = Math.round(height / 0.175);
  const perFlight = Math.ceil(risers / 2);
  const isLevel = width >= depth;
  const run = Math.min(0.27 * meter * perFlight, (isLevel ? width : depth) - 0.9 * meter);
  const tread = run / perFlight;
  let lines = '';
  for (let step = 0; step <= perFlight; step += 1)
    lines += isLevel
      ? `M${(x + width - step * tread).toFixed(1)} ${y.toFixed(1)}v${depth.toFixed(1)}`
      : `M${x.toFixed(1)} ${(y + depth - step * tread).toFixed(1)}h${width.toFixed(1)}`;
  sheet.path(lines, { width: 0.8 });
  const [cx, cy] = [x + width / 2, y + depth / 2];
  if (isLevel) {
    sheet.line(x + width - run, cy, x + width, cy, { width: 2 });
    sheet.path(
      `M${x + width - 4} ${y + depth * 0.75}H${x + 0.4 * meter}V${y + depth * 0.25}H${x + width - 10}l-6 -4m6 4l-6 4`,
      { width: 1, color: sheet.palette.accent },
    );
  } else {
    sheet.line(cx, y + depth - run, cx, y + depth, { width: 2 });
    sheet.path(
      `M${x + width * 0.25} ${y + depth - 4}V${y + 0.4 * meter}H${x + width * 0.75}V${y + depth - 10}l-4 -6m4 6l4 -6`,
      { width: 1, color: sheet.palette.accent },
    );
  }
}

function drawRoomName(sheet: Sheet, room: Room, building: Building, [left, top]: Point, meter: number): void {
  const { paper, soft } = sheet.palette;
  const room_ = insideOf(room, building);
  const [width, depth] = [room_.width * meter, room_.depth * meter];
  const isUpright = width < 58 && depth > width * 1.2;
  const long = isUpright ? depth : width;
  const area = `${areaOf(room, building).toFixed(1)} m²`;
  const size = Math.min(8, (long - 8) / (Math.max(room.name.length, area.length - 1) * 0.96));
  if (size < 3.4) return;
  const [x, y] = [left + (room_.x + room_.width / 2) * meter, top + (room_.y + room_.depth / 2) * meter];
  const two = (isUpright ? width : depth) > size * 4.2;
  const half = (Math.max(room.name.length, area.length) * size * 0.96) / 2 + 3;
  const high = two ? size * 3 + 6 : size + 6;
  const plate = isUpright
    ? ([x - high / 2, y - half, high, 2 * half] as const)
    : ([x - half, y - high / 2, 2 * half, high] as const);
  sheet.path(
    `M${plate[0].toFixed(1)} ${plate[1].toFixed(1)}h${plate[2].toFixed(1)}v${plate[3].toFixed(1)}h${(-plate[2]).toFixed(1)}Z`,
    { fill: paper, fillOpacity: 0.86, width: 0 },
  );
  const put = (text: string, shift: number, color?: string) =>
    isUpright
      ? sheet.text(text, x + shift + size / 2, y, {
          size,
          align: 'center',
          turn: -90,
          ...(color && { color }),
        })
      : sheet.text(text, x, y + shift + size / 2, { size, align: 'center', ...(color && { color }) });
  put(room.name, two ? -size * 0.85 : 0);
  if (two) put(area, size * 0.85, soft);
}

/** Widths above, depths at the left: whole, and by the rooms of the north and west walls. */
function drawOuterDimensions(
  sheet: Sheet,
  { width, depth }: Building,
  { rooms }: Level,
  [left, top]: Point,
  { meter }: FrameScale,
): void {
  const chain = (edges: readonly number[], isLevel: boolean, shift: number) => {
    const sorted = [...new Set(edges.map((edge) => Math.round(edge * 1000) / 1000))].toSorted(
      (a, b) => a - b,
    );
    sorted.slice(1).forEach((to, index) => {
      const from = sorted[index] ?? 0;
      if ((to - from) * meter < 24) return;
      const text = (to - from).toFixed(2);
      if (isLevel)
        drawDimension(sheet, [left + from * meter, top - shift], [left + to * meter, top - shift], text);
      else drawDimension(sheet, [left - shift, top + from * meter], [left - shift, top + to * meter], text);
    });
  };
  const north = rooms.filter(({ y }) => y < 0.01);
  const west = rooms.filter(({ x }) => x < 0.01);
  chain(
    [0, outerWall, ...north.map((room) => room.x + room.width)].filter((edge) => edge !== outerWall),
    true,
    16,
  );
  chain([0, ...west.map((room) => room.y + room.depth)], false, 16);
  chain([0, width], true, 38);
  chain([0, depth], false, 38);
}

function drawGarden(
  sheet: Sheet,
  random: Random,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  for (let index = 0; index < 7; index += 1) {
    const radius = random.between(14, 26);
    const isBeside = index < 3;
    const x = isBeside
      ? random.pick([Math.max(64, left - 92), Math.min(1136, right + 56)])
      : random.between(left, right);
    const y = isBeside ? random.between(top + 20, bottom) : bottom + 62 + random.between(0, 14);
    if (y + radius < 690 && x - radius > 34 && x + radius < 1166 && (!isBeside || left > 150 || x > right))
      drawTreeFromAbove(sheet, random, x, y, radius);
  }
}
