import { foldWord } from '../../core/fold-word.ts';
import { readSearch } from '../../core/search-words.ts';

/** A part of a text, in UTF-16 units. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** Signs and single letters stand in every other message: neither is looked for. */
const fewestLetters = 2;
/** What is shorter is found where a word begins, anything else anywhere. */
export const shortestInside = 3;

const letter = /[\p{L}\p{N}]/gu;

/** The words that a search of one's messages looks for; empty where it has none, and finds nothing. */
export const conversationTerms = (search: string): readonly string[] =>
  readSearch(search).terms.filter((term) => (term.match(letter)?.length ?? 0) >= fewestLetters);

/** A text folded, and where each of its letters comes from. */
function foldedWithPlaces(text: string) {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = foldWord(character);
    for (let index = 0; index < letters.length; index += 1) places.push(at);
    folded += letters;
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where a text holds one of these terms as a search finds it, in order; parts that touch are one. */
export function foundParts(text: string, terms: readonly string[]): readonly TextPart[] {
  const { folded, places } = foldedWithPlaces(text);
  const found = terms.flatMap((term) => {
    const sought = foldWord(term);
    const parts: TextPart[] = [];
    for (let at = folded.indexOf(sought); at >= 0 && sought !== ''; at = folded.indexOf(sought, at + 1)) {
      if (sought.length < shortestInside && isLetter(folded[at - 1])) continue;
      parts.push({ start: places[at] ?? 0, end: places[at + sought.length] ?? text.length });
    }
    return parts;
  });
  const merged: TextPart[] = [];
  for (const part of found.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && part.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, part.end) };
    else merged.push(part);
  }
  return merged;
}
