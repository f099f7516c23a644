import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders, unattended } from '../../../core/api/api-client.ts';
import { nextCursor } from '../../../core/api/next-cursor.ts';
import { conversationsKey } from '../../../core/api/query-keys.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';
import { mergeLatest, mergeOlder, type Thread } from './thread.ts';

async function loadMessages(conversationId: string, cursor?: string, signal?: AbortSignal): Promise<Thread> {
  const { data, headers } = await callApiWithHeaders(
    conversationRoutes.listMessages,
    { params: { conversationId }, query: { cursor } },
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
      const latest = await loadMessages(conversationId, undefined, signal);
      return mergeLatest(client.getQueryData<Thread>(queryKey), latest);
    },
    staleTime: 0,
  });
}

/** Loads the page before what is shown. */
export async function loadOlderMessages(queryClient: QueryClient, conversationId: string): Promise<void> {
  const { queryKey } = threadQuery(conversationId);
  const cursor = queryClient.getQueryData(queryKey)?.olderCursor;
  if (!cursor) return;
  const older = await loadMessages(conversationId, cursor);
  queryClient.setQueryData(queryKey, (thread) =>
    thread?.olderCursor === cursor ? mergeOlder(thread, older) : thread,
  );
}

/** Marks everything shown as read. A failure is retried with the next message. */
export async function markRead(queryClient: QueryClient, conversationId: string): Promise<void> {
  await callApi(conversationRoutes.markRead, { params: { id: conversationId } }, unattended());
  await invalidateUnlessLive(queryClient, conversationsKey);
}
