import type { Random } from '../random.ts';

/** A room in metres from the plan's top left corner, walls' axes. */
export interface Room {
  readonly name: string;
  readonly use: 'living' | 'kitchen' | 'bed' | 'bath' | 'office' | 'corridor' | 'store' | 'meeting';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** The side of its door and of its windows. */
  readonly door: 'top' | 'bottom' | 'none';
  readonly window: 'top' | 'bottom' | 'none';
}
export interface PlanLayout {
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly Room[];
  readonly corridor: Room;
  /** The open end of the plan: the room across the whole depth. */
  readonly great: Room;
}

type Programme = { great: [string, Room['use']]; rooms: readonly [string, Room['use'], number][] };
const programmes: readonly Programme[] = [
  {
    great: ['Séjour', 'living'],
    rooms: [
      ['Chambre', 'bed', 3.2],
      ['Bains', 'bath', 2],
      ['Chambre', 'bed', 3.1],
      ['Cuisine', 'kitchen', 3.4],
      ['Cellier', 'store', 1.7],
      ['Bureau', 'office', 2.7],
    ],
  },
  {
    great: ['Séjour', 'living'],
    rooms: [
      ['Suite', 'bed', 3.9],
      ['Bains', 'bath', 2.2],
      ['Chambre', 'bed', 3],
      ['Bureau', 'office', 2.6],
      ['Cuisine', 'kitchen', 3.6],
      ['Entrée', 'store', 2.4],
    ],
  },
  {
    great: ['Plateau', 'meeting'],
    rooms: [
      ['Réunion', 'meeting', 3.8],
      ['Bureau', 'office', 3],
      ['Bureau', 'office', 3],
      ['Accueil', 'living', 4.2],
      ['Sanitaires', 'bath', 2.3],
      ['Archives', 'store', 2.2],
    ],
  },
  {
    great: ['Salle commune', 'living'],
    rooms: [
      ['Chambre', 'bed', 3.3],
      ['Bains', 'bath', 2.1],
      ['Bains', 'bath', 2.1],
      ['Chambre', 'bed', 3.3],
      ['Office', 'kitchen', 3.5],
      ['Linge', 'store', 1.9],
      ['Atelier', 'office', 3.6],
    ],
  },
];

/** A plan of two rows of rooms along a corridor that opens on a great room. */
export function createPlanLayout(random: Random): PlanLayout {
  const { great, rooms } = random.pick(programmes);
  const order = random.sample(rooms, rooms.length);
  const half = Math.ceil(order.length / 2);
  const rows = [order.slice(0, half), order.slice(half)];
  const upper = random.between(3.2, 4.1);
  const corridorDepth = random.between(1.2, 1.5);
  const lower = random.between(3.2, 4.1);
  const depth = upper + corridorDepth + lower;
  const roomsWidth = Math.max(...rows.map((row) => row.reduce((sum, [, , width]) => sum + width, 0)));
  const greatWidth = random.between(4.6, 6);
  const isGreatLeft = random.chance(0.5);
  const left = isGreatLeft ? greatWidth : 0;
  const placed = rows.flatMap((row, rank) => {
    const stretch = roomsWidth / row.reduce((sum, [, , width]) => sum + width, 0);
    let x = left;
    return row.map(([name, use, width]): Room => {
      const room = {
        name,
        use,
        x,
        width: width * stretch,
        y: rank === 0 ? 0 : upper + corridorDepth,
        depth: rank === 0 ? upper : lower,
        door: rank === 0 ? 'bottom' : 'top',
        window: use === 'store' ? 'none' : rank === 0 ? 'top' : 'bottom',
      } as const;
      x += room.width;
      return room;
    });
  });
  const corridor: Room = {
    name: 'Dégagement',
    use: 'corridor',
    x: left,
    y: upper,
    width: roomsWidth,
    depth: corridorDepth,
    door: 'none',
    window: 'none',
  };
  const greatRoom: Room = {
    name: great[0],
    use: great[1],
    x: isGreatLeft ? 0 : roomsWidth,
    y: 0,
    width: greatWidth,
    depth,
    door: 'none',
    window: 'bottom',
  };
  return { width: roomsWidth + greatWidth, depth, rooms: placed, corridor, great: greatRoom };
}
