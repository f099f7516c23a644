import { createRandom, type Random } from './random.ts';
import { createWeightedPick, zipf } from './weighted-pick.ts';

const onsets = 'b c ch cl cr d dr f fl g gr j l m n p pl pr r s t tr v vr'.split(' ');
const vowels = 'a e i o u ou oi ai au an en in on eu é è'.split(' ');
const endings =
  'age ment tion eur euse erie ique able ité isme oir ette ard ance ure ée if elle ine et ier ade'.split(' ');

const syllable = (random: Random) => random.pick(onsets) + random.pick(vowels);

/** One that sounds French: 'braudourette'. */
function inventWord(random: Random): string {
  const stem = Array.from({ length: random.int(1, 3) }, () => syllable(random)).join('');
  return stem + random.pick(onsets) + random.pick(endings);
}

/** `count` different texts in the order in which `invent` makes them up. */
export function differentOnes(count: number, invent: () => string, known: readonly string[] = []): string[] {
  const found = new Set(known);
  while (found.size < count) found.add(invent());
  return [...found];
}

const vocabularySize = 12_000;

/**
 * Picks among twelve thousand invented words, as frequent as those of a language: what is looked for among many profiles
 * is rare or common, as in life.
 */
export function createVocabulary(): (random: Random) => string {
  const random = createRandom('vocabulary');
  return createWeightedPick(
    differentOnes(vocabularySize, () => inventWord(random)),
    zipf,
  );
}
