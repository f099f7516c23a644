import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { answerOnce } from '../../core/idempotency/answer-once.ts';
import { otherOf } from './conversations.presenter.ts';
import { requireConversation } from './require-conversation.ts';
import { authorizeMessage, writeMessage } from './write-message.ts';

/**
 * Writes in a conversation one is part of.
 * @throws ApiError `conversation_not_found`, `receiver_not_found` once the other account is gone,
 * `file_unknown`, `idempotency_mismatch`, and what `claimStart` refuses.
 */
export async function sendMessage(
  context: AppContext,
  userId: string,
  {
    conversationId,
    content,
    attachments,
  }: { conversationId: string; content: string; attachments: string[] },
  key: string | null,
): Promise<Message> {
  const request = ['message', conversationId.toLowerCase(), content, ...attachments];
  return answerOnce(context, { userId, key, request }, async (tx) => {
    const conversation = await requireConversation(tx, conversationId, userId);
    const receiverId = otherOf(conversation, userId);
    if (receiverId === null) throw new ApiError(conversationErrors.receiver_not_found);
    const isOngoing = conversation.last_message_id !== null;
    const correspondence = await authorizeMessage(tx, { senderId: userId, receiverId, isOngoing });
    return writeMessage(context, tx, correspondence, {
      conversationId: conversation.id,
      subject: null,
      content,
      attachments,
    });
  });
}
