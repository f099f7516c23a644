import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** Places do not change while a page is open. */
const freshMs = 86_400_000;

/** The places that fit what was typed so far; what was found before stays until they have come. */
export function placesQuery(text: string, limit: number) {
  return queryOptions({
    queryKey: ['places', 'search', text, limit] as const,
    queryFn: ({ signal }) => callApi(placeRoutes.search, { query: { q: text, limit } }, { signal }),
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  });
}

/** A place by its code, with those it lies in. */
export function placeQuery(code: string) {
  return queryOptions({
    queryKey: ['places', code] as const,
    queryFn: ({ signal }) => callApi(placeRoutes.get, { params: { code } }, { signal }),
    staleTime: freshMs,
  });
}
