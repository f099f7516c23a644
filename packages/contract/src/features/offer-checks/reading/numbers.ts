import type { Word } from './words.ts';

const units =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const tens = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 } as const;
const valueOfWord = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ['une', 1],
  ['vingts', 20],
  ...Object.entries(tens),
]);

/** A number at a place among words, and how many words it takes: digits, or up to 'soixante et onze' in letters. */
export interface ReadNumber {
  readonly value: number;
  readonly length: number;
}

function addUnits(words: readonly Word[], at: number, base: number): ReadNumber {
  const next = words[at + 1];
  const hasAnd = next?.folded === 'et' && base >= 20;
  const unit = valueOfWord.get(words[at + (hasAnd ? 2 : 1)]?.folded ?? '');
  const isAdded = unit !== undefined && unit > 0 && unit <= 19 && base >= 20 && !next?.isAfterBreak;
  return isAdded ? { value: base + unit, length: hasAnd ? 3 : 2 } : { value: base, length: 1 };
}

/** @returns undefined when no number stands there. */
export function numberAt(words: readonly Word[], at: number): ReadNumber | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.value !== null) return { value: word.value, length: 1 };
  const base = valueOfWord.get(word.folded);
  if (base === undefined) return undefined;
  if (word.folded === 'dix' && /^(?:sept|huit|neuf)$/.test(words[at + 1]?.folded ?? ''))
    return { value: 10 + (valueOfWord.get(words[at + 1]?.folded ?? '') ?? 0), length: 2 };
  return addUnits(words, at, base);
}
