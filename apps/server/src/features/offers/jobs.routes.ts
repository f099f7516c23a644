import { jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { setIgnoredTerms } from '../../core/search/ignored-terms.ts';
import { createKnownAnswers, createKnownTotals } from '../../core/search/known-answers.ts';
import { filtersWithout, type KnownFacets, nothingAskedOf } from '../facets/index.ts';
import { type ContractCounts, countContracts } from './count-contracts.ts';
import { listJobs } from './list-jobs.ts';
import { readJobCriteria } from './offer-criteria.ts';
import { countOfferFacets, facetsKept } from './offer-facets.ts';
import { showJob } from './show-offer.ts';
import { totalOffers } from './total-offers.ts';

const nothingAsked = nothingAskedOf(jobFilters);

/** What is read of jobs; they are written by the routes of offers. */
export function registerJobRoutes(app: FastifyInstance, context: AppContext): void {
  const totals = createKnownTotals();
  const facets = createKnownAnswers<KnownFacets>(facetsKept);
  const contracts = createKnownAnswers<ContractCounts>(facetsKept);

  registerCachedRead(app, context, jobRoutes.list, [], async (reading, { user, query, request, reply }) => {
    const { items, ...page } = await listJobs({ ...reading, totals }, query, user);
    setPageHeaders(request, reply, page);
    setIgnoredTerms(reply, query.search);
    return items;
  });
  registerCachedRead(app, context, jobRoutes.facets, [], async (reading, { user, query }) => {
    const criteria = readJobCriteria(query);
    const counts = await countOfferFacets({ ...reading, totals, facets }, criteria, user);
    return { ...counts, contracts: await countContracts({ ...reading, totals, contracts }, criteria) };
  });
  registerPublicRead(
    app,
    context,
    jobRoutes.totals,
    [],
    (reading, { user, query: { without, ...asked } }) => {
      const searches = without.map((name) => readJobCriteria(filtersWithout(asked, nothingAsked, name)));
      return totalOffers({ ...reading, totals }, searches, user);
    },
  );
  registerCachedRead(app, context, jobRoutes.get, [], async (reading, { user, params, reply }) => {
    const { offer, isOpen } = await showJob(reading, params.id, user);
    reply.header('x-offer-status', isOpen ? 'open' : 'closed');
    return offer;
  });
}
