import { readSearch } from '@mitoyen/contract/core/search-words.ts';
import { tradeWordOf } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { foldKey } from '../../core/search/fold-key.ts';

/** The terms of a search; the same for all searches that mean the same, in whatever gender they name a trade. */
export function readTerms(search: string): string[] {
  return [...new Set(readSearch(search).terms.map((term) => tradeWordOf(foldKey(term))))].sort();
}
