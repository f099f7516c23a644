import type { NewRow, Queryable } from '../../core/db/schema.ts';

export async function insertReset(tx: Queryable, reset: NewRow<'password_resets'>): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Whose link it is, while it is valid. */
export async function findResetOwner(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses up a link, once: when it was asked for; null when it is no longer valid. */
export async function consumeReset(tx: Queryable, tokenHash: Buffer, now: Date): Promise<Date | null> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['created_at', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.created_at : null;
}

export async function deleteResetsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
}
