import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { canContactOneMore } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api-client.ts';
import { conversationWithQuery } from './conversations.queries.ts';

/**
 * Whether a company may write to somebody: within its limit, or because they are in touch already. Asked each time
 * the form opens; the server has the last word anyway.
 */
export function contactAllowedQuery(userId: string, receiverId: string, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['contact-allowed', userId, receiverId] as const,
    queryFn: async ({ signal }): Promise<boolean> => {
      const query = { userId };
      const { count, limit } = await callApi(conversationRoutes.contactedCount, { query }, { signal });
      if (canContactOneMore(count, limit)) return true;
      return (await queryClient.fetchQuery(conversationWithQuery(userId, receiverId))) !== null;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
