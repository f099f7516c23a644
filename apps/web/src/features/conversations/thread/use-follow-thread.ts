import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../../core/live-events/use-live-event.ts';
import { threadQuery } from './thread.queries.ts';

/** Asks for a conversation's latest messages as soon as there may be new ones. */
export function useFollowThread(conversationId: string): void {
  const queryClient = useQueryClient();
  useLiveEvent('message', (told) => {
    if (told !== null && told.conversationId !== conversationId) return;
    const { queryKey } = threadQuery(conversationId);
    const isKnown = queryClient.getQueryData(queryKey)?.messages.some(({ id }) => id === told?.messageId);
    if (!isKnown) void queryClient.invalidateQueries({ queryKey });
  });
}
