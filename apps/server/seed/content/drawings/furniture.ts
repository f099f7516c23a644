import type { RoomKind } from '../buildings/building.ts';
import type { Area, Sheet } from './sheet.ts';

/** A room on the sheet, in drawing units, and where one comes in. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly meter: number;
  readonly hasDoorAtTop: boolean;
}

interface Kit extends Place {
  readonly sheet: Sheet;
  readonly thin: Area;
  /** A box from the room's corner, in metres; seen from the wall that one faces on coming in. */
  box(left: number, fromWall: number, width: number, depth: number): void;
  disc(left: number, fromWall: number, radius: number): void;
  /** The room's size in metres. */
  readonly across: number;
  readonly down: number;
}

/** What stands in a room, in thin lines, each thing in its real size and only where it fits. */
export function drawFurniture(sheet: Sheet, kind: RoomKind, place: Place): void {
  const { x, y, width, depth, meter, hasDoorAtTop } = place;
  const thin: Area = { color: sheet.palette.soft, width: 1, fill: sheet.palette.paper };
  const top = (fromWall: number, size: number) =>
    hasDoorAtTop ? y + depth - (fromWall + size) * meter : y + fromWall * meter;
  const kit: Kit = {
    ...place,
    ...{ sheet, thin, across: width / meter, down: depth / meter },
    box: (left, fromWall, w, d) => sheet.rect(x + left * meter, top(fromWall, d), w * meter, d * meter, thin),
    disc: (left, fromWall, radius) => sheet.circle(x + left * meter, top(fromWall, 0), radius * meter, thin),
  };
  furnish[kind]?.(kit);
}

/** Puts something at every `pitch` of the room, within a margin all around. */
function everywhere(
  { across, down }: Kit,
  [w, d]: readonly [number, number],
  margin: number,
  put: (left: number, fromWall: number) => void,
) {
  const columns = Math.floor((across - 2 * margin) / w);
  const rows = Math.floor((down - 2 * margin) / d);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      put((across - columns * w) / 2 + column * w, (down - rows * d) / 2 + row * d);
}

const tableOfFour = (kit: Kit, left: number, fromWall: number, long = 1.2) => {
  for (const seat of [0.3, long - 0.3])
    for (const side of [-0.22, 1.02]) kit.disc(left + seat, fromWall + side, 0.18);
  kit.box(left, fromWall, long, 0.8);
};

const desk = (kit: Kit, left: number, fromWall: number) => {
  kit.disc(left + 0.7, fromWall + 0.95, 0.22);
  kit.box(left, fromWall, 1.4, 0.7);
};

const furnish: Readonly<Partial<Record<RoomKind, (kit: Kit) => void>>> = {
  bed: (kit) => {
    const wide = kit.across > 2.6 ? 1.6 : 0.9;
    const left = kit.across / 2 - wide / 2;
    kit.box(left, 0.05, wide, 2);
    kit.box(left + 0.08, 0.12, wide > 1 ? 0.65 : 0.74, 0.35);
    if (wide > 1) {
      kit.box(left + 0.87, 0.12, 0.65, 0.35);
      kit.box(left - 0.45, 0.05, 0.4, 0.4);
      kit.box(left + wide + 0.05, 0.05, 0.4, 0.4);
    }
    kit.box(left, 0.6, wide, 0.12);
  },
  bath: (kit) => {
    kit.box(kit.across / 2 - 0.19, 0.05, 0.38, 0.18);
    kit.disc(kit.across / 2, 0.42, 0.2);
    if (kit.across < 1.9 || kit.down < 1.5) return;
    if (kit.across > 5) {
      for (let left = 0.4; left + 0.9 < kit.across / 2 - 0.5; left += 1) kit.box(left, 0.05, 0.9, 1.4);
      for (let left = kit.across / 2 + 0.8; left + 0.5 < kit.across; left += 0.8) kit.disc(left, 0.35, 0.2);
      return;
    }
    kit.box(0.08, 0.08, Math.min(1.7, kit.across / 2 - 0.4), 0.75);
    kit.box(kit.across - 0.66, 0.08, 0.58, 0.48);
    kit.disc(kit.across - 0.37, 0.32, 0.17);
  },
  kitchen: (kit) => {
    kit.box(0.08, 0.05, kit.across - 0.16, 0.6);
    for (const left of [0.4, 0.75]) for (const from of [0.22, 0.48]) kit.disc(left, from, 0.09);
    kit.box(kit.across - 1.05, 0.14, 0.7, 0.42);
    if (kit.down > 3.4 && kit.across > 3.2) tableOfFour(kit, kit.across / 2 - 0.6, 1.75);
  },
  living: (kit) => {
    const middle = kit.across / 2;
    const isWide = kit.across > 6;
    const sofa = isWide ? kit.across * 0.3 : middle;
    kit.box(sofa - 1.1, 0.35, 2.2, 0.85);
    kit.box(sofa - 0.5, 1.6, 1, 0.5);
    if (isWide) tableOfFour(kit, kit.across * 0.72 - 0.8, Math.min(1.6, kit.down / 2 - 0.4), 1.6);
    else if (kit.down > 4.4) tableOfFour(kit, middle - 0.8, kit.down - 1.75, 1.6);
  },
  office: (kit) => {
    if (kit.across > 5.5)
      return everywhere(kit, [2.2, 2.1], 0.4, (left, from) => desk(kit, left + 0.4, from + 0.3));
    desk(kit, kit.across / 2 - 0.7, 0.3);
    kit.box(0.08, 0.08, 0.4, Math.min(1.6, kit.down - 1.4));
  },
  meeting: (kit) => {
    const long = Math.min(3.6, kit.across - 2);
    const left = (kit.across - long) / 2;
    const from = kit.down / 2 - 0.5;
    for (let seat = 0.35; seat < long; seat += 0.65)
      for (const side of [-0.25, 1.25]) kit.disc(left + seat, from + side, 0.2);
    kit.box(left, from, long, 1);
  },
  class: (kit) => {
    kit.box(kit.across / 2 - 1.8, 0.04, 3.6, 0.08);
    desk(kit, 0.9, 0.7);
    everywhere({ ...kit, down: kit.down - 2 }, [1.9, 1.35], 0.5, (left, from) => {
      kit.box(left + 0.25, from + 2.1, 1.3, 0.5);
      for (const seat of [0.6, 1.2]) kit.disc(left + seat, from + 2.85, 0.16);
    });
  },
  play: (kit) => {
    everywhere(kit, [2.8, 2.8], 0.6, (left, from) => {
      kit.disc(left + 1.4, from + 1.4, 0.5);
      for (const [a, b] of [
        [0.65, 1.4],
        [2.15, 1.4],
        [1.4, 0.65],
        [1.4, 2.15],
      ] as const)
        kit.disc(left + a, from + b, 0.16);
    });
  },
  dining: (kit) =>
    everywhere(kit, [1.9, 1.9], 0.4, (left, from) => tableOfFour(kit, left + 0.35, from + 0.55)),
  reading: (kit) =>
    everywhere(kit, [2.9, 1.9], 0.7, (left, from) => {
      if (Math.round(from / 1.9) % 2 === 0) kit.box(left + 0.3, from + 0.7, 2.3, 0.45);
      else tableOfFour(kit, left + 0.8, from + 0.5);
    }),
  care: (kit) => {
    kit.box(0.25, 0.3, 0.7, 1.9);
    if (kit.across > 3.2) desk(kit, kit.across - 1.9, 0.35);
  },
  shop: (kit) => {
    kit.box(0.08, 0.08, kit.across - 0.16, 0.4);
    everywhere({ ...kit, down: kit.down - 1 }, [2.2, 1.7], 0.6, (left, from) =>
      kit.box(left + 0.3, from + 1.1, 1.6, 0.7),
    );
  },
  store: (kit) => {
    kit.box(0.06, 0.06, kit.across - 0.12, 0.45);
  },
  workshop: (kit) =>
    everywhere(kit, [3, 2.4], 0.6, (left, from) => {
      kit.box(left + 0.4, from + 0.6, 2.2, 0.9);
      kit.box(left + 0.7, from + 0.8, 0.5, 0.4);
    }),
  sport: ({ sheet, thin, x, y, width, depth, meter }) => {
    // a handball court is 40 by 20, a basketball one 28 by 15
    const line = { ...thin, fill: 'none', width: 1.4 };
    const [w, d] = [28 * meter, 15 * meter];
    const [left, top] = [x + (width - w) / 2, y + (depth - d) / 2];
    sheet.rect(left, top, w, d, line);
    sheet.line(left + w / 2, top, left + w / 2, top + d, line);
    sheet.circle(left + w / 2, top + d / 2, 1.8 * meter, line);
    for (const side of [left, left + w - 5.8 * meter])
      sheet.rect(side, top + d / 2 - 2.45 * meter, 5.8 * meter, 4.9 * meter, line);
  },
};
