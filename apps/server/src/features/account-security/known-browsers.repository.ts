import type { Queryable, Tx } from '../../core/db/schema.ts';

/** As many of an account's browsers as are kept: the last used ones. */
const maxPerAccount = 50;

/** Whether one of these browsers opened an account after an instant. */
export async function isBrowserKnown(
  db: Queryable,
  userId: string,
  hashes: readonly Buffer[],
  usedSince: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('user_id', '=', userId)
    .where('browser_hash', 'in', hashes)
    .where('last_used_at', '>', usedSince)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that these browsers open the account. */
export async function noteKnownBrowsers(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('known_browsers')
    .values(
      hashes.map((hash) => ({ user_id: userId, browser_hash: hash, created_at: now, last_used_at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'browser_hash'])
        .doUpdateSet((eb) => ({ last_used_at: eb.ref('excluded.last_used_at') })),
    )
    .execute();
}

/** Notes that these browsers, and no others, open the account. */
export async function replaceKnownBrowsers(
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  await noteKnownBrowsers(tx, userId, hashes, now);
}

/** Deletes an account's known browsers except the last used ones. */
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
