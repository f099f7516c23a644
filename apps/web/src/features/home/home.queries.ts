import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** The people, projects and offers that the home page shows. Where it fails, the page does without them. */
export function showcaseQuery() {
  return queryOptions({
    queryKey: ['showcase'] as const,
    queryFn: ({ signal }) => callApi(showcaseRoutes.get, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
