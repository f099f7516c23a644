import type { AppContext } from '../../core/context/app-context.ts';
import { requireMayWrite } from '../blocks/index.ts';
import { otherOf } from './conversations.presenter.ts';
import { requireConversation } from './require-conversation.ts';

/**
 * Tells the other person, if they look right now, that somebody is writing to them. Nobody is told of a conversation
 * in which nothing was written yet. @throws ApiError `conversation_not_found`, `receiver_blocked`, `messages_refused`.
 */
export async function publishTyping({ db, events }: AppContext, userId: string, conversationId: string) {
  const conversation = await requireConversation(db, conversationId, userId);
  const otherId = otherOf(conversation, userId);
  if (otherId === null || conversation.last_message_id === null) return;
  await requireMayWrite(db, userId, otherId);
  await events.whisper(otherId, 'typing', { conversationId: conversation.id });
}
