import type { NewRow, Queryable } from '../../core/db/schema.ts';

export async function insertConfirmation(tx: Queryable, link: NewRow<'email_confirmations'>): Promise<void> {
  await tx.insertInto('email_confirmations').values(link).execute();
}

/** What a link was sent for, used or not. */
export async function findConfirmation(db: Queryable, tokenHash: Buffer) {
  return db
    .selectFrom('email_confirmations')
    .select(['user_id', 'email', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function deleteConfirmationsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

export async function deleteExpiredConfirmations(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<', now).execute();
}
