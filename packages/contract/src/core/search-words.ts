import { foldWord } from './fold-word.ts';

/** Each term is looked for in every profile or offer: more of them make no better search, but a slow one. */
export const maxSearchTerms = 8;

/** The words of a search: those that must each be found, and those that are left out, being too many. */
export interface SearchWords {
  readonly terms: readonly string[];
  readonly ignored: readonly string[];
}

/** Spaces, quotation marks, and commas but those of numbers (2,5). */
const betweenTerms = /[\s;«»“”"]+|,(?!\d)/u;

/** Splits a search into different words, in the order typed. */
export function readSearch(search: string): SearchWords {
  const words = new Map<string, string>();
  for (const word of search.split(betweenTerms)) {
    const key = foldWord(word);
    if (word !== '' && !words.has(key)) words.set(key, word);
  }
  const all = [...words.values()];
  return { terms: all.slice(0, maxSearchTerms), ignored: all.slice(maxSearchTerms) };
}
