import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';

/** Puts a conversation in somebody's list, though nobody has written yet. */
export async function recordOpened(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
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

/** Messages that an account has not read, over all its conversations: a part of a statement whose column names it. */
export function unreadCountOf(userIdColumn: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(unread_count), 0) from conversation_reads
    where user_id = ${sql.ref(userIdColumn)} and unread_count > 0)`;
}
