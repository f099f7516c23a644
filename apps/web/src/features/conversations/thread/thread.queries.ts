import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { maxReachedMessages } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders, unattended } from '../../../core/api/api-client.ts';
import { nextCursor } from '../../../core/api/next-cursor.ts';
import { conversationsKey } from '../../../core/api/query-keys.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';
import { mergeLatest, mergeOlder, type Thread } from './thread.ts';

async function loadMessages(
  conversationId: string,
  query: { readonly cursor?: string; readonly reach?: string } = {},
  signal?: AbortSignal,
): Promise<Thread> {
  const { data, headers } = await callApiWithHeaders(
    conversationRoutes.listMessages,
    { params: { conversationId }, query },
    { signal },
  );
  return { messages: data, olderCursor: nextCursor(headers) };
}

/** The messages of a conversation, without the older pages that were not requested. */
export function threadQuery(conversationId: string) {
  const queryKey = ['thread', conversationId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const latest = await loadMessages(conversationId, {}, signal);
      return mergeLatest(client.getQueryData<Thread>(queryKey), latest);
    },
    staleTime: 0,
  });
}

/** Loads the page before what is shown, or as much as leads back to a message; its messages, none where nothing is older. */
export async function loadOlderMessages(
  queryClient: QueryClient,
  conversationId: string,
  reach?: string,
): Promise<Thread['messages']> {
  const { queryKey } = threadQuery(conversationId);
  const cursor = queryClient.getQueryData(queryKey)?.olderCursor;
  if (!cursor) return [];
  const older = await loadMessages(conversationId, { cursor, ...(reach && { reach }) });
  queryClient.setQueryData(queryKey, (thread) =>
    thread?.olderCursor === cursor ? mergeOlder(thread, older) : thread,
  );
  return older.messages;
}

/** One call goes back a thousand messages: what is further away is found by scrolling. */
const mostCalls = 10;

/** Loads older messages until this one is among them; one page where it is no message of the conversation. */
export async function reachMessage(
  queryClient: QueryClient,
  conversationId: string,
  messageId: string,
): Promise<void> {
  const { queryKey } = threadQuery(conversationId);
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const thread = queryClient.getQueryData(queryKey);
    if (!thread?.olderCursor || thread.messages.some(({ id }) => id === messageId)) return;
    const older = await loadOlderMessages(queryClient, conversationId, messageId);
    if (older.length < maxReachedMessages && !older.some(({ id }) => id === messageId)) return;
  }
}

/** Marks everything shown as read. A failure is retried with the next message. */
export async function markRead(queryClient: QueryClient, conversationId: string): Promise<void> {
  await callApi(conversationRoutes.markRead, { params: { id: conversationId } }, unattended());
  await invalidateUnlessLive(queryClient, conversationsKey);
}
