import * as z from 'zod/mini';

/** What stands beside a list that found nothing: the search with words that the list does hold, and what it finds. */
export const searchSuggestionSchema = z.object({
  /** The whole search with other words, to be asked for as it is. */
  search: z.string(),
  /** Each word that no row holds, as it was typed, and what stands in its place. */
  replaced: z.array(z.object({ from: z.string(), to: z.string() })),
  /** How many that search finds; where it is not exact, there are more than this. */
  total: z.number(),
  isTotalExact: z.boolean(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>;
