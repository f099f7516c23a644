import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { enterConversation } from './enter-conversation.ts';
import { writeMessage } from './write-message.ts';

interface MessageToSend {
  readonly conversationId: string;
  readonly content: string;
  /** The addresses of files that the sender uploaded. */
  readonly attachments: readonly string[];
}

/**
 * Writes in a conversation one is part of.
 * @throws ApiError `conversation_not_found`, `receiver_not_found` once the other account is gone,
 * `file_unknown`, `idempotency_mismatch`, and what `claimStart` refuses.
 */
export async function sendMessage(
  context: AppContext,
  userId: string,
  { conversationId, content, attachments }: MessageToSend,
  key: string | null,
): Promise<Message> {
  const request = ['message', conversationId.toLowerCase(), content, ...attachments];
  const sent = { conversationId, content, attachments };
  return idempotent(context, { userId, key, request }, (tx) => sendMessageIn(context, tx, userId, sent));
}

/** The same in a transaction, for what may come once only. @throws ApiError as `sendMessage`. */
export async function sendMessageIn(
  context: AppContext,
  tx: Tx,
  userId: string,
  { conversationId, content, attachments }: MessageToSend,
): Promise<Message> {
  const { conversation, correspondence } = await enterConversation(tx, conversationId, userId);
  return writeMessage(context, tx, correspondence, {
    conversationId: conversation.id,
    subject: null,
    content,
    attachments,
  });
}
