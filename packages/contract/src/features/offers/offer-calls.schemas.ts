import * as z from 'zod/mini';
import { searchFields } from '../../core/search-fields.ts';
import { answerMessageSchema } from '../applications/applications.schemas.ts';
import { facetFilters } from '../facets/facet-filters.schemas.ts';

/**
 * Filters of the list. `remote=1` keeps offers that can be done remotely, `remote=0` those that cannot.
 * Visitors find by words of title and place, by place and by remote alone: facets, which they do not read,
 * find nothing.
 */
export const offerFilters = z.object({
  ...searchFields,
  remote: z._default(z.enum(['0', '1', 'true', 'false', ''], 'Télétravail : 0 ou 1.'), ''),
  ...facetFilters,
});
export type OfferFilters = z.output<typeof offerFilters>;

/** How an offer is closed; everyone still waiting is answered with `message`, or with the usual text. */
export const closeOfferBody = z.object({
  status: z._default(z.enum(['filled', 'cancelled'], 'Dites si l’offre est pourvue ou annulée.'), 'filled'),
  message: z.optional(answerMessageSchema),
});
