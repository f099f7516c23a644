import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { conversationsKey } from '../../../core/api/query-keys.ts';
import { keepTrying } from '../../../core/live-events/keep-trying.ts';
import { invalidateUnlessLive } from '../invalidate-unless-live.ts';
import { threadQuery } from '../thread/thread.queries.ts';
import { addSent } from '../thread/thread.ts';
import { createOutbox, type Outbox, unsentOf } from './outbox.ts';

const outboxes = new Map<string, Outbox>();
const none: readonly never[] = [];

/** The outbox of a conversation; it continues to send when the page is left. */
export function useOutbox(userId: string, conversationId: string) {
  const queryClient = useQueryClient();
  const outbox = useMemo(() => {
    const key = `${userId}:${conversationId}`;
    const known = outboxes.get(key);
    if (known) return known;
    const created = createOutbox({
      userId,
      conversationId,
      onSent: (message) => {
        const { queryKey } = threadQuery(conversationId);
        queryClient.setQueryData(queryKey, (thread) => thread && addSent(thread, message));
        void invalidateUnlessLive(queryClient, conversationsKey);
      },
    });
    outboxes.set(key, created);
    return created;
  }, [queryClient, userId, conversationId]);

  useEffect(() => keepTrying(unsentOf(outbox)), [outbox]);

  const items = useSyncExternalStore(outbox.subscribe, outbox.getItems, () => none);
  return { outbox, items };
}
