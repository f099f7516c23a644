import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { findAttachments } from './attachments.repository.ts';
import { presentMessage } from './conversations.presenter.ts';
import { listMessageRows } from './messages.repository.ts';
import { requireConversation } from './require-conversation.ts';

export interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The last messages, oldest first; the cursor leads backwards. @throws ApiError `conversation_not_found`. */
export async function listMessages(
  { db }: AppContext,
  userId: string,
  conversationId: string,
  { limit, cursor }: ListQuery,
): Promise<{ items: Message[]; total: number; nextCursor: string | null }> {
  const before = readInstant(cursor);
  const [conversation, found] = await Promise.all([
    requireConversation(db, conversationId, userId),
    isUuid(conversationId) ? listMessageRows(db, conversationId, { before, take: limit + 1 }) : [],
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
  const attachments = await findAttachments(db, rows);
  return {
    items: rows.reverse().map((row) => presentMessage(row, conversation, attachments.get(row.id) ?? [])),
    total: conversation.message_count,
    nextCursor,
  };
}
