import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';

const pageSize = 50;

interface ConversationPage {
  readonly items: readonly Conversation[];
  readonly nextCursor: string | null;
  readonly total: number;
}

interface Filter {
  readonly search?: string;
  /** Only those put aside, or only the others; left out: both. */
  readonly archived?: boolean;
}

/** A page of one’s conversations. */
export async function loadConversations(
  userId: string,
  { search, archived, cursor }: Filter & { cursor: string | undefined },
  signal: AbortSignal,
): Promise<ConversationPage> {
  const query = {
    limit: pageSize,
    cursor,
    ...(search && { search }),
    ...(archived !== undefined && { archived: archived ? ('true' as const) : ('false' as const) }),
  };
  const { data, headers } = await callApiWithHeaders(
    conversationRoutes.list,
    { params: { userId }, query },
    { signal },
  );
  return { items: data, nextCursor: nextCursor(headers), total: Number(headers.get('x-total-count')) };
}

/** One's conversations, put aside or not, or of all of them those in which all the words are found; the last active first. */
export function conversationsQuery(userId: string, search = '', archived = false) {
  const filter = search ? { search } : { archived };
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, 'list', userId, search, archived],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => loadConversations(userId, { ...filter, cursor: pageParam }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** A conversation as its list shows it: the other party, its title. */
export function conversationQuery(userId: string, conversationId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'one', userId, conversationId],
    queryFn: ({ signal }) =>
      callApi(conversationRoutes.get, { params: { userId, id: conversationId } }, { signal }),
  });
}

/**
 * The user's conversation with a person that holds messages, searched page by page; null when there is none.
 */
export function conversationWithQuery(userId: string, otherUserId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'with', userId, otherUserId],
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      let cursor: string | undefined;
      do {
        const page: ConversationPage = await loadConversations(userId, { cursor }, signal);
        const found = page.items.find(
          ({ other_user_id, lastMessage }) => other_user_id === otherUserId && lastMessage !== null,
        );
        if (found) return found;
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return null;
    },
  });
}
