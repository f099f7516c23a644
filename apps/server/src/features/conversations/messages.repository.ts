import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export type MessageRow = Row<'messages'>;

/** Returns what the database kept, which is what a later reading will find. */
export async function insertMessage(tx: Tx, message: NewRow<'messages'>): Promise<MessageRow> {
  return tx.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow();
}

/** A conversation's messages, the latest first. */
export async function listMessageRows(
  db: Queryable,
  conversationId: string,
  { before, take }: { before: Instant | null; take: number },
): Promise<MessageRow[]> {
  let query = db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId);
  if (before) query = query.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(take).execute();
}
