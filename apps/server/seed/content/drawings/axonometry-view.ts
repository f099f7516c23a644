import { type Building, outerWall, type Room, type RoomKind } from '../buildings/building.ts';
import { openingsOf } from '../buildings/openings.ts';
import type { Random } from '../random.ts';
import type { Point, Sheet } from './sheet.ts';
import { roofHeight } from './storeys.ts';
import type { Subject } from './subject.ts';

type At = (x: number, y: number, z: number) => Point;

const cutHeight = 2.1;
const tilt = { across: 0.866, down: 0.5 };

/** The building taken apart: each level open towards the reader, its roof above. Returns 'Sans échelle'. */
export function drawAxonometryView(sheet: Sheet, random: Random, { building }: Subject): string {
  const { width, depth } = building;
  const levels = building.levels.slice(0, 3);
  const hasRoof = !building.isFlat;
  const lift = cutHeight + Math.max(2.2, depth * (building.levels.length > 1 ? 0.28 : 0.42));
  const high =
    (levels.length - 1 + (hasRoof ? 1 : 0)) * lift + cutHeight + (hasRoof ? roofHeight(building) : 0);
  const meter = Math.min(1020 / ((width + depth) * tilt.across), 620 / ((width + depth) * tilt.down + high));
  const left = 600 - ((width - depth) * tilt.across * meter) / 2;
  const top = 374 - (((width + depth) * tilt.down - high) * meter) / 2;
  sheet.rect(28, 28, 1144, 692, {
    fill: random.chance(0.5) ? sheet.palette.sky : sheet.palette.paper,
    width: 0,
  });
  const atLevel =
    (raised: number): At =>
    (x, y, z) => [
      left + (x - y) * tilt.across * meter,
      top + (x + y) * tilt.down * meter - (z + raised) * meter,
    ];
  drawBase(sheet, building, atLevel(0));
  levels.forEach((level, rank) => {
    const at = atLevel(rank * lift);
    if (rank > 0) drawTies(sheet, building, atLevel((rank - 1) * lift + cutHeight), at);
    drawOpenLevel(sheet, building, level.rooms, rank, at);
    const [x, y] = at(width, 0, 0);
    sheet.text(level.name, Math.min(x + 14, 1150 - level.name.length * 8), y + 22, {
      size: 8.5,
      color: sheet.palette.accent,
    });
  });
  if (hasRoof) {
    const raised = levels.length * lift;
    drawTies(sheet, building, atLevel(raised - lift + cutHeight), atLevel(raised));
    drawRoof(sheet, building, atLevel(raised));
  }
  return 'Sans échelle';
}

function drawBase(sheet: Sheet, { width, depth, isFlat }: Building, at: At): void {
  if (isFlat) return;
  const edge = Math.min(2.5, width * 0.1);
  sheet.polygon(
    [
      at(-edge, -edge, 0),
      at(width + edge, -edge, 0),
      at(width + edge, depth + edge, 0),
      at(-edge, depth + edge, 0),
    ],
    {
      ...{ fill: sheet.palette.green, fillOpacity: 0.45, color: sheet.palette.soft, width: 1 },
    },
  );
}

/** Thin upright lines that say what stands on what. */
function drawTies(sheet: Sheet, { width, depth }: Building, from: At, to: At): void {
  for (const [x, y] of [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const)
    sheet.polyline([from(x, y, 0), to(x, y, 0)], { color: sheet.palette.soft, width: 0.8, dash: '5 4' });
}

const tintOf = (sheet: Sheet, kind: RoomKind): string => {
  const { floor, walls, lit, glass } = sheet.palette;
  if (kind === 'bath' || kind === 'kitchen') return glass;
  if (kind === 'hall' || kind === 'stair') return lit;
  return kind === 'store' ? walls[2] : floor;
};

/** Rooms from the back to the front, each with the two walls that stand behind it. */
function drawOpenLevel(sheet: Sheet, building: Building, rooms: readonly Room[], rank: number, at: At): void {
  const { ink, walls, shade, cut } = sheet.palette;
  const { width, depth } = building;
  for (const [from, to] of [
    [at(0, depth, 0), at(width, depth, 0)],
    [at(width, depth, 0), at(width, 0, 0)],
  ] as const)
    sheet.polygon([from, to, [to[0], to[1] + 7], [from[0], from[1] + 7]], { fill: cut, width: 0.8 });
  for (const room of rooms.toSorted((a, b) => a.x + a.y - b.x - b.y)) {
    const { x, y, width: w, depth: d } = room;
    sheet.polygon([at(x, y, 0), at(x + w, y, 0), at(x + w, y + d, 0), at(x, y + d, 0)], {
      fill: tintOf(sheet, room.kind),
      color: ink,
      width: 1,
    });
    const isOuter = [y < 0.01, x < 0.01];
    const behind = [
      [at(x, y, 0), at(x + w, y, 0), at(x + w, y, cutHeight), at(x, y, cutHeight)],
      [at(x, y + d, 0), at(x, y, 0), at(x, y, cutHeight), at(x, y + d, cutHeight)],
    ];
    behind.forEach((wall, index) => {
      const isThick = isOuter[index];
      sheet.polygon(wall, { fill: walls[2], fillOpacity: isThick ? 1 : 0.75, color: ink, width: 0.9 });
      if (index === 1) sheet.polygon(wall, { fill: shade, fillOpacity: 0.1, width: 0 });
      const [, , high = [0, 0], far = [0, 0]] = wall;
      sheet.polyline([high, far], { color: cut, width: isThick ? 4 : 2.4 });
    });
    for (const opening of openingsOf(building, rank)) drawBehind(sheet, room, opening, at);
    drawThings(sheet, room, at);
  }
}

function drawBehind(
  sheet: Sheet,
  room: Room,
  { side, from, to, sill, head }: ReturnType<typeof openingsOf>[number],
  at: At,
): void {
  const top = Math.min(head, cutHeight);
  const isNorth = side === 'north' && room.y < 0.01 && from >= room.x && to <= room.x + room.width;
  const isWest = side === 'west' && room.x < 0.01 && from >= room.y && to <= room.y + room.depth;
  const look = { fill: sheet.palette.glass, color: sheet.palette.ink, width: 0.8 };
  if (isNorth) sheet.polygon([at(from, 0, sill), at(to, 0, sill), at(to, 0, top), at(from, 0, top)], look);
  if (isWest) sheet.polygon([at(0, from, sill), at(0, to, sill), at(0, to, top), at(0, from, top)], look);
}

/** What stands in a room as blocks: beds, tables, shelves; steps of a stair. */
function drawThings(sheet: Sheet, { kind, x, y, width, depth }: Room, at: At): void {
  const { walls, accent } = sheet.palette;
  const block = (left: number, back: number, w: number, d: number, h: number, fill: string) => {
    if (left < x + 0.1 || back < y + 0.1 || left + w > x + width || back + d > y + depth) return;
    sheet.polygon(
      [at(left, back + d, 0), at(left + w, back + d, 0), at(left + w, back + d, h), at(left, back + d, h)],
      { fill, width: 0.7 },
    );
    sheet.polygon(
      [at(left + w, back, 0), at(left + w, back + d, 0), at(left + w, back + d, h), at(left + w, back, h)],
      { fill, width: 0.7 },
    );
    sheet.polygon(
      [at(left, back, h), at(left + w, back, h), at(left + w, back + d, h), at(left, back + d, h)],
      { fill: walls[2], width: 0.7 },
    );
  };
  const middle = x + width / 2;
  if (kind === 'bed') block(middle - 0.8, y + outerWall, 1.6, 2, 0.45, accent);
  if (kind === 'living') {
    block(middle - 1.1, y + 0.6, 2.2, 0.85, 0.45, accent);
    block(middle - 0.8, y + depth - 1.8, 1.6, 0.9, 0.75, walls[1]);
  }
  if (kind === 'kitchen') block(x + outerWall, y + outerWall, width - 0.6, 0.6, 0.9, walls[1]);
  if (kind === 'bath') block(x + 0.4, y + 0.4, Math.min(1.7, width - 0.8), 0.75, 0.5, walls[2]);
  if (kind === 'stair')
    for (let step = 0; step < 7; step += 1)
      block(x + 0.3 + step * 0.4, y + 0.3, 0.4, Math.min(1.1, depth - 0.5), (step + 1) * 0.28, walls[2]);
  if (
    kind === 'office' ||
    kind === 'class' ||
    kind === 'meeting' ||
    kind === 'dining' ||
    kind === 'workshop' ||
    kind === 'reading'
  )
    for (let back = y + 1; back + 1.3 < y + depth; back += 2)
      for (let left = x + 0.9; left + 1.6 < x + width; left += 2.4)
        block(left, back, 1.4, 0.7, kind === 'reading' ? 1.5 : 0.74, walls[1]);
  if (kind === 'shop')
    for (let back = y + 1; back + 1 < y + depth; back += 1.8)
      block(x + 1, back, width - 2.4, 0.7, 1.2, walls[1]);
}

function drawRoof(sheet: Sheet, building: Building, at: At): void {
  const { width, depth, roof } = building;
  const { roof: tile, walls, shade, green, glass, ink } = sheet.palette;
  const high = roofHeight(building);
  if (roof === 'flat') {
    sheet.polygon([at(0, depth, 0), at(width, depth, 0), at(width, depth, high), at(0, depth, high)], {
      fill: walls[0],
      width: 1.2,
    });
    sheet.polygon([at(width, depth, 0), at(width, 0, 0), at(width, 0, high), at(width, depth, high)], {
      fill: walls[1],
      width: 1.2,
    });
    sheet.polygon([at(0, 0, high), at(width, 0, high), at(width, depth, high), at(0, depth, high)], {
      fill: walls[2],
      fillOpacity: 0.35,
      width: 1.2,
    });
    sheet.polygon(
      [
        at(0.5, 0.5, high),
        at(width - 0.5, 0.5, high),
        at(width - 0.5, depth - 0.5, high),
        at(0.5, depth - 0.5, high),
      ],
      { fill: green, fillOpacity: 0.45, color: ink, width: 0.8 },
    );
    return;
  }
  const teeth = roof === 'shed' ? Math.max(1, Math.round(width / 6)) : 0;
  for (let index = 0; index < teeth; index += 1) {
    const [from, to] = [(index * width) / teeth, ((index + 1) * width) / teeth];
    sheet.polygon([at(from, 0, high), at(to, 0, 0), at(to, depth, 0), at(from, depth, high)], {
      fill: tile,
      width: 1.2,
    });
    sheet.polygon([at(from, depth, 0), at(from, depth, high), at(to, depth, 0)], { fill: glass, width: 1.2 });
  }
  if (teeth > 0) return;
  const half = depth / 2;
  sheet.polygon([at(0, 0, 0), at(width, 0, 0), at(width, half, high), at(0, half, high)], {
    fill: tile,
    width: 1.2,
  });
  sheet.polygon([at(width, 0, 0), at(width, depth, 0), at(width, half, high)], {
    fill: walls[1],
    width: 1.2,
  });
  sheet.polygon([at(0, depth, 0), at(width, depth, 0), at(width, half, high), at(0, half, high)], {
    fill: tile,
    color: ink,
    width: 1.4,
  });
  sheet.polygon([at(0, depth, 0), at(width, depth, 0), at(width, half, high), at(0, half, high)], {
    fill: shade,
    fillOpacity: 0.12,
    width: 0,
  });
  for (let x = 0.6; x < width; x += 0.6)
    sheet.polyline([at(x, depth, 0), at(x, half, high)], {
      color: sheet.palette.paper,
      width: 0.6,
      opacity: 0.5,
    });
}
