import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** As many of an account's browsers as are kept: the last used ones. */
const maxPerAccount = 50;

export async function isBrowserKnown(
  db: Queryable,
  userId: string,
  browserHash: Buffer,
  usedSince: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .where('last_used_at', '>', usedSince)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a browser opened the account, and returns whether one of these hashes did since an instant. */
export async function putKnownBrowsers(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  { now, usedSince }: { now: Date; usedSince: Date },
): Promise<boolean> {
  const { rows } = await sql<{ wasKnown: boolean }>`
    with put as (
      insert into known_browsers (user_id, browser_hash, created_at, last_used_at)
      select ${userId}::uuid, unnest(${hashes}::bytea[]), ${now}::timestamptz, ${now}::timestamptz
      on conflict (user_id, browser_hash) do update set last_used_at = excluded.last_used_at
    )
    select exists (select from known_browsers
      where user_id = ${userId} and browser_hash = any(${hashes}::bytea[]) and last_used_at > ${usedSince}) as "wasKnown"
    `.execute(tx);
  return rows[0]?.wasKnown ?? false;
}

/** Forgets an account's browsers but the last used ones. */
export async function trimKnownBrowsers(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('browser_hash', 'in', (eb) =>
      eb
        .selectFrom('known_browsers')
        .select('browser_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .offset(maxPerAccount),
    )
    .execute();
}

/** Forgets every browser of an account. */
export async function deleteKnownBrowsersOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

export async function deleteKnownBrowsersBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_used_at', '<', before).execute();
}
