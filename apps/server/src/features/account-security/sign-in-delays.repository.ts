import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** What one try on an account is counted by. */
export type DelayValues = [
  accountKey: Buffer,
  /** Tries that follow each other freely. */
  freeTries: number,
  /** The delay doubles with each further try, from one second to this. */
  maxSeconds: number,
  /** Tries before this instant no longer count. */
  countedSince: Date,
];

/**
 * Counts one try and begins the delay until the next, for each row of `from`: at once, so that of parallel ones only one
 * goes on. Its row has how many `tries` there were; there is none when the delay is not over.
 */
export const delayFrom = (
  [accountKey, freeTries, maxSeconds, countedSince]: DelayValues,
  now: Date,
  from: RawBuilder<unknown>,
): RawBuilder<{ tries: number }> => {
  const tries = sql`case when known.counted_at < ${countedSince}::timestamptz then 1 else known.tries + 1 end`;
  return sql<{ tries: number }>`
    insert into sign_in_delays as known (account_key, tries, free_at, counted_at)
    select ${accountKey}::bytea, 1, ${now}::timestamptz, ${now}::timestamptz ${from}
    on conflict (account_key) do update set
      tries = ${tries},
      free_at = ${now}::timestamptz + make_interval(secs => case when ${tries} <= ${freeTries}::int then 0
        else least(power(2, least(${tries} - ${freeTries}::int - 1, 30)), ${maxSeconds}::int) end),
      counted_at = ${now}::timestamptz
    where known.free_at <= ${now}::timestamptz
    returning tries`;
};

/** When the next try is taken. */
export async function findFreeAt(db: Queryable, accountKey: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_delays')
    .select('free_at')
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
  return row?.free_at ?? null;
}

/** Ends the delays of an account, where a condition holds, as a part of a statement; of the key null, nothing. */
export const deleteDelayWhere = (
  accountKey: Buffer | null,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`delete from sign_in_delays where account_key = ${accountKey}::bytea and ${condition}`;

export async function deleteDelaysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_delays').where('counted_at', '<', before).execute();
}
