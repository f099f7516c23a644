import type { FacetValues } from '@mitoyen/contract/features/vocabulary/facets.schemas.ts';
import { namedTrades } from '@mitoyen/contract/features/vocabulary/named-trades.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';

/** The trades that words name; at most as many as may be chosen. */
export const readTrades = (texts: readonly string[]): string[] => namedTrades(texts, vocabulary);

/** What is new, with the trades that its words name where none are given; an empty list says that there are none. */
export function withNamedTrades<Values extends FacetValues>(
  values: Values,
  texts: readonly string[],
): Values & { trades: string[] } {
  return { ...values, trades: values.trades ?? readTrades(texts) };
}
