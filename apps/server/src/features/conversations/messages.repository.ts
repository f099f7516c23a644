import { sql } from 'kysely';
import { prepared } from '../../core/db/prepared-statements.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export type MessageRow = Row<'messages'>;

/** A message, and what becomes of its conversation by it. */
interface MessageToKeep {
  readonly message: NewRow<'messages'> & { readonly sender_id: string; readonly created_at: Date };
  readonly receiverId: string;
  /** Set when the message is the first between two people. */
  readonly startedByUserId: string | null;
  /** Set when this message used one of a company's contacts. */
  readonly contactCompanyUserId: string | null;
}

/**
 * Inserts a message in one statement with all that it changes: the conversation (a first subject becomes its
 * title, if it has none), the receiver's unread count and since when they have had unread messages, and that
 * the sender, who has answered, has none. Returns the stored row, which a later read will return.
 */
export async function keepMessage(tx: Tx, kept: MessageToKeep): Promise<MessageRow> {
  const { message, receiverId, startedByUserId, contactCompanyUserId } = kept;
  const { conversation_id, sender_id, created_at: at } = message;
  return tx
    .with('message', (db) => db.insertInto('messages').values(message).returningAll())
    .with('conversation', (db) =>
      db
        .updateTable('conversations')
        .set((eb) => ({
          last_message_id: message.id,
          last_activity_at: at,
          message_count: eb('message_count', '+', 1),
          ...(message.subject != null && { title: eb.fn.coalesce('title', eb.val(message.subject)) }),
          ...(startedByUserId && { started_by_user_id: startedByUserId, started_at: at }),
          ...(contactCompanyUserId && { contact_company_user_id: contactCompanyUserId }),
        }))
        .where('id', '=', conversation_id),
    )
    .with('unread', (db) =>
      db
        .insertInto('conversation_reads')
        .values({ conversation_id, user_id: receiverId, unread_count: 1, waiting_since: at })
        .onConflict((conflict) =>
          conflict.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
            unread_count: eb('conversation_reads.unread_count', '+', 1),
            waiting_since: eb.fn.coalesce('conversation_reads.waiting_since', 'excluded.waiting_since'),
          })),
        ),
    )
    .with('answered', (db) =>
      db
        .updateTable('conversation_reads')
        .set({ waiting_since: null })
        .where('conversation_id', '=', conversation_id)
        .where('user_id', '=', sender_id)
        .where('waiting_since', 'is not', null),
    )
    .selectFrom('message')
    .modifyFront(prepared)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** A conversation's messages, the latest first. */
export async function listMessageRows(
  db: Queryable,
  conversationId: string,
  { before, take }: { before: Instant | null; take: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .modifyFront(prepared)
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.at}, ${before?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(take))
    .execute();
}

/** How many messages a conversation has from one of them on, before an instant: `most` at most; 0 where it is not its. */
export async function countMessagesSince(
  db: Queryable,
  conversationId: string,
  messageId: string,
  { before, most }: { before: Instant | null; most: number },
): Promise<number> {
  const earlier = before ? sql`and (m.created_at, m.id) < (${before.at}, ${before.id})` : sql``;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from messages since join messages m on m.conversation_id = since.conversation_id
    where since.id = ${messageId} and since.conversation_id = ${conversationId}
      and (m.created_at, m.id) >= (since.created_at, since.id) ${earlier}
    limit ${most}) counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
