import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** An account's own proofs, and what the registry says of its SIRET. */
export function ownProofsQuery(userId: string) {
  return queryOptions({
    queryKey: ['proofs', 'own', userId],
    queryFn: ({ signal }) => callApi(proofRoutes.list, { params: { id: userId } }, { signal }),
  });
}
