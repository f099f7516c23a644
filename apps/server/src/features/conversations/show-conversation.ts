import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findListedConversation } from './conversation-list.repository.ts';
import { presentConversation } from './conversations.presenter.ts';

/** One of an account's conversations, as its list shows it. @throws ApiError `conversation_not_found`. */
export async function showConversation(
  { db }: AppContext,
  userId: string,
  id: string,
): Promise<Conversation> {
  const row = isUuid(id) ? await findListedConversation(db, userId, id) : undefined;
  if (!row) throw new ApiError(conversationErrors.conversation_not_found);
  return presentConversation(row);
}
