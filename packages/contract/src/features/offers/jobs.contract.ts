import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { listTotalsSchema, withoutFields } from '../facets/list-totals.schemas.ts';
import { jobFacetCountsSchema } from './job-facets.schemas.ts';
import { jobFilters } from './job-filters.schemas.ts';
import { jobOfferSchema } from './offers.schemas.ts';

/** Jobs, which anybody may read whole; they are written by the calls of offers. */
export const jobRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/emplois',
    summary: 'Les emplois ouverts, ceux des abonnées d’abord, puis les plus récents',
    auth: 'optional',
    query: z.extend(jobFilters, pageQueryFields),
    responses: { 200: z.array(jobOfferSchema) },
  }),
  facets: defineRoute({
    method: 'GET',
    path: '/api/emplois/facets',
    summary: 'Ce qui peut encore préciser une recherche d’emplois, et combien d’emplois chaque choix laisse',
    auth: 'optional',
    query: jobFilters,
    responses: { 200: jobFacetCountsSchema },
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/api/emplois/totaux',
    summary: 'Combien d’emplois donnerait une recherche sans tel ou tel de ses critères',
    auth: 'optional',
    query: z.extend(jobFilters, withoutFields),
    responses: { 200: listTotalsSchema },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/emplois/:id',
    summary: 'Un emploi',
    auth: 'optional',
    params: idParams,
    responses: { 200: jobOfferSchema },
  }),
};
