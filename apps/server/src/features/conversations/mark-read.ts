import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { closePush } from '../push/index.ts';
import { otherOf } from './conversations.presenter.ts';
import { clearAllUnread, clearUnread } from './reads.repository.ts';
import { requireConversation } from './require-conversation.ts';

/** Nothing in the conversation is new to this account any more. @throws ApiError `conversation_not_found`. */
export async function markRead(context: AppContext, userId: string, conversationId: string) {
  const { db, clock, events } = context;
  const conversation = await requireConversation(db, conversationId, userId);
  // a message may be dated later than this server's clock, never later than the last activity
  const at = new Date(Math.max(clock.now().getTime(), conversation.last_activity_at.getTime()));
  await db.transaction().execute(async (tx) => {
    if (!(await clearUnread(tx, conversation.id, userId, at))) return;
    await closePush(context, tx, userId, [{ type: 'conversation', id: conversation.id }]);
    const people = [userId, otherOf(conversation, userId)].filter((id) => id !== null);
    const data = { conversationId: conversation.id };
    await events.publish(tx, ...people.map((id) => ({ userId: id, type: 'conversation' as const, data })));
  });
}

/** The same for every conversation in which the account got nothing after an instant. */
export async function markAllRead(context: AppContext, tx: Tx, userId: string, until: Date): Promise<void> {
  const { clock, events } = context;
  const cleared = await clearAllUnread(tx, userId, { until, now: clock.now() });
  const subjects = cleared.map(({ conversationId: id }) => ({ type: 'conversation' as const, id }));
  await closePush(context, tx, userId, subjects);
  const told = cleared.flatMap(({ conversationId, otherId }) =>
    [userId, otherId]
      .filter((id) => id !== null)
      .map((id) => ({ userId: id, type: 'conversation' as const, data: { conversationId } })),
  );
  await events.publish(tx, ...told);
}

/**
 * Sends a typing event to the other person's open pages, unless nothing was written in the conversation yet.
 * @throws ApiError `conversation_not_found`, `receiver_blocked`, `messages_refused`.
 */
export async function publishTyping({ db, events }: AppContext, userId: string, conversationId: string) {
  const conversation = await requireConversation(db, conversationId, userId);
  const otherId = otherOf(conversation, userId);
  if (otherId === null || conversation.last_message_id === null) return;
  await requireMayWrite(db, userId, otherId);
  await events.whisper(otherId, 'typing', { conversationId: conversation.id });
}
