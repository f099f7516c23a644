import type { AppContext } from '../../core/context/app-context.ts';
import { clearUnread } from './reads.repository.ts';
import { requireConversation } from './require-conversation.ts';

/** Nothing in the conversation is new to this account any more. @throws ApiError `conversation_not_found`. */
export async function markRead({ db, clock }: AppContext, userId: string, conversationId: string) {
  const { id } = await requireConversation(db, conversationId, userId);
  await clearUnread(db, id, userId, clock.now());
}
