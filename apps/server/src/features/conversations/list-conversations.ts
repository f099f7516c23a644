import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { conversationTerms } from '@mitoyen/contract/features/conversations/conversation-search.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import {
  countConversations,
  findListedConversation,
  listConversationRows,
} from './conversation-list.repository.ts';
import { findFoundMessages } from './conversation-search.repository.ts';
import { presentConversation, presentFoundMessage } from './conversations.presenter.ts';
import type { ListQuery } from './list-messages.ts';

interface ConversationQuery {
  readonly search?: string | undefined;
  readonly archived?: boolean | undefined;
}

/** An account's conversations, or those in which every word of a search is found; the last active first. */
export async function listConversations(
  { db, clock }: AppContext,
  userId: string,
  { limit, cursor, search, archived }: ListQuery & ConversationQuery,
): Promise<{ items: Conversation[]; total: number; nextCursor: string | null }> {
  const terms = conversationTerms(search ?? '');
  const filter = { terms, isArchived: archived };
  if (search && terms.length === 0) return { items: [], total: 0, nextCursor: null };
  const before = readInstant(cursor);
  const reading = listConversationRows(db, userId, { before, take: limit + 1, ...filter });
  const count = () => countConversations(db, userId, filter);
  // a search is made once where the page shows all it finds
  const counting =
    terms.length > 0 && !before
      ? reading.then(({ length }) => (length <= limit ? length : count()))
      : count();
  const [found, total] = await Promise.all([reading, counting]);
  const { rows, nextCursor } = pageByInstant(found, limit, (row) => ({
    at: row.last_activity_at,
    id: row.id,
  }));
  const today = parisDay(clock.now());
  const items = rows.map((row) => presentConversation(row, today));
  if (terms.length === 0) return { items, total, nextCursor };
  const foundIn = await findFoundMessages(
    db,
    userId,
    rows.map(({ id }) => id),
    terms,
  );
  const withFound = items.map((item) => {
    const message = foundIn.get(item.id);
    return { ...item, found: message ? presentFoundMessage(message, terms) : null };
  });
  return { items: withFound, total, nextCursor };
}

/** One of an account's conversations, as its list shows it. @throws ApiError `conversation_not_found`. */
export async function showConversation(
  { db, clock }: AppContext,
  userId: string,
  id: string,
): Promise<Conversation> {
  const row = isUuid(id) ? await findListedConversation(db, userId, id) : undefined;
  if (!row) throw new ApiError(conversationErrors.conversation_not_found);
  return presentConversation(row, parisDay(clock.now()));
}
