import { jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { type CountCache, ListCache } from '../../core/lists/list-cache.ts';
import { setIgnoredTerms } from '../../core/lists/search-terms.ts';
import { type FacetCache, filtersWithout, nothingAskedOf } from '../facets/index.ts';
import { setSuggestion } from '../spelling/index.ts';
import { listJobs } from './list-offers.ts';
import { readJobCriteria } from './offer-criteria.ts';
import { countJobFacets, totalOffers } from './search-offers.ts';
import { showJob } from './show-offer.ts';
import { suggestJobs } from './suggest-words.ts';

/** Searches whose facets are cached: longer than counts, so fewer of them. */
const facetsKept = 500;
const nothingAsked = nothingAskedOf(jobFilters);

/** What is read of jobs; they are written by the routes of offers. */
export function registerJobRoutes(app: FastifyInstance, context: AppContext): void {
  const counts: CountCache = new ListCache();
  const facets: FacetCache = new ListCache(facetsKept);

  registerCachedRead(app, context, jobRoutes.list, [], async (reading, { user, query, request, reply }) => {
    const { items, ...page } = await listJobs({ ...reading, counts }, query, user);
    setPageHeaders(request, reply, page);
    setIgnoredTerms(reply, query.search);
    if (page.total === 0) setSuggestion(reply, await suggestJobs({ ...reading, counts }, query, user));
    return items;
  });
  registerCachedRead(app, context, jobRoutes.facets, [], (reading, { user, query }) =>
    countJobFacets({ ...reading, counts, facets }, readJobCriteria(query), user),
  );
  registerPublicRead(
    app,
    context,
    jobRoutes.totals,
    [],
    (reading, { user, query: { without, ...asked } }) => {
      const searches = without.map((name) => readJobCriteria(filtersWithout(asked, nothingAsked, name)));
      return totalOffers({ ...reading, counts }, searches, user);
    },
  );
  registerCachedRead(app, context, jobRoutes.get, [], async (reading, { user, params, reply }) => {
    const { offer, isOpen } = await showJob(reading, params.id, user);
    reply.header('x-offer-status', isOpen ? 'open' : 'closed');
    return offer;
  });
}
