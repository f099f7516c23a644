import { maxSearchTerms, readSearch } from '@mitoyen/contract/core/search-words.ts';
import { tradeWordForms, tradeWordOf } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import type { FastifyReply } from 'fastify';
import type { RawBuilder } from 'kysely';
import { containsAny, foldKey } from '../../core/lists/folded-text.ts';

/** The terms of a search; the same for all searches that mean the same, in whatever gender they name a trade. */
export function readTerms(search: string): string[] {
  return [...new Set(readSearch(search).terms.map((term) => tradeWordOf(foldKey(term))))].sort();
}

/** That a folded text contains each term, a trade's word in any gender. */
export const holdsTerms = (text: RawBuilder<unknown>, terms: readonly string[]): RawBuilder<boolean>[] =>
  terms.map((term) => containsAny(text, tradeWordForms(term)));

/** The words of a search that were left out, being too many. */
export function ignoredTerms(search: string): readonly string[] {
  // nearly every search: one space a word at least
  const hasFew = search.length < 2 * maxSearchTerms || search.split(/\s/u).length <= maxSearchTerms;
  return hasFew ? [] : readSearch(search).ignored;
}

/** Sets `X-Ignored-Terms` where words of a search were left out: percent-encoded, with commas between them. */
export function setIgnoredTerms(reply: FastifyReply, search: string): void {
  const ignored = ignoredTerms(search);
  if (ignored.length > 0) reply.header('x-ignored-terms', ignored.map(encodeURIComponent).join(','));
}
