import { soughtOf } from './linking-words.ts';
import { readQueryWords } from './query-words.ts';

/**
 * The words of a search that are to be found, in lower case: articles and prepositions bind and are not sought, punctuation
 * and units part words, 'C.V.C.' is 'cvc'. Where nothing else was typed, they are sought themselves.
 */
export function soughtWords(text: string): string[] {
  const words = readQueryWords(text);
  const sought = soughtOf(words);
  return sought.length > 0 ? sought : words.map(({ typed }) => typed);
}
