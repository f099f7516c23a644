import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';

/** One's own loans of proofs, and the firms that one may lend to. */
export function ownLoansQuery(userId: string) {
  return queryOptions({
    queryKey: ['proof-loans', 'own', userId],
    queryFn: ({ signal }) => callApi(proofLoanRoutes.list, { params: { id: userId } }, { signal }),
  });
}
