import { foldWord } from './fold-word.ts';

/** Each term is searched for in every profile or offer: more terms only make a search slower. */
export const maxSearchTerms = 8;

/** The words of a search: those that must each be found, and those beyond the limit. */
export interface SearchWords {
  readonly terms: readonly string[];
  readonly ignored: readonly string[];
}

/** Spaces, quotation marks, and commas but those of numbers (2,5). */
const betweenTerms = /[\s;«»“”"]+|,(?!\d)/u;

/** Splits a search into different words, in the order typed. */
export const readSearch = (search: string): SearchWords =>
  limitTerms(search.split(betweenTerms).filter((word) => word !== ''));

/** Different words, up to the limit. */
export function limitTerms(words: readonly string[]): SearchWords {
  const different = new Map<string, string>();
  for (const word of words) {
    const key = foldWord(word);
    if (!different.has(key)) different.set(key, word);
  }
  const all = [...different.values()];
  return { terms: all.slice(0, maxSearchTerms), ignored: all.slice(maxSearchTerms) };
}
