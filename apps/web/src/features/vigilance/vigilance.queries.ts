import { vigilanceRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** The people who lend proofs to an account's firm. */
export function vigilanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['vigilance', userId],
    queryFn: ({ signal }) => callApi(vigilanceRoutes.get, { params: { userId } }, { signal }),
  });
}
