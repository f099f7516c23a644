import type { NewRow, Queryable } from '../../core/db/schema.ts';

/** Notes an address to be confirmed, instead of an earlier one. */
export async function upsertEmailChange(tx: Queryable, change: NewRow<'email_changes'>): Promise<void> {
  const { user_id: _, ...values } = change;
  await tx
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Whose link it is, used up or not. */
export async function findEmailChangeOwner(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses up a link, once: the address it confirms. */
export async function consumeEmailChange(tx: Queryable, tokenHash: Buffer, now: Date) {
  const row = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .returning(['new_email', 'created_at', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : null;
}

export async function deleteEmailChangeOf(tx: Queryable, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
