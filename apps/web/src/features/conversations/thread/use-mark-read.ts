import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { markRead } from './thread.queries.ts';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks the conversation read each time its last received message is in view for the first time. */
export function useMarkRead(
  conversationId: string,
  { lastReceivedId, isInView }: { lastReceivedId: string | undefined; isInView: boolean },
): void {
  const queryClient = useQueryClient();
  const markedId = useRef<string>(undefined);
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isVisible || !isInView || lastReceivedId === undefined || lastReceivedId === markedId.current)
      return;
    markedId.current = lastReceivedId;
    markRead(queryClient, conversationId).catch(() => {
      // Not worth telling: the next message, or the next look, marks this one too.
      markedId.current = undefined;
    });
  }, [isVisible, isInView, lastReceivedId, conversationId, queryClient]);
}
