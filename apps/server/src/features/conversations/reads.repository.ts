import type { Queryable, Tx } from '../../core/db/schema.ts';

/** Puts a conversation in somebody's list, though nobody has written yet. */
export async function recordOpened(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .execute();
}

/** Counts a message that was written to somebody, who is waited for from the first of them on. */
export async function addUnread(tx: Tx, conversationId: string, userId: string, at: Date): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId, unread_count: 1, waiting_since: at })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
        unread_count: eb('conversation_reads.unread_count', '+', 1),
        waiting_since: eb.fn.coalesce('conversation_reads.waiting_since', 'excluded.waiting_since'),
      })),
    )
    .execute();
}

/** Returns whether there was anything unread. */
export async function clearUnread(
  tx: Tx,
  conversationId: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversation_reads')
    .set({ unread_count: 0, read_at: at, waiting_since: null })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who has answered is not waited for, although the conversation was not marked as read. */
export async function recordAnswered(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .updateTable('conversation_reads')
    .set({ waiting_since: null })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('waiting_since', 'is not', null)
    .execute();
}

/** Messages that an account has not read, over all its conversations. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_reads')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('unread_count'), eb.lit(0)).as('count'))
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
