import { limitTerms, readSearch, type SearchWords } from '../../core/search-words.ts';
import { soughtOf } from './linking-words.ts';
import { type QueryWord, readQueryWords } from './query-words.ts';

/**
 * The words of a search that are to be found, in lower case: articles and prepositions bind and are not sought, punctuation
 * and units part words, 'C.V.C.' is 'cvc'. Where nothing else was typed, they are sought themselves.
 */
export function soughtWords(text: string): string[] {
  const words = readQueryWords(text);
  const sought = soughtOf(words);
  return (sought.length > 0 ? sought : words).map(({ typed }) => typed);
}

const stopAtEnd = /\.$/;

/** A word as it is looked for: what was typed with full stops keeps those inside, 'c.v.c'. */
function termIn(text: string, { typed, start, end }: QueryWord): string {
  const isDotted = typed.length > 1 && typed.length < end - start && text.startsWith('.', start + 1);
  return isDotted ? text.slice(start, end).toLocaleLowerCase('fr').replace(stopAtEnd, '') : typed;
}

/** The same as terms: different ones, no more than are looked for. Links or signs alone are looked for as they are. */
export function readSearchTerms(search: string): SearchWords {
  const sought = soughtOf(readQueryWords(search));
  return sought.length > 0 ? limitTerms(sought.map((word) => termIn(search, word))) : readSearch(search);
}
