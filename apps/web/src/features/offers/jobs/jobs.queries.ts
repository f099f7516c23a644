import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../../core/api/api-client.ts';
import { offersKey } from '../../../core/api/query-keys.ts';
import type { AskedQuery, ListTotal } from '../../field-search/index.ts';
import { type OfferPage, pageOf } from '../offer-page-of.ts';
import type { JobFilters } from './jobs.filters.ts';
import { jobFilterQuery } from './jobs-url.ts';

/** The filters in use as the API takes them. */
function apiQuery(filters: JobFilters) {
  return { ...jobFilterQuery(filters), contract: filters.contract };
}

/** Open jobs, page by page. */
export function jobListQuery(filters: JobFilters) {
  return infiniteQueryOptions({
    queryKey: [...offersKey, 'list', 'jobs', jobFilterQuery(filters)] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<OfferPage<JobOffer>> => {
      const query = { ...apiQuery(filters), cursor: pageParam ?? undefined };
      return pageOf(await callApiWithHeaders(jobRoutes.list, { query }, { signal }));
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** What can narrow the list; its order is no matter. */
export function jobFacetsQuery(filters: JobFilters): AskedQuery<FacetCounts> {
  const query = apiQuery({ ...filters, order: 'shuffle' });
  return {
    queryKey: [...offersKey, 'facets', 'jobs', query],
    ask: (signal) => callApi(jobRoutes.facets, { query }, { signal }),
  };
}

/** How many these filters find. */
export function jobTotalQuery(filters: JobFilters): AskedQuery<ListTotal> {
  const query = { ...apiQuery({ ...filters, order: 'shuffle' }), limit: 1 };
  return {
    queryKey: [...offersKey, 'total', 'jobs', query],
    ask: async (signal) => {
      const { total, isTotalExact } = pageOf(await callApiWithHeaders(jobRoutes.list, { query }, { signal }));
      return { total: total ?? 0, isTotalExact };
    },
  };
}
