import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import { azertyNeighbours } from '@mitoyen/contract/features/vocabulary/typos.fixture.ts';
import { fewestLetters } from './likeness.ts';

/** Ways in which one letter goes wrong. */
const slips = {
  dropped: (text, at) => text.slice(0, at) + text.slice(at + 1),
  doubled: (text, at) => text.slice(0, at + 1) + text.slice(at),
  swapped: (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  replaced: (text, at, round) => {
    const near = azertyNeighbours[foldWord(text[at] ?? '')] ?? '';
    return near === '' ? text : text.slice(0, at) + (near[round % near.length] ?? '') + text.slice(at + 1);
  },
} as const satisfies Record<string, (text: string, at: number, round: number) => string>;

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/** Where a letter stands in a word, or a compound, that is long enough to be taken for another. */
function placesOf(name: string): number[] {
  const words = [...name.matchAll(/[\p{L}\p{N}-]+/gu)].filter(({ 0: word }) => word.length >= fewestLetters);
  return words.flatMap(({ 0: word, index }) =>
    [...word].flatMap((letter, at) => (isLetter(letter) ? [index + at] : [])),
  );
}

/** A name with each of its letters wrong in each way; in place of it comes one of its neighbours. */
export const typedWrongly = (name: string): string[] =>
  placesOf(name).flatMap((at) =>
    Object.entries(slips)
      .filter(([slip]) => slip !== 'swapped' || isLetter(name[at + 1]))
      .map(([, slip]) => slip(name, at, at))
      .filter((typed) => typed !== name),
  );
