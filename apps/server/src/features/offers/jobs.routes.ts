import { jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { createListCaches, filtersWithout, nothingAskedOf } from '../facets/index.ts';
import { setSuggestion } from '../spelling/index.ts';
import { setIgnoredTerms } from '../vocabulary/index.ts';
import { listJobs } from './list-offers.ts';
import { readJobCriteria } from './offer-criteria.ts';
import { countJobFacets, totalOffers } from './search-offers.ts';
import { showJob } from './show-offer.ts';
import { suggestJobs } from './suggest-words.ts';

const nothingAsked = nothingAskedOf(jobFilters);

/** What is read of jobs; they are written by the routes of offers. */
export function registerJobRoutes(app: FastifyInstance, context: AppContext): void {
  const caches = createListCaches();

  registerCachedRead(app, context, jobRoutes.list, [], async (reading, { user, query, request, reply }) => {
    const { items, ...page } = await listJobs({ ...reading, ...caches }, query, user);
    setPageHeaders(request, reply, page);
    setIgnoredTerms(reply, query.search);
    if (page.total === 0) setSuggestion(reply, await suggestJobs({ ...reading, ...caches }, query, user));
    return items;
  });
  registerCachedRead(app, context, jobRoutes.facets, [], (reading, { user, query }) =>
    countJobFacets({ ...reading, ...caches }, readJobCriteria(query), user),
  );
  registerPublicRead(
    app,
    context,
    jobRoutes.totals,
    [],
    (reading, { user, query: { without, ...asked } }) => {
      const searches = without.map((name) => readJobCriteria(filtersWithout(asked, nothingAsked, name)));
      return totalOffers({ ...reading, ...caches }, searches, user);
    },
  );
  registerCachedRead(app, context, jobRoutes.get, [], async (reading, { user, params, reply }) => {
    const { offer, isOpen } = await showJob(reading, params.id, user);
    reply.header('x-offer-status', isOpen ? 'open' : 'closed');
    return offer;
  });
}
