/** What a room is for: what stands in it, how it is lit and who may pass through it. */
const roomKinds = [
  'hall',
  'stair',
  'living',
  'kitchen',
  'bed',
  'bath',
  'store',
  'office',
  'meeting',
  'class',
  'play',
  'dining',
  'reading',
  'care',
  'shop',
  'sport',
  'workshop',
] as const;
export type RoomKind = (typeof roomKinds)[number];

/** In metres from the north-west corner of the outer walls; walls are shared half and half. */
export interface Room {
  readonly name: string;
  readonly kind: RoomKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Level {
  readonly name: string;
  readonly rooms: readonly Room[];
}

export type Roof = 'gable' | 'flat' | 'shed';
export type Skin = 'timber' | 'render' | 'brick' | 'stone';

/** A building as its drawings need it: plan, section, elevations and views all come from here, and so agree. */
export interface Building {
  readonly width: number;
  readonly depth: number;
  readonly storeyHeight: number;
  /** From the ground up. */
  readonly levels: readonly Level[];
  readonly roof: Roof;
  readonly skin: Skin;
  /** Neighbours stand against its east and west walls, which have no windows. */
  readonly hasPartyWalls: boolean;
  /** A flat: one floor of a building that continues above and below. */
  readonly isFlat: boolean;
}

export const outerWall = 0.36;
export const innerWall = 0.12;
const tolerance = 0.001;

/** What lies inside a room's walls, in metres. */
export function insideOf(room: Room, { width, depth }: Pick<Building, 'width' | 'depth'>) {
  const left = room.x < tolerance ? outerWall : room.x + innerWall / 2;
  const top = room.y < tolerance ? outerWall : room.y + innerWall / 2;
  const right =
    room.x + room.width > width - tolerance ? width - outerWall : room.x + room.width - innerWall / 2;
  const bottom =
    room.y + room.depth > depth - tolerance ? depth - outerWall : room.y + room.depth - innerWall / 2;
  return { x: left, y: top, width: right - left, depth: bottom - top };
}

/** The floor inside a room's walls, in m² with one decimal, as plans tell it. */
export function areaOf(room: Room, building: Pick<Building, 'width' | 'depth'>): number {
  const { width, depth } = insideOf(room, building);
  return Math.round(width * depth * 10) / 10;
}

/** The sum of all rooms on all levels, in whole m². */
export function totalArea(building: Building): number {
  const areas = building.levels.flatMap(({ rooms }) => rooms.map((room) => areaOf(room, building)));
  return Math.round(areas.reduce((sum, area) => sum + area, 0));
}

/**
 * A level from a text with one line a row of rooms, from north to south: its depth, then each room's name, kind and
 * width in metres, from west to east. A line of dashes begins what stands east of the rows above.
 */
export function parseLevel(name: string, text: string): Level {
  const rooms: Room[] = [];
  let left = 0;
  let right = 0;
  let y = 0;
  for (const line of text.trim().split('\n')) {
    if (line.trim() === '---') {
      left = right;
      y = 0;
      continue;
    }
    const [depthText = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const depth = Number(depthText);
    right = left;
    for (const cell of cells) {
      const { label, kind, width } = parseRoom(cell);
      rooms.push({ name: label, kind, x: right, y, width, depth });
      right += width;
    }
    y += depth;
  }
  return { name, rooms };
}

function parseRoom(cell: string) {
  const words = cell.split(' ');
  const width = Number(words.at(-1));
  const kind = roomKinds.find((known) => known === words.at(-2));
  if (!kind || !(width > 0)) throw new RangeError(`no room: ${cell}`);
  return { label: words.slice(0, -2).join(' '), kind, width };
}
