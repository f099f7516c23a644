import { type RawBuilder, sql } from 'kysely';
import type { LimitRule } from './limit-rule.ts';

// What `Limits` does to the counter of a key (`counterOf`), as parts of statements that do more. `nowMs`: the machine's time.

/** How a counter stands once it has counted. */
export interface CountState {
  readonly points: number;
  /** A bigint, as the driver gives it. */
  readonly expire: string;
}

/**
 * Counts one for a rule, or begins its window anew, for each row of `from` (a `from …`, or nothing: then once). Its rows
 * are `CountState`s.
 */
export const countFrom = (
  { durationSeconds }: LimitRule,
  [counter, nowMs]: [counter: string, nowMs: number],
  from: RawBuilder<unknown> = sql``,
): RawBuilder<CountState> => sql<CountState>`
  insert into rate_limits as known (key, points, expire)
  select ${counter}::varchar, 1, ${nowMs}::bigint + ${sql.lit(durationSeconds * 1000)} ${from}
  on conflict (key) do update set
    points = case when known.expire <= ${nowMs}::bigint then 1 else known.points + 1 end,
    expire = case when known.expire <= ${nowMs}::bigint then excluded.expire else known.expire end
  returning points, expire`;

/** Whether a count of a rule is not refused. */
export const isWithin = ({ points }: LimitRule): RawBuilder<boolean> => sql`points <= ${sql.lit(points)}`;

/** Forgets a counter, where a condition holds. */
export const forgetCountWhere = (
  [counter]: [counter: string],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`delete from rate_limits where key = ${counter} and ${condition}`;

/** Takes back one that was counted, unless its window is over; of the counter null, nothing. */
export const giveBackCountWhere = (
  [counter, nowMs]: [counter: string | null, nowMs: number],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update rate_limits set points = points - 1
  where key = ${counter} and expire > ${nowMs}::bigint and ${condition}`;
