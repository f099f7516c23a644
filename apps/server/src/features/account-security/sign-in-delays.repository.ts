import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** How one try on an account is counted. */
export interface DelayRule {
  readonly accountKey: Buffer;
  /** Tries that follow each other freely. */
  readonly freeTries: number;
  /** The delay doubles with each further try, from one second to this. */
  readonly maxSeconds: number;
  /** Tries before this instant no longer count. */
  readonly countedSince: Date;
}

/**
 * Counts one try and begins the delay until the next in one statement, so that only one of parallel tries
 * passes. Returns the number of tries, or null while the delay lasts.
 */
export async function countDelayedTry(
  db: Queryable,
  { accountKey, freeTries, maxSeconds, countedSince }: DelayRule,
  now: Date,
): Promise<number | null> {
  const tries = sql`case when known.counted_at < ${countedSince}::timestamptz then 1 else known.tries + 1 end`;
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_delays as known (account_key, tries, free_at, counted_at)
    values (${accountKey}, 1, ${now}, ${now})
    on conflict (account_key) do update set
      tries = ${tries},
      free_at = ${now}::timestamptz + make_interval(secs => case when ${tries} <= ${freeTries}::int then 0
        else least(power(2, least(${tries} - ${freeTries}::int - 1, 30)), ${maxSeconds}::int) end),
      counted_at = ${now}
    where known.free_at <= ${now}::timestamptz
    returning tries`.execute(db);
  return rows[0]?.tries ?? null;
}

/** When the next try is taken. */
export async function findFreeAt(db: Queryable, accountKey: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_delays')
    .select('free_at')
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
  return row?.free_at ?? null;
}

export async function deleteDelay(db: Queryable, accountKey: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_delays').where('account_key', '=', accountKey).execute();
}

export async function deleteDelaysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_delays').where('counted_at', '<', before).execute();
}
