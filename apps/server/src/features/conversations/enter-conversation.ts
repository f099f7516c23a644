import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Tx } from '../../core/db/schema.ts';
import { otherOf } from './conversations.presenter.ts';
import { type ConversationRow, findConversationAndLockPeople } from './conversations.repository.ts';
import type { Person } from './people.repository.ts';
import { type AuthorizedMessage, authorizeMessage } from './write-message.ts';

/** A conversation in which the caller is about to write, with its two people locked. */
export interface Correspondence {
  readonly conversation: ConversationRow;
  readonly people: readonly Person[];
  readonly correspondence: AuthorizedMessage;
}

/**
 * First step of all that is written in a conversation one is part of.
 * @throws ApiError `conversation_not_found`, `receiver_not_found` once the other account is gone, and what
 * `authorizeMessage` refuses.
 */
export async function enterConversation(tx: Tx, id: string, userId: string): Promise<Correspondence> {
  const found = isUuid(id) ? await findConversationAndLockPeople(tx, id, userId) : undefined;
  if (!found) throw new ApiError(conversationErrors.conversation_not_found);
  const { conversation, people } = found;
  const receiverId = otherOf(conversation, userId);
  if (receiverId === null) throw new ApiError(conversationErrors.receiver_not_found);
  const isOngoing = conversation.last_message_id !== null;
  const correspondence = await authorizeMessage(tx, { senderId: userId, receiverId, people, isOngoing });
  return { conversation, people, correspondence };
}
