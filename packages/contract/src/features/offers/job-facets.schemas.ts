import * as z from 'zod/mini';
import { facetCountsSchema } from '../facets/facet-counts.schemas.ts';

/** The same of jobs, and how many of each contract there are, whatever contract the search asks for. */
export const jobFacetCountsSchema = z.extend(facetCountsSchema, {
  contracts: z.array(z.object({ code: z.string(), count: z.nullable(z.number()) })),
});
export type JobFacetCounts = z.infer<typeof jobFacetCountsSchema>;
