import { maxSearchTerms, readSearch } from '@mitoyen/contract/core/search-words.ts';
import type { FastifyReply } from 'fastify';

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
