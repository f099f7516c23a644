import { hash as digest, randomBytes } from 'node:crypto';
import { seedPattern } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { sql } from 'kysely';
import { isCount, listCursors } from '../../core/lists/list-cursor.ts';
import type { ListOrder } from '../../core/lists/list-query.ts';

/** The fixed random positions that every profile carries; each is an order of its own. */
export const shuffleColumns = ['shuffle_a', 'shuffle_b', 'shuffle_c', 'shuffle_d'] as const;
export type ShuffleColumn = (typeof shuffleColumns)[number];

/** An order of all profiles: along one column, one way, from a starting point round to it again. */
export interface Shuffle {
  readonly column: ShuffleColumn;
  readonly direction: 'asc' | 'desc';
  /** A position, from 0 to 2³¹ − 1. */
  readonly start: number;
}

/** The order that a seed stands for: always the same one. */
export function shuffleOf(seed: string): Shuffle {
  const hash = digest('sha256', seed, 'buffer');
  const [choice = 0] = hash;
  return {
    column: shuffleColumns[choice % shuffleColumns.length] ?? 'shuffle_a',
    direction: choice & 0x80 ? 'desc' : 'asc',
    start: hash.readUInt32BE(4) >>> 1,
  };
}

/** In a list by distance, all seeds take one column: an index of places serves it. */
export const shuffleByDistance = (seed: string): Shuffle => ({ ...shuffleOf(seed), column: 'shuffle_a' });

export function newSeed(): string {
  return randomBytes(6).toString('hex');
}

/** A profile's position in a shuffled order. */
export interface ShuffledPosition {
  readonly id: string;
  /** 0 from the starting point to the end of the column, 1 from its other end back to the starting point. */
  readonly lap: 0 | 1;
  readonly position: number;
}

/** A cursor holds its seed: the next page has the same order, whether or not the query repeats the seed. */
export const profileCursors = listCursors<ShuffledPosition & { readonly seed: string }>({
  count: 3,
  write: ({ lap, position, seed }) => [lap, position, seed],
  read: ([lap, position, seed]) => {
    if ((lap !== 0 && lap !== 1) || !isCount(position)) return null;
    return typeof seed === 'string' && seedPattern.test(seed) ? { lap, position, seed } : null;
  },
});

/** The order that a seed stands for, in two laps: from its starting point to the end of the column, and back to it. */
export function shuffledOrder(
  { column: name, direction, start }: Shuffle,
  after: ShuffledPosition | null,
): ListOrder {
  const column = sql.ref(name);
  const isForward = direction === 'asc';
  const way = isForward ? sql`asc` : sql`desc`;
  const isFromStart = sql`${column} >= ${start}`;
  const isToStart = sql`${column} < ${start}`;
  const [firstLap, secondLap] = isForward ? [isFromStart, isToStart] : [isToStart, isFromStart];
  const orderBy = sql`${column} ${way}, profile_id ${way}`;
  const lap = (where: typeof firstLap) => ({ where, orderBy });
  const order = {
    position: sql`profile_id as id, ${column} as position, case when ${firstLap} then 0 else 1 end as lap`,
    sorted: sql`lap, position ${way}, id ${way}`,
  };
  if (after === null) return { ...order, ahead: sql`true`, ranges: [lap(firstLap), lap(secondLap)] };
  const beyond = sql`(${column}, profile_id) ${isForward ? sql`>` : sql`<`} (${after.position}, ${after.id}::uuid)`;
  // on the first lap, rows beyond the cursor are also past the start: with both conditions, PostgreSQL would
  // read the index from the start on
  return after.lap === 0
    ? { ...order, ahead: sql`(${secondLap} or ${beyond})`, ranges: [lap(beyond), lap(secondLap)] }
    : {
        ...order,
        ahead: sql`(${secondLap} and ${beyond})`,
        ranges: [lap(sql`${secondLap} and ${beyond}`)],
      };
}
