import type { Queryable, Tx } from '../../core/context/app-context.ts';

/** Puts a conversation in somebody's list, though nobody has written yet. */
export async function noteOpened(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .execute();
}

export async function addUnread(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId, unread_count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
        unread_count: eb('conversation_reads.unread_count', '+', 1),
      })),
    )
    .execute();
}

export async function clearUnread(
  db: Queryable,
  conversationId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('conversation_reads')
    .set({ unread_count: 0, read_at: now })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute();
}
