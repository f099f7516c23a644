import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { otherOf } from './conversations.presenter.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { clearUnread, setArchived, setUnread } from './reads.repository.ts';
import { requireConversation } from './require-conversation.ts';

type Change = (tx: Tx, conversation: ConversationRow, at: Date) => Promise<boolean>;

/** Changes what one's list says of a conversation, and tells one's other tabs; the other person where they see it too. */
async function changeOwnState(
  { db, clock, events }: AppContext,
  userId: string,
  conversationId: string,
  change: Change,
): Promise<void> {
  const conversation = await requireConversation(db, conversationId, userId);
  // a message may be dated later than this server's clock, never later than the last activity
  const at = new Date(Math.max(clock.now().getTime(), conversation.last_activity_at.getTime()));
  await db.transaction().execute(async (tx) => {
    const isSeenByOther = await change(tx, conversation, at);
    const other = isSeenByOther ? otherOf(conversation, userId) : null;
    const people = [userId, ...(other ? [other] : [])];
    const data = { conversationId: conversation.id };
    await events.publish(tx, ...people.map((id) => ({ userId: id, type: 'conversation' as const, data })));
  });
}

/**
 * Puts a conversation aside until the next message, and counts what it holds as read.
 * @throws ApiError `conversation_not_found`.
 */
export function archiveConversation(context: AppContext, userId: string, conversationId: string) {
  return changeOwnState(context, userId, conversationId, async (tx, { id, last_activity_at }, at) => {
    // what is being written right now is later
    await setArchived(tx, id, userId, last_activity_at);
    return clearUnread(tx, id, userId, at);
  });
}

/** Puts a conversation back among the others. @throws ApiError `conversation_not_found`. */
export function unarchiveConversation(context: AppContext, userId: string, conversationId: string) {
  return changeOwnState(context, userId, conversationId, async (tx, { id }) => {
    await setArchived(tx, id, userId, null);
    return false;
  });
}

/**
 * Marks a conversation as unread until it is opened again; the other person's read mark stays, and no mail is
 * sent. An empty one has nothing to read. @throws ApiError `conversation_not_found`.
 */
export function markUnread(context: AppContext, userId: string, conversationId: string) {
  return changeOwnState(context, userId, conversationId, async (tx, { id, last_message_id }) => {
    if (last_message_id !== null) await setUnread(tx, id, userId);
    return false;
  });
}
