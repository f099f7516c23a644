import { foldNumber } from '../../core/fold-number.ts';
import { foldWord } from '../../core/fold-word.ts';
import { maxSearchTerms } from '../../core/search-words.ts';
import { readQueryWords, type Span } from './query-words.ts';
import { soughtWords } from './sought-words.ts';
import { tradeWordForms } from './trade-words.ts';

/** Where the words stand in a text that a search finds it by, whole words; empty where there are none. */
export type FindWords = (text: string) => readonly Span[];

/**
 * Reads a search for telling why a text was found: what it seeks is a part of a word, in either number and in all genders
 * of a trade, as lists look for it.
 */
export function foundWords(search: string): FindWords {
  const sought = soughtWords(search)
    .slice(0, maxSearchTerms)
    .map((word) => ({ number: foldNumber(word), forms: tradeWordForms(word).map(foldWord) }));
  if (sought.length === 0) return () => [];
  const isSought = (folded: string) => {
    const number = foldNumber(folded);
    return sought.some((word) => word.number === number || word.forms.some((form) => folded.includes(form)));
  };
  return (text) =>
    readQueryWords(text)
      .filter(({ folded }) => isSought(folded))
      .map(({ start, end }) => ({ start, end }));
}
