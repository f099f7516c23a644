import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Queryable } from '../../core/db/schema.ts';
import type { Guard } from '../../core/http/guards.ts';
import { type ConversationRow, findConversation } from './conversations.repository.ts';

/** A conversation of this account. @throws ApiError `conversation_not_found`, for other people's ones too. */
export async function requireConversation(
  db: Queryable,
  id: string,
  userId: string,
): Promise<ConversationRow> {
  const conversation = isUuid(id) ? await findConversation(db, id, userId) : undefined;
  if (!conversation) throw new ApiError(conversationErrors.conversation_not_found);
  return conversation;
}

/** The caller must be one of the two people that the body names. */
export const onlyParticipants: Guard = (user, { body }) => {
  const { user1_id: first, user2_id: second } = (body ?? {}) as Record<string, unknown>;
  // a missing one is for the validation to name
  if (typeof first !== 'string' || typeof second !== 'string') return;
  if (first !== user?.id && second !== user?.id) throw new ApiError(commonErrors.forbidden);
};
