import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../core/api/api-client.ts';
import { nextCursor } from '../../core/api/next-cursor.ts';
import { offersKey, ownOffersKey } from '../../core/api/query-keys.ts';
import type { AskedQuery } from '../field-search/index.ts';
import { type OfferPage, pageOf } from './offer-page-of.ts';
import type { OfferFilters } from './offers.filters.ts';
import { filterQuery } from './offers-url.ts';

/** Open offers, page by page: full for members, restricted for visitors. */
export function offerListQuery(filters: OfferFilters) {
  return infiniteQueryOptions({
    queryKey: [...offersKey, 'list', filterQuery(filters)] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<OfferPage<AnyOffer>> => {
      const query = { ...filterQuery(filters), cursor: pageParam ?? undefined };
      return pageOf(await callApiWithHeaders(offerRoutes.list, { query }, { signal }));
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** What can narrow the list; its order is no matter. */
export function offerFacetsQuery(filters: OfferFilters): AskedQuery<FacetCounts> {
  const query = filterQuery({ ...filters, order: 'shuffle' });
  return {
    queryKey: [...offersKey, 'facets', query],
    ask: (signal) => callApi(offerRoutes.facets, { query }, { signal }),
  };
}

/** How many there would be without each of these criteria. */
export function offerTotalsQuery(
  filters: OfferFilters,
  without: readonly string[],
): AskedQuery<readonly ListTotal[]> {
  const query = { ...filterQuery({ ...filters, order: 'shuffle' }), without: [...without] };
  return {
    queryKey: [...offersKey, 'totals', query],
    ask: (signal) => callApi(offerRoutes.totals, { query }, { signal }),
  };
}

/** One offer, in any state; its restricted form says in a header alone whether it is open. */
export function offerQuery(id: string) {
  return queryOptions({
    queryKey: [...offersKey, 'one', id] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await callApiWithHeaders(offerRoutes.get, { params: { id } }, { signal });
      return 'restricted' in data
        ? { ...data, isOpen: headers.get('x-offer-status') !== 'closed' }
        : { ...data, isOpen: data.status === 'open' };
    },
  });
}

/** A company's own offers with how many count in its limit, page by page. */
export function ownOffersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ownOffersKey, userId] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const call = { params: { userId }, query: { cursor: pageParam ?? undefined } };
      const { data, headers } = await callApiWithHeaders(offerRoutes.listByCompany, call, { signal });
      return { ...data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}
