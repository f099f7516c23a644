import { maxSearchTerms } from '@mitoyen/contract/core/search-words.ts';
import { readSearchTerms } from '@mitoyen/contract/features/vocabulary/sought-words.ts';
import { termForms, termOf, tradesNamedBy } from '@mitoyen/contract/features/vocabulary/term-forms.ts';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { containsAny, foldKey } from '../../core/lists/folded-text.ts';

/** The terms of a search; the same for all searches that mean the same, in whatever gender and number. */
export function readTerms(search: string): string[] {
  return [...new Set(readSearchTerms(search).terms.map((term) => foldKey(termOf(term))))].sort();
}

/** That a folded text contains each term in one of its forms. */
export const holdsTerms = (text: RawBuilder<unknown>, terms: readonly string[]): RawBuilder<boolean>[] =>
  terms.map((term) => containsAny(text, termForms(term)));

/** That the texts of a row or its trades, by their tags, hold each term in one of its forms. */
export function textsOrTradesHold(
  texts: readonly RawBuilder<unknown>[],
  terms: readonly string[],
): RawBuilder<boolean> {
  const held = terms.map((term) => {
    const trades = tradesNamedBy(term).map((code) => `t:${code}`);
    const ways = texts.map((text) => containsAny(text, termForms(term)));
    if (trades.length > 0) ways.push(sql<boolean>`tags && ${trades}::text[]`);
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(held, sql` and `)})`;
}

/** The words of a search that were left out, being too many. */
export function ignoredTerms(search: string): readonly string[] {
  // nearly every search: words are parted by one sign at least
  return search.length < 2 * maxSearchTerms ? [] : readSearchTerms(search).ignored;
}

/** Sets `X-Ignored-Terms` where words of a search were left out: percent-encoded, with commas between them. */
export function setIgnoredTerms(reply: FastifyReply, search: string): void {
  const ignored = ignoredTerms(search);
  if (ignored.length > 0) reply.header('x-ignored-terms', ignored.map(encodeURIComponent).join(','));
}
