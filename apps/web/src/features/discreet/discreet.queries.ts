import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { AskedReveal, DiscreetFilters } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { discreetKey } from '../../core/api/query-keys.ts';
import { discreetSearchParams } from './discreet-url.ts';

/** Discreet profiles that a firm may find, page by page: asked at each opening, as people come and go. */
export function discreetListQuery(filters: DiscreetFilters) {
  return infiniteQueryOptions({
    queryKey: [...discreetKey, 'list', discreetSearchParams(filters).toString()] as const,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(discreetRoutes.list, { query: { ...filters, cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

/** A discreet profile by its handle. */
export function discreetProfileQuery(handle: string) {
  return queryOptions({
    queryKey: [...discreetKey, 'one', handle] as const,
    queryFn: ({ signal }) => callApi(discreetRoutes.get, { params: { handle } }, { signal }),
    staleTime: 0,
  });
}

interface AskedPage {
  readonly asked: readonly AskedReveal[];
  readonly nextCursor: string | null;
}

/** The requests of the user's firm to discreet people, latest first. */
export function askedRevealsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...discreetKey, 'asked', userId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<AskedPage> => {
      const query = { cursor: pageParam ?? undefined };
      const { data, headers } = await callApiWithHeaders(discreetRoutes.listAsked, { query }, { signal });
      return { asked: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}
