import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** An account's own contents that were taken down. */
export function ownTakedownsQuery(userId: string) {
  return queryOptions({
    queryKey: ['takedowns', 'own', userId],
    queryFn: ({ signal }) => callApi(takedownRoutes.listOwn, { params: { id: userId } }, { signal }),
  });
}
