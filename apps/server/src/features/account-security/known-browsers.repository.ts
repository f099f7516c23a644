import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** As many of an account's browsers as are kept: the last used ones. */
const maxPerAccount = 50;

/** By what a browser is looked for among those of an account. */
export type BrowserValues = [cookieHash: Buffer, programHash: Buffer | null, usedSince: Date];

/** Whether one of these opened an account since an instant, as a part of a statement that is given the account. */
const isOneKnown = (userId: RawBuilder<unknown>, hashes: RawBuilder<unknown>, usedSince: Date) =>
  sql<boolean>`exists (select from known_browsers
    where user_id = ${userId} and browser_hash = any(${hashes}) and last_used_at > ${usedSince}::timestamptz)`;

/** Whether a browser, or the same program at its address, opened an account before, as a part of a statement. */
export const isBrowserKnown = (
  userId: RawBuilder<unknown>,
  [cookieHash, programHash, usedSince]: BrowserValues,
): RawBuilder<boolean> =>
  isOneKnown(userId, sql`array[${cookieHash}::bytea, ${programHash}::bytea]`, usedSince);

/** Whether a browser shows the cookie that it got when it opened this account, as a part of a statement. */
export const isCookieKnown = (
  userId: RawBuilder<unknown>,
  shownHash: Buffer,
  usedSince: Date,
): RawBuilder<boolean> => isOneKnown(userId, sql`array[${shownHash}::bytea]`, usedSince);

/** Notes that a browser opens the account that a statement has as `account`, as a part of it. */
export const knownBrowserInsert = (
  [cookieHash, programHash]: BrowserValues,
  now: Date,
): RawBuilder<unknown> => sql`
    insert into known_browsers (user_id, browser_hash, created_at, last_used_at)
    select account.id, hash, ${now}::timestamptz, ${now}::timestamptz
    from account, unnest(array[${cookieHash}::bytea, ${programHash}::bytea]) as hash
    where hash is not null
    on conflict (user_id, browser_hash) do update set last_used_at = excluded.last_used_at`;

/** Notes that these browsers, and no others, open the account. */
export async function replaceKnownBrowsers(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  await tx
    .insertInto('known_browsers')
    .values(
      hashes.map((hash) => ({ user_id: userId, browser_hash: hash, created_at: now, last_used_at: now })),
    )
    .execute();
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

export async function deleteKnownBrowsersBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_used_at', '<', before).execute();
}
