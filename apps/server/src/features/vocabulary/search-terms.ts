import { readSearch } from '@mitoyen/contract/core/search-words.ts';
import { tradeWordForms, tradeWordOf } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import type { RawBuilder } from 'kysely';
import { containsAny } from '../../core/lists/contains-pattern.ts';
import { foldKey } from '../../core/lists/fold-key.ts';

/** The terms of a search; the same for all searches that mean the same, in whatever gender they name a trade. */
export function readTerms(search: string): string[] {
  return [...new Set(readSearch(search).terms.map((term) => tradeWordOf(foldKey(term))))].sort();
}

/** That a folded text contains each term, a trade's word in any gender. */
export const holdsTerms = (text: RawBuilder<unknown>, terms: readonly string[]): RawBuilder<boolean>[] =>
  terms.map((term) => containsAny(text, tradeWordForms(term)));
