import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { seedPattern } from './directory.rules.ts';
import { profilePageSchema } from './directory.schemas.ts';
import { directoryFilters } from './directory-filters.schemas.ts';

const seedMessage = 'Le tirage est fait de 1 à 64 lettres et chiffres.';

export const directoryRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/api/profiles',
    summary: 'L’annuaire : freelances et candidats, filtrés et mélangés',
    auth: 'none',
    query: z.extend(directoryFilters, {
      seed: z.optional(z.string().check(z.regex(seedPattern, seedMessage))),
      ...pageQueryFields,
    }),
    responses: { 200: profilePageSchema },
  }),
};
