import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { Pair } from './pair.ts';

export type ConversationRow = Row<'conversations'>;

/** A conversation that this account is one of the two people of. */
export async function findConversation(
  db: Queryable,
  id: string,
  userId: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_low_id', '=', userId), eb('user_high_id', '=', userId)]))
    .executeTakeFirst();
}

interface Opening {
  readonly pair: Pair;
  readonly contextKey: string;
  readonly title: string | null;
  readonly now: Date;
}

/** The conversation of two people in a context: a new one unless it exists, even when opened many times at once. */
export async function openConversationRow(
  tx: Tx,
  { pair, contextKey, title, now }: Opening,
): Promise<{ id: string; isNew: boolean }> {
  const opened = await tx
    .insertInto('conversations')
    .values({
      id: newId(),
      user_low_id: pair.low,
      user_high_id: pair.high,
      context_key: contextKey,
      title,
      last_activity_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_low_id', 'user_high_id', 'context_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) return { id: opened.id, isNew: true };
  const known = await tx
    .selectFrom('conversations')
    .select('id')
    .where('user_low_id', '=', pair.low)
    .where('user_high_id', '=', pair.high)
    .where('context_key', '=', contextKey)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

/** The conversation, in which nobody else writes until the transaction ends. */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow> {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

interface Activity {
  readonly messageId: string;
  readonly at: Date;
  readonly title: string | null;
  /** Set when the message is the first between two people. */
  readonly startedByUserId: string | null;
  /** Set when this message used one of a company's contacts. */
  readonly contactCompanyUserId: string | null;
}

/** Notes the message that was just written. The first subject names a conversation that has no title. */
export async function recordMessage(tx: Tx, id: string, activity: Activity): Promise<void> {
  await tx
    .updateTable('conversations')
    .set((eb) => ({
      last_message_id: activity.messageId,
      last_activity_at: activity.at,
      message_count: eb('message_count', '+', 1),
      ...(activity.title !== null && { title: eb.fn.coalesce('title', eb.val(activity.title)) }),
      ...(activity.startedByUserId && {
        started_by_user_id: activity.startedByUserId,
        started_at: activity.at,
      }),
      ...(activity.contactCompanyUserId && { contact_company_user_id: activity.contactCompanyUserId }),
    }))
    .where('id', '=', id)
    .execute();
}
