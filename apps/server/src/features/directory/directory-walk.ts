import { type RawBuilder, sql } from 'kysely';
import type { DirectoryConditions } from './directory-conditions.ts';
import type { DirectoryCursor } from './directory-cursor.ts';
import { type Shuffle, type ShuffleColumn, shuffleColumns } from './shuffle.ts';

/** Where a walk stands and what it looks for. */
export interface Walk {
  readonly shuffle: Shuffle;
  readonly conditions: DirectoryConditions;
  readonly after: DirectoryCursor | null;
  readonly take: number;
}

type Sql = RawBuilder<unknown>;

const refs = Object.fromEntries(shuffleColumns.map((column) => [column, sql.ref(column)]));

/** The column of an order, whose name is read once. */
export const columnOf = ({ column }: { readonly column: ShuffleColumn }): Sql =>
  refs[column] ?? sql.ref(column);

/** The parts of a walk's statements. */
export interface WalkParts {
  /** How a result of `profile_id, kind, position, lap` is ordered. */
  readonly order: Sql;
  /** Which lap a profile is on. */
  readonly lap: Sql;
  /** What comes after the cursor. */
  readonly isAhead: Sql;
  /** The next so many profiles, whether they fit or not; at most twice as many at the end of a lap. */
  next(count: Sql): Sql;
}

/** Each lap is one index scan that starts where the last page ended. */
export function walkParts({ shuffle, conditions, after }: Walk): WalkParts {
  const column = columnOf(shuffle);
  const isForward = shuffle.direction === 'asc';
  const direction = isForward ? sql`asc` : sql`desc`;
  const isFromStart = sql`${column} >= ${shuffle.start}`;
  const isToStart = sql`${column} < ${shuffle.start}`;
  const [firstLap, secondLap] = isForward ? [isFromStart, isToStart] : [isToStart, isFromStart];
  const beyond =
    after &&
    sql`(${column}, profile_id) ${isForward ? sql`>` : sql`<`} (${after.position}, ${after.profileId}::uuid)`;

  // on the first lap, who is beyond is not before the start: told both, the index is read from the start on
  const onLap = (lap: 0 | 1) => {
    if (!beyond || after?.lap !== lap) return lap === 0 ? firstLap : secondLap;
    return lap === 0 ? beyond : sql`${secondLap} and ${beyond}`;
  };

  const nextOfLap = (lap: 0 | 1, count: Sql) => sql`
    (select profile_id, kind, ${column} as position, ${sql.lit(lap)} as lap, (${conditions.walk}) as fits
    from directory_profiles
    where ${onLap(lap)}
    order by ${column} ${direction}, profile_id ${direction} limit ${count})`;

  return {
    order: sql`lap, position ${direction}, profile_id ${direction}`,
    lap: sql`case when ${firstLap} then 0 else 1 end`,
    isAhead:
      beyond === null
        ? sql`true`
        : after?.lap === 0
          ? sql`(${secondLap} or ${beyond})`
          : sql`(${secondLap} and ${beyond})`,
    next: (count) =>
      after?.lap === 1 ? nextOfLap(1, count) : sql`${nextOfLap(0, count)} union all ${nextOfLap(1, count)}`,
  };
}
