import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';

/** Lists an empty conversation for the person who opened it. */
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

/** The most conversations that are marked read at once. */
const maxCleared = 500;

/** The same for all conversations of an account in which it got nothing after an instant; whose they are besides. */
export async function clearAllUnread(
  tx: Tx,
  userId: string,
  { until, now }: { until: Date; now: Date },
): Promise<{ conversationId: string; otherId: string | null }[]> {
  const { rows } = await sql<{ conversationId: string; otherId: string | null }>`
    update conversation_reads r
    set unread_count = 0, read_at = greatest(${now}::timestamptz, c.last_activity_at), waiting_since = null
    from conversations c
    where c.id = r.conversation_id and c.id in (
      select unread.conversation_id from conversation_reads unread
      where unread.user_id = ${userId}::uuid and unread.unread_count > 0
        and not exists (select from messages where messages.conversation_id = unread.conversation_id
          and sender_id is distinct from ${userId}::uuid and created_at > ${until})
      limit ${sql.lit(maxCleared)})
      and r.user_id = ${userId}::uuid and r.unread_count > 0
    returning c.id as "conversationId",
      case when c.user_low_id = ${userId}::uuid then c.user_high_id else c.user_low_id end as "otherId"`.execute(
    tx,
  );
  return rows;
}

/** Puts a conversation aside, as of an instant, or back among the others. */
export async function setArchived(
  tx: Tx,
  conversationId: string,
  userId: string,
  archived_at: Date | null,
): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId, archived_at })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doUpdateSet({ archived_at }))
    .execute();
}

/** One message at least counts as unread, and the conversation is among the others. */
export async function setUnread(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .insertInto('conversation_reads')
    .values({ conversation_id: conversationId, user_id: userId, unread_count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
        unread_count: eb.fn<number>('greatest', ['conversation_reads.unread_count', sql.lit(1)]),
        archived_at: null,
      })),
    )
    .execute();
}

/** Messages that an account has not read, over all its conversations: a part of a statement whose column names it. */
export function unreadCountOf(userIdColumn: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(unread_count), 0) from conversation_reads
    where user_id = ${sql.ref(userIdColumn)} and unread_count > 0)`;
}
