import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { markRead } from './thread.queries.ts';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks the conversation read whenever its last received message is one that is on screen for the first time. */
export function useMarkRead(conversationId: string, lastReceivedId: string | undefined): void {
  const queryClient = useQueryClient();
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (!isVisible || lastReceivedId === undefined) return;
    // Not worth telling: the next message, or the next visit, marks this one too.
    markRead(queryClient, conversationId).catch(() => undefined);
  }, [isVisible, lastReceivedId, conversationId, queryClient]);
}
