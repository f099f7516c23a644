import { sql } from 'kysely';
import type { ListOrder } from '../../core/lists/list-query.ts';
import type { ShuffledPosition } from './directory-cursor.ts';
import type { Shuffle } from './shuffle.ts';

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
  // on the first lap, what is beyond is not before the start: told both, the index is read from the start on
  return after.lap === 0
    ? { ...order, ahead: sql`(${secondLap} or ${beyond})`, ranges: [lap(beyond), lap(secondLap)] }
    : {
        ...order,
        ahead: sql`(${secondLap} and ${beyond})`,
        ranges: [lap(sql`${secondLap} and ${beyond}`)],
      };
}
