import { sql } from 'kysely';
import type { NewRow, Queryable, Tx } from '../../core/db/schema.ts';

/**
 * Whether an address is to be mailed: not while a link that it got can still be used.
 */
export async function waitsForConfirmation(tx: Queryable, email: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('kept_search_confirmations')
    .select('email')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the place of the address's link before, which nobody waits for any more. */
export async function saveSearchConfirmation(
  tx: Tx,
  link: NewRow<'kept_search_confirmations'>,
): Promise<void> {
  await tx
    .insertInto('kept_search_confirmations')
    .values(link)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(link))
    .execute();
}

/** Whose link it is while it can be used, which nobody else uses until the transaction ends. */
export async function lockConfirmation(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly email: string; readonly confirmed_at: Date | null } | undefined> {
  return tx
    .selectFrom('kept_search_confirmations')
    .select(['email', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Begins what an address waits for: what can be seen by now is not new. */
export async function beginSearchesOf(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_confirmations')
    .set({ confirmed_at: now })
    .where('email', '=', email)
    .execute();
  await tx
    .updateTable('kept_searches')
    .set({ confirmed_at: now, seen_before: sql`pg_current_snapshot()` })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** The confirmed searches of an address that no account has taken over, the last first. */
export async function listSearchesOf(tx: Queryable, email: string) {
  return tx
    .selectFrom('kept_searches')
    .select(['kind', 'name', 'rhythm', 'query'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('kept_search_confirmations').where('expires_at', '<', now).execute();
}

/** Everything that an address keeps as a visitor's. */
export async function deleteVisitor(tx: Queryable, email: string): Promise<void> {
  await tx.deleteFrom('kept_searches').where('email', '=', email).execute();
  await tx.deleteFrom('kept_search_confirmations').where('email', '=', email).execute();
}
