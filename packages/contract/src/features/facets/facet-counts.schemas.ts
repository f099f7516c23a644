import * as z from 'zod/mini';

const facetValues = z.array(z.object({ code: z.string(), count: z.nullable(z.number()) }));

/**
 * What there is to choose from among what a search finds, most frequent first. Each kind is counted without what the
 * search asks of that kind (départements: without its place), as a second value is to be added to the first. `count` is
 * null where more were found than are counted; then the order is that of a sample, and what is rare may be missing.
 */
export const facetCountsSchema = z.object({
  /** What the search finds, as the list says it. */
  total: z.number(),
  exact: z.boolean(),
  trades: facetValues,
  phases: facetValues,
  /** `revit` in whatever level, `revit:2` at least confirmed, `revit:3` expert. */
  software: facetValues,
  programmes: facetValues,
  contexts: facetValues,
  /** `d69`; who names a region alone is in none. */
  departements: facetValues,
});
export type FacetCounts = z.infer<typeof facetCountsSchema>;
