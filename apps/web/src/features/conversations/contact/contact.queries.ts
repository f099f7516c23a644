import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { canContactOneMore } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { contactAllowanceKey } from '../../../core/api/query-keys.ts';
import { conversationWithQuery } from '../conversations.queries.ts';

/** What a company should know before it writes to a professional. A null limit is Premium. */
export interface ContactAllowance {
  readonly count: number;
  readonly limit: number | null;
  /** Within the limit, or in touch already. */
  readonly isAllowed: boolean;
}

/** Fetched each time the form opens; the server checks again when the message is sent. */
export function contactAllowanceQuery(userId: string, receiverId: string, queryClient: QueryClient) {
  return queryOptions({
    queryKey: [...contactAllowanceKey, userId, receiverId] as const,
    queryFn: async ({ signal }): Promise<ContactAllowance> => {
      const query = { userId };
      const { count, limit } = await callApi(conversationRoutes.contactedCount, { query }, { signal });
      const isAllowed =
        canContactOneMore(count, limit) ||
        (await queryClient.fetchQuery(conversationWithQuery(userId, receiverId))) !== null;
      return { count, limit, isAllowed };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
