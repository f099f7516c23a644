import { describe, expect, it } from 'vitest';
import { type ProgrammeCode, programmes } from '../projects/programmes.ts';
import { areaOf, type RoomKind, totalArea } from './building.ts';
import { doorsOf, openingsOf } from './openings.ts';

const dwellings: readonly ProgrammeCode[] = [
  ...(['plainPied', 'pignon', 'ville', 'appartement', 'deuxPieces', 'logements'] as const),
];
const ofDwellings: readonly RoomKind[] = ['bed', 'living'];
/** Nobody walks through these to get somewhere else, but from a bedroom to its own bath and from a kitchen to its stores. */
const private_: readonly RoomKind[] = [
  'bed',
  'bath',
  'store',
  'class',
  'care',
  'office',
  'kitchen',
  'play',
  'sport',
];
const suites = ['bed bath', 'kitchen store'];
const every = (Object.keys(programmes) as ProgrammeCode[]).map(
  (code) => [code, programmes[code].building] as const,
);

describe('the buildings of the demonstration', () => {
  it('are full of rooms: each level covers its footprint once', () => {
    for (const [code, { levels, width, depth }] of every)
      for (const { name, rooms } of levels) {
        const covered = rooms.reduce((sum, room) => sum + room.width * room.depth, 0);
        expect(covered, `${code} ${name}`).toBeCloseTo(width * depth, 6);
        const overlaps = rooms.flatMap((a, rank) =>
          rooms
            .slice(rank + 1)
            .filter((b) => a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01)
            .filter((b) => a.y + a.depth > b.y + 0.01 && b.y + b.depth > a.y + 0.01),
        );
        expect(overlaps, `${code} ${name}`).toEqual([]);
      }
  });

  it('have beds and living rooms where somebody lives, and nowhere else', () => {
    for (const [code, { levels }] of every) {
      const kinds = new Set(levels.flatMap(({ rooms }) => rooms.map(({ kind }) => kind)));
      for (const kind of ofDwellings)
        expect([code, kind, kinds.has(kind)]).toEqual([
          code,
          kind,
          dwellings.includes(code) || isHouseGround(code),
        ]);
    }
  });

  it('let one reach every room, and none through somebody’s bedroom, bath or office', () => {
    for (const [code, building] of every)
      building.levels.forEach(({ rooms, name }, rank) => {
        const doors = doorsOf(building, rank);
        expect(new Set(doors.map(({ between: [, to] }) => to)).size, `${code} ${name}`).toBe(
          rooms.length - 1,
        );
        const through = doors
          .filter(
            ({ between: [from, to] }) =>
              private_.includes(from.kind) && !suites.includes(`${from.kind} ${to.kind}`),
          )
          .map(({ between: [from, to] }) => `${from.name} → ${to.name}`);
        expect(through, `${code} ${name}`).toEqual([]);
      });
  });

  it('have windows inside their walls, none towards a neighbour', () => {
    for (const [code, building] of every)
      building.levels.forEach((_, rank) => {
        for (const { side, from, to, sill, head } of openingsOf(building, rank)) {
          const long = side === 'north' || side === 'south' ? building.width : building.depth;
          expect(from >= 0.3 && to <= long - 0.3 && head > sill, `${code} ${side}`).toBe(true);
          if (building.hasPartyWalls) expect(['north', 'south'], code).toContain(side);
        }
      });
  });

  it('have rooms of the size of their use, and areas of their programme', () => {
    for (const [code, building] of every) {
      for (const room of building.levels.flatMap(({ rooms }) => rooms)) {
        const area = areaOf(room, building);
        if (room.kind === 'bed')
          expect([code, room.name, area >= 8 && area <= 26]).toEqual([code, room.name, true]);
        if (room.kind === 'class') expect([code, area >= 50 && area <= 70]).toEqual([code, true]);
      }
      const { areas, ground } = { ground: undefined, ...programmes[code] };
      const area = ground ? ground.width * ground.depth : totalArea(building);
      expect([code, area >= areas[0] && area <= areas[1]]).toEqual([code, true]);
    }
  });
});

/** The project is the ground around a house. */
function isHouseGround(code: ProgrammeCode): boolean {
  return code === 'jardin';
}
