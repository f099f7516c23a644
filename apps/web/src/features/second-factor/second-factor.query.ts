import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** What protects one's own account beside its password. */
export function secondFactorQuery(userId: string) {
  return queryOptions({
    queryKey: ['my-account', userId, 'second-factor'] as const,
    queryFn: ({ signal }) => callApi(secondFactorRoutes.get, { params: { id: userId } }, { signal }),
  });
}
