import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';

/** Where the account is signed in, the last used first. */
export function ownSessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId, 'sessions'] as const,
    queryFn: ({ signal }) => callApi(accountRoutes.listSessions, { params: { id: userId } }, { signal }),
  });
}
