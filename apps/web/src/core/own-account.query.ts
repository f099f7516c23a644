import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** One's own account as the server has it now. */
export function ownAccountQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId] as const,
    queryFn: async ({ signal }) => (await callApi(accountRoutes.me, {}, { signal })).user,
    enabled: userId !== '',
  });
}
