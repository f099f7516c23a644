import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';

/** What one asked to have confirmed, and what one confirmed. */
export function ownReferencesQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-references', userId] as const,
    queryFn: ({ signal }) => callApi(referenceRoutes.list, { params: { userId } }, { signal }),
  });
}

/** The request of a link, for a signed-in account or a visitor. */
export function referencePageQuery(token: string, userId: string | null) {
  return queryOptions({
    queryKey: ['reference-page', token, userId] as const,
    queryFn: ({ signal }) => callApi(referenceRoutes.show, { query: { token } }, { signal }),
  });
}
