import { type RawBuilder, sql } from 'kysely';
import type { DirectoryPlace } from './directory.repository.ts';
import type { OutwardCursor } from './outward-cursor.ts';
import type { Shuffle } from './shuffle.ts';

/** A profile as a walk outward meets it. */
export interface OutwardPlace extends DirectoryPlace {
  /** Whole kilometres from the place asked for; null, after all others, where it has no point. */
  readonly km: number | null;
}

/** Stands for no distance where distances are compared: further than any other. */
export const withoutPoint = 1_000_000;

type Sql = RawBuilder<unknown>;

/** The parts of a walk's statements. Of the seed, all walks take one column: an index by commune and position serves them. */
export interface OutwardParts {
  /** `asc` or `desc`. */
  readonly order: Sql;
  /** Which lap a profile is on. */
  readonly lap: Sql;
  /** That a profile is on the first or the second lap. */
  readonly laps: readonly [Sql, Sql];
  /** That it comes after the cursor on the cursor's lap, of those as far as it. */
  readonly beyond: Sql;
}

export function outwardParts({ direction, start }: Shuffle, after: OutwardCursor | null): OutwardParts {
  const isForward = direction === 'asc';
  const isFromStart = sql`shuffle_a >= ${start}`;
  const isToStart = sql`shuffle_a < ${start}`;
  const laps = isForward ? ([isFromStart, isToStart] as const) : ([isToStart, isFromStart] as const);
  const beyond =
    after === null
      ? sql`true`
      : sql`(shuffle_a, profile_id) ${isForward ? sql`>` : sql`<`} (${after.position}, ${after.profileId}::uuid)`;
  return {
    order: isForward ? sql`asc` : sql`desc`,
    lap: sql`case when ${laps[0]} then 0 else 1 end`,
    laps,
    beyond,
  };
}
