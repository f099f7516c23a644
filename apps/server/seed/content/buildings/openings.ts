import type { Building, Level, Room, RoomKind } from './building.ts';

export type Side = 'north' | 'south' | 'east' | 'west';

/** A window or glazed door, along its wall from the west or the north, in metres; heights above the level's floor. */
export interface Opening {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
  readonly kind: 'window' | 'entrance';
}

/** A way between two rooms, or in from outside: its middle on the wall's line, and the room into which a leaf opens. */
export interface Door {
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
  readonly width: number;
  readonly between: readonly [from: Room, to: Room];
  /** Null where there is no leaf: rooms that are open to each other. */
  readonly into: Room | null;
}

/** [width, one each, sill, head] of windows by what the room is for; in metres. */
const windows: Readonly<Partial<Record<RoomKind, readonly [number, number, number, number]>>> = {
  living: [2.4, 3.4, 0, 2.25],
  kitchen: [1.4, 2.8, 1.05, 2.25],
  bed: [1.2, 2.6, 0.9, 2.25],
  bath: [0.6, 2.2, 1.3, 2.25],
  office: [1.8, 2.7, 0.9, 2.4],
  meeting: [1.8, 2.7, 0.9, 2.4],
  class: [2.2, 2.9, 0.8, 2.6],
  play: [2.2, 3, 0.4, 2.5],
  dining: [2, 3, 0.4, 2.5],
  reading: [1.8, 2.6, 0.5, 2.6],
  care: [1.2, 2.4, 1, 2.3],
  shop: [2.4, 3, 0.15, 2.6],
  sport: [2.4, 3.6, 2.2, 3.2],
  workshop: [2.2, 3.2, 0.9, 2.6],
  stair: [0.9, 2.4, 1, 2.2],
};
const shyest = 0.35;

const near = (a: number, b: number) => Math.abs(a - b) < 0.001;

function sidesOf(room: Room, building: Building): Side[] {
  const sides: Side[] = [];
  if (near(room.y, 0)) sides.push('north');
  if (near(room.y + room.depth, building.depth)) sides.push('south');
  if (building.hasPartyWalls) return sides;
  if (near(room.x, 0)) sides.push('west');
  if (near(room.x + room.width, building.width)) sides.push('east');
  return sides;
}

const isAlong = (side: Side) => side === 'north' || side === 'south';

/** Where one comes in: the hall that reaches outside, from the south where it can. */
function entranceOf(building: Building): { room: Room; side: Side } | null {
  const [ground] = building.levels;
  const halls = ground?.rooms.filter(({ kind }) => kind === 'hall') ?? [];
  for (const side of ['south', 'north', 'west', 'east'] as const)
    for (const room of halls) if (sidesOf(room, building).includes(side)) return { room, side };
  return null;
}

/** Every opening of a level's outer walls. */
export function openingsOf(building: Building, rank: number): Opening[] {
  const level = building.levels[rank];
  const entrance = rank === 0 && !building.isFlat ? entranceOf(building) : null;
  const found: Opening[] = [];
  for (const room of level?.rooms ?? []) {
    const look = windows[room.kind];
    for (const side of sidesOf(room, building)) {
      const [start, length] = isAlong(side) ? [room.x, room.width] : [room.y, room.depth];
      if (entrance?.room === room && entrance.side === side) {
        const middle = start + length / 2;
        const half = Math.min(room.kind === 'hall' && building.width > 16 ? 0.9 : 0.5, length / 2 - 0.25);
        found.push({ side, from: middle - half, to: middle + half, sill: 0, head: 2.2, kind: 'entrance' });
        continue;
      }
      if (!look) continue;
      // rooms on a corner look mostly along the building, so that its ends stay quiet
      if (!isAlong(side) && sidesOf(room, building).length > 1 && room.kind !== 'living') continue;
      const [widest, pitch, sill, head] = look;
      const count = Math.max(1, Math.floor(length / pitch));
      const width = Math.min(widest, length / count - 2 * shyest);
      if (width < 0.4) continue;
      for (let index = 0; index < count; index += 1) {
        const middle = start + (length * (index + 0.5)) / count;
        const top = Math.min(head, building.storeyHeight - 0.4);
        found.push({
          side,
          from: middle - width / 2,
          to: middle + width / 2,
          sill: Math.min(sill, top - 0.5),
          head: top,
          kind: 'window',
        });
      }
    }
  }
  return found;
}

/** How gladly one passes through a room to another. */
const passage: Readonly<Partial<Record<RoomKind, number>>> = {
  hall: 1,
  stair: 1.2,
  living: 3,
  shop: 3,
  reading: 3,
  dining: 4,
  kitchen: 8,
  workshop: 4,
  play: 6,
  office: 9,
};
const blocked = 60;
const openPairs = [
  'living kitchen',
  'kitchen living',
  'living dining',
  'hall living',
  'reading hall',
  'hall reading',
  'stair hall',
  'hall stair',
  'living stair',
  'shop hall',
  'dining kitchen',
];

interface Shared {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function sharedWall(a: Room, b: Room): Shared | null {
  const overlap = (p: number, pl: number, q: number, ql: number) =>
    [Math.max(p, q), Math.min(p + pl, q + ql)] as const;
  if (near(a.x + a.width, b.x) || near(b.x + b.width, a.x)) {
    const [from, to] = overlap(a.y, a.depth, b.y, b.depth);
    return to - from > 0.95 ? { isUpright: true, at: near(a.x + a.width, b.x) ? b.x : a.x, from, to } : null;
  }
  if (near(a.y + a.depth, b.y) || near(b.y + b.depth, a.y)) {
    const [from, to] = overlap(a.x, a.width, b.x, b.width);
    return to - from > 0.95 ? { isUpright: false, at: near(a.y + a.depth, b.y) ? b.y : a.y, from, to } : null;
  }
  return null;
}

/** Every way between a level's rooms: each is reached from the entrance or the stair by the rooms one best passes. */
export function doorsOf(building: Building, rank: number): Door[] {
  const level = building.levels[rank];
  if (!level) return [];
  const doors: Door[] = [];
  for (const start of startsOf(building, rank, level)) walkFrom(start, level, doors);
  return doors;
}

/** Flats of a floor share its stairs; a level without either begins at its first room. */
function startsOf(building: Building, rank: number, { rooms }: Level): Room[] {
  const entrance = rank === 0 ? entranceOf(building)?.room : undefined;
  const start =
    entrance ??
    rooms.find(({ kind }) => kind === 'stair') ??
    rooms.find(({ kind }) => kind === 'hall') ??
    rooms[0];
  return start ? [start] : [];
}

function walkFrom(start: Room, { rooms }: Level, doors: Door[]): void {
  const cost = new Map<Room, number>([[start, 0]]);
  /** Where a landing is, nobody steps from the stair into a room. */
  const skipsLanding = (from: Room, to: Room) =>
    from.kind === 'stair' &&
    to.kind !== 'hall' &&
    rooms.some((room) => room.kind === 'hall' && sharedWall(from, room));
  const parent = new Map<Room, Room>();
  const open = [start];
  const done = new Set<Room>();
  while (open.length > 0) {
    open.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    const room = open.shift();
    if (!room || done.has(room)) continue;
    done.add(room);
    for (const next of rooms) {
      if (done.has(next) || !sharedWall(room, next) || skipsLanding(room, next)) continue;
      const through = (cost.get(room) ?? 0) + (passage[room.kind] ?? blocked);
      if (through >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, through);
      parent.set(next, room);
      open.push(next);
    }
  }
  for (const [room, from] of parent) doors.push(doorBetween(from, room));
}

function doorBetween(from: Room, into: Room): Door {
  const shared = sharedWall(from, into);
  if (!shared) throw new RangeError(`${into.name} does not touch ${from.name}`);
  const length = shared.to - shared.from;
  const isOpen = openPairs.includes(`${from.kind} ${into.kind}`);
  const isWide = into.kind === 'class' || into.kind === 'sport' || into.kind === 'workshop';
  const width = isOpen ? Math.min(2.4, length - 0.5) : Math.min(isWide ? 1 : 0.83, length - 0.25);
  const middle = isOpen ? shared.from + length / 2 : shared.from + 0.2 + width / 2;
  return {
    x: shared.isUpright ? shared.at : middle,
    y: shared.isUpright ? middle : shared.at,
    isUpright: shared.isUpright,
    width,
    between: [from, into],
    into: isOpen ? null : into,
  };
}
