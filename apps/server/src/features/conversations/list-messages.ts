import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { maxReachedMessages } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type Instant, pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { findAttachments } from './attachments.repository.ts';
import { presentMessage } from './conversations.presenter.ts';
import { countMessagesSince, listMessageRows } from './messages.repository.ts';
import { requireConversation } from './require-conversation.ts';

export interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface MessageQuery extends ListQuery {
  /** A message that the page goes back to, with some before it. */
  readonly reach?: string | undefined;
}

/** Messages shown before a linked one, so that its reader sees the context. */
const messagesBefore = 10;

/** The last messages, oldest first; the cursor leads backwards. @throws ApiError `conversation_not_found`. */
export async function listMessages(
  { db }: AppContext,
  userId: string,
  conversationId: string,
  { limit: wished, cursor, reach }: MessageQuery,
): Promise<{ items: Message[]; total: number; nextCursor: string | null }> {
  const before = readInstant(cursor);
  const limit = reach ? await limitTo({ db, userId, conversationId, reach, before, wished }) : wished;
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

interface Reach {
  readonly db: AppContext['db'];
  readonly userId: string;
  readonly conversationId: string;
  readonly reach: string;
  readonly before: Instant | null;
  readonly wished: number;
}

/** How many messages lead back to the one to be reached; `wished` where it is not among them. */
async function limitTo({ db, userId, conversationId, reach, before, wished }: Reach): Promise<number> {
  await requireConversation(db, conversationId, userId);
  if (!isUuid(reach)) return wished;
  const count = await countMessagesSince(db, conversationId, reach, { before, most: maxReachedMessages });
  return count === 0 ? wished : Math.min(maxReachedMessages, Math.max(wished, count + messagesBefore));
}
