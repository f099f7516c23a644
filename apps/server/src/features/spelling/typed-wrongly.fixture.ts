import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import { azertyNeighbours } from '@mitoyen/contract/features/vocabulary/typos.fixture.ts';

/** Ways in which one letter goes wrong. */
export const slips = {
  dropped: (text, at) => text.slice(0, at) + text.slice(at + 1),
  doubled: (text, at) => text.slice(0, at + 1) + text.slice(at),
  swapped: (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  replaced: (text, at, round) => {
    const near = azertyNeighbours[foldWord(text[at] ?? '')] ?? '';
    return near === '' ? text : text.slice(0, at) + (near[round % near.length] ?? '') + text.slice(at + 1);
  },
} as const satisfies Record<string, (text: string, at: number, round: number) => string>;
export type Slip = keyof typeof slips;

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/** Where a letter of a name may go wrong in this way so that something else stands there. */
export const placesOf = (name: string, slip: Slip): number[] =>
  Array.from({ length: name.length }, (_, at) => at).filter(
    (at) =>
      isLetter(name[at]) &&
      (slip !== 'swapped' || (isLetter(name[at + 1]) && name[at] !== name[at + 1])) &&
      slips[slip](name, at, 0) !== name,
  );
