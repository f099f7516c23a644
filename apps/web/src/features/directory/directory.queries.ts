import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import type { AskedQuery } from '../field-search/index.ts';
import type { Filters } from './directory.filters.ts';
import { type DirectoryAddress, filterQuery } from './directory-url.ts';

/** Long enough to come back from a profile to the same list; a page rendered on the server needs no timer. */
const keepMs = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

const freshMs = 5 * 60_000;

interface PagePosition {
  readonly cursor?: string;
  readonly seed?: string;
}

function directoryKey({ filters, seed }: DirectoryAddress) {
  return ['directory', filterQuery(filters), seed] as const;
}

/** The filters in use as the API takes them. */
function apiQuery(filters: Filters) {
  const query = filterQuery(filters);
  return { ...query, availability: query.availability };
}

/**
 * The directory, page by page. Without a seed the server draws one; once it has, every later page, and every
 * reload of this same list, keeps that draw, so that the order does not change.
 */
export function directoryQuery(address: DirectoryAddress) {
  return infiniteQueryOptions({
    queryKey: directoryKey(address),
    initialPageParam: {} as PagePosition,
    queryFn: ({ pageParam, client, queryKey, signal }) => {
      const known = client.getQueryData<InfiniteData<ProfilePage>>(queryKey)?.pages[0]?.seed;
      const seed = pageParam.seed ?? address.seed ?? known;
      const query = { ...apiQuery(address.filters), cursor: pageParam.cursor, seed };
      return callApi(directoryRoutes.search, { query }, { signal });
    },
    getNextPageParam: (last): PagePosition | null =>
      last.nextCursor === null ? null : { cursor: last.nextCursor, seed: last.seed },
    gcTime: keepMs,
    staleTime: freshMs,
  });
}

/** What can narrow a list; its order is no matter. */
export function directoryFacetsQuery(filters: Filters): AskedQuery<FacetCounts> {
  const query = apiQuery({ ...filters, order: 'shuffle' });
  return {
    queryKey: ['directory', 'facets', query],
    ask: (signal) => callApi(directoryRoutes.facets, { query }, { signal }),
  };
}

/** How many there would be without each of these criteria. */
export function directoryTotalsQuery(
  filters: Filters,
  without: readonly string[],
): AskedQuery<readonly ListTotal[]> {
  const query = { ...apiQuery({ ...filters, order: 'shuffle' }), without: [...without] };
  return {
    queryKey: ['directory', 'totals', query],
    ask: (signal) => callApi(directoryRoutes.totals, { query }, { signal }),
  };
}

/**
 * Gives a list that came without a seed to the address that now carries it, so that nothing is loaded twice. What is
 * being asked for anew, as for an account where a visitor's list was rendered, is so there as well.
 */
export function shareUnderSeed(queryClient: QueryClient, address: DirectoryAddress, seed: string): void {
  const state = queryClient.getQueryState(directoryQuery(address).queryKey);
  if (!state?.data) return;
  const { queryKey } = directoryQuery({ ...address, seed });
  queryClient.setQueryData(queryKey, state.data);
  if (state.isInvalidated || state.fetchStatus === 'fetching')
    void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Drops the seed drawn for an address without seed, so that the next visit to it gets another one. */
export function forgetUnseeded(queryClient: QueryClient, address: DirectoryAddress): void {
  const { queryKey } = directoryQuery({ ...address, seed: null });
  queryClient.removeQueries({ queryKey, exact: true });
}
