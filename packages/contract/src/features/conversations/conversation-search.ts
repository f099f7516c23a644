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

/** Runs of what folds letter by letter, and every other character alone. */
const foldedTogether = /([ -~]+)|./gsu;

/** A text folded, and where each of its letters comes from. */
function foldedWithPlaces(text: string) {
  let folded = '';
  const places: number[] = [];
  for (const { 0: run, 1: plain, index: at } of text.matchAll(foldedTogether)) {
    const letters = foldWord(run);
    for (let index = 0; index < letters.length; index += 1) places.push(plain ? at + index : at);
    folded += letters;
  }
  places.push(text.length);
  return { folded, places };
}

/** Where the character ends that a letter comes from, with the accents that follow it: one may fold to several letters. */
function endOf(places: readonly number[], letter: number): number {
  let next = letter + 1;
  while (places[next] === places[letter]) next += 1;
  return places[next] ?? 0;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Adds a part that begins no earlier than the last: to the last where they touch. */
function add(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1);
  if (last && part.start <= last.end)
    parts[parts.length - 1] = { start: last.start, end: Math.max(last.end, part.end) };
  else parts.push(part);
}

/** Where a text holds one of these terms as a search finds it, in order; parts that touch are one. */
export function foundParts(text: string, terms: readonly string[]): readonly TextPart[] {
  const { folded, places } = foldedWithPlaces(text);
  const found = terms.flatMap((term) => {
    const sought = foldWord(term);
    const parts: TextPart[] = [];
    for (let at = folded.indexOf(sought); at >= 0 && sought !== ''; at = folded.indexOf(sought, at + 1)) {
      if (sought.length < shortestInside && isLetter(folded[at - 1])) continue;
      add(parts, { start: places[at] ?? 0, end: endOf(places, at + sought.length - 1) });
    }
    return parts;
  });
  const merged: TextPart[] = [];
  for (const part of found.toSorted((one, other) => one.start - other.start)) add(merged, part);
  return merged;
}
