import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { otherOf } from './conversations.presenter.ts';
import { findConversationAndLockPeople } from './conversations.repository.ts';
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
  const write = async (tx: Tx) => {
    const found = isUuid(conversationId)
      ? await findConversationAndLockPeople(tx, conversationId, userId)
      : undefined;
    if (!found) throw new ApiError(conversationErrors.conversation_not_found);
    const { conversation, people } = found;
    const receiverId = otherOf(conversation, userId);
    if (receiverId === null) throw new ApiError(conversationErrors.receiver_not_found);
    const isOngoing = conversation.last_message_id !== null;
    const correspondence = await authorizeMessage(tx, { senderId: userId, receiverId, people, isOngoing });
    return writeMessage(context, tx, correspondence, {
      conversationId: conversation.id,
      subject: null,
      content,
      attachments,
    });
  };
  return idempotent(context, { userId, key, request }, write);
}
