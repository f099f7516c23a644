import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { reachMessage } from './thread.queries.ts';

/** The message that the address asks for, loaded once the conversation is there; null where it asks for none. */
export function useSoughtMessage(conversationId: string, isLoaded: boolean): string | null {
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const asked = params.get('message') ?? '';
  const messageId = isUuid(asked) ? asked : null;
  useEffect(() => {
    if (!isLoaded || messageId === null) return;
    // what fails is loaded by scrolling, which says so
    reachMessage(queryClient, conversationId, messageId).catch(() => undefined);
  }, [queryClient, conversationId, isLoaded, messageId]);
  return messageId;
}
