import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApiWithHeaders } from '../../core/api-client.ts';
import { nextCursor } from '../../core/next-cursor.ts';
import { conversationsKey } from '../../core/query-keys.ts';

const pageSize = 50;
const refreshMs = 30_000;

interface ConversationPage {
  readonly items: readonly Conversation[];
  readonly nextCursor: string | null;
}

async function loadPage(
  userId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ConversationPage> {
  const query = { limit: pageSize, cursor };
  const { data, headers } = await callApiWithHeaders(
    conversationRoutes.list,
    { params: { userId }, query },
    { signal },
  );
  return { items: data, nextCursor: nextCursor(headers) };
}

/** One's conversations, the last active first. */
export function conversationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, 'list', userId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => loadPage(userId, pageParam, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: refreshMs,
    staleTime: 0,
  });
}

/** The first conversation that fits, looked for page by page; null when there is none. */
function findQuery(userId: string, key: readonly string[], fits: (conversation: Conversation) => boolean) {
  return queryOptions({
    queryKey: [...conversationsKey, 'one', userId, ...key],
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      let cursor: string | undefined;
      do {
        const page: ConversationPage = await loadPage(userId, cursor, signal);
        const found = page.items.find(fits);
        if (found) return found;
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return null;
    },
  });
}

/** A conversation as its list shows it: the other party, its title. */
export function conversationQuery(userId: string, conversationId: string) {
  return findQuery(userId, ['id', conversationId], ({ id }) => id === conversationId);
}

/** The conversation with somebody. Whoever is in one may go on writing, whatever the contact limit. */
export function conversationWithQuery(userId: string, otherUserId: string) {
  return findQuery(
    userId,
    ['with', otherUserId],
    ({ other_user_id, lastMessage }) => other_user_id === otherUserId && lastMessage !== null,
  );
}
