import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { countConversations, listConversationRows } from './conversation-list.repository.ts';
import { presentConversation } from './conversations.presenter.ts';
import type { ListQuery } from './list-messages.ts';

/** An account's conversations, the last active first. */
export async function listConversations(
  { db }: AppContext,
  userId: string,
  { limit, cursor }: ListQuery,
): Promise<{ items: Conversation[]; total: number; nextCursor: string | null }> {
  const before = readInstant(cursor);
  const [found, total] = await Promise.all([
    listConversationRows(db, userId, { before, take: limit + 1 }),
    countConversations(db, userId),
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, (row) => ({
    at: row.last_activity_at,
    id: row.id,
  }));
  return { items: rows.map(presentConversation), total, nextCursor };
}
