import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** Who may find the person, and the firms that never do; readable by themselves alone. */
export function visibilityQuery(userId: string) {
  return queryOptions({
    queryKey: ['visibility', userId] as const,
    queryFn: ({ signal }) => callApi(visibilityRoutes.get, { params: { id: userId } }, { signal }),
  });
}

/** Firms of the registry that fit a name or a SIREN. A registry that is away is asked again by a later letter, not by itself. */
export function companyNamesQuery(text: string) {
  return queryOptions({
    queryKey: ['company-names', text] as const,
    queryFn: ({ signal }) => callApi(visibilityRoutes.companyNames, { query: { q: text } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
