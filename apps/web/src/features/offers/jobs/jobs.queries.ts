import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { JobFacetCounts } from '@mitoyen/contract/features/offers/job-facets.schemas.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../../core/api/api-client.ts';
import { offersKey } from '../../../core/api/query-keys.ts';
import type { AskedQuery } from '../../field-search/index.ts';
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
export function jobFacetsQuery(filters: JobFilters): AskedQuery<JobFacetCounts> {
  const query = apiQuery({ ...filters, order: 'shuffle' });
  return {
    queryKey: [...offersKey, 'facets', 'jobs', query],
    ask: (signal) => callApi(jobRoutes.facets, { query }, { signal }),
  };
}

/** How many there would be without each of these criteria. */
export function jobTotalsQuery(
  filters: JobFilters,
  without: readonly string[],
): AskedQuery<readonly ListTotal[]> {
  const query = { ...apiQuery({ ...filters, order: 'shuffle' }), without: [...without] };
  return {
    queryKey: [...offersKey, 'totals', 'jobs', query],
    ask: (signal) => callApi(jobRoutes.totals, { query }, { signal }),
  };
}
