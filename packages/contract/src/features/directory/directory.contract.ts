import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { facetCountsSchema } from '../facets/facet-counts.schemas.ts';
import { listTotalsSchema, withoutFields } from '../facets/list-totals.schemas.ts';
import { seedPattern } from './directory.rules.ts';
import { profilePageSchema } from './directory.schemas.ts';
import { directoryFilters } from './directory-filters.schemas.ts';
import { tradePageSchema } from './trade-page.schemas.ts';

const seedMessage = 'Le tirage est fait de 1 à 64 lettres et chiffres.';

/** Signed-in callers also find profiles that are visible to members only. */
export const directoryRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/api/profiles',
    summary: 'L’annuaire : freelances et candidats, filtrés et mélangés',
    auth: 'optional',
    query: z.extend(directoryFilters, {
      seed: z.optional(z.string().check(z.regex(seedPattern, seedMessage))),
      ...pageQueryFields,
    }),
    responses: { 200: profilePageSchema },
  }),
  facets: defineRoute({
    method: 'GET',
    path: '/api/profiles/facets',
    summary:
      'Ce qui peut encore préciser une recherche de l’annuaire, et combien de profils chaque choix laisse',
    auth: 'optional',
    query: directoryFilters,
    responses: { 200: facetCountsSchema },
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/api/profiles/totaux',
    summary: 'Combien de profils donnerait une recherche de l’annuaire sans tel ou tel de ses critères',
    auth: 'optional',
    query: z.extend(directoryFilters, withoutFields),
    responses: { 200: listTotalsSchema },
  }),
  tradePage: defineRoute({
    method: 'GET',
    path: '/api/trade-pages/:trade',
    summary: 'Qui exerce un métier, en un lieu ou partout, et les autres métiers et lieux où en trouver',
    auth: 'none',
    params: z.object({ trade: z.string().check(z.maxLength(40)) }),
    query: z.object({ place: z._default(z.string().check(z.maxLength(20)), '') }),
    responses: { 200: tradePageSchema },
  }),
};
