import { withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { type BestPlaces, type Fit, fit } from './best-places.ts';
import type { PlaceId } from './gazetteer.ts';
import type { PlaceNames, Range } from './place-names.ts';

export type PlaceTest = (place: PlaceId) => boolean;

const has = ({ low, high }: Range, word: number | undefined) =>
  word !== undefined && word >= low && word < high;
const sizeOf = (names: PlaceNames, range: Range) => names.namesWith(range).length;
const rarest = (names: PlaceNames, ranges: readonly Range[]) =>
  ranges.reduce((best, range) => (sizeOf(names, range) < sizeOf(names, best) ? range : best));

/** How many words of the name come before the ones asked for, where those follow each other in it; -1 where they do not. */
function placeOfPhrase(name: Uint16Array, phrase: readonly Range[]): number {
  for (let start = 0; start + phrase.length <= name.length; start += 1)
    if (phrase.every((range, index) => has(range, name[start + index]))) return start;
  return -1;
}

/** The names that are these words, with or without the article at their beginning. */
export function* namesThatAre(names: PlaceNames, words: readonly string[]): Generator<number> {
  const exact = withoutArticle(words).map((word) => names.wordRange(word));
  if (exact.length === 0) return;
  const articles = ['l', 'le', 'la', 'les'].map((word) => names.wordRange(word));
  for (const name of names.namesWith(rarest(names, exact))) {
    const spelt = names.wordsOf(name);
    const rest = spelt.subarray(spelt.length > 1 && articles.some((range) => has(range, spelt[0])) ? 1 : 0);
    if (rest.length === exact.length && placeOfPhrase(rest, exact) === 0) yield name;
  }
}

/** Offers the places with a name that has all these words, of which each may be the beginning of one. */
export function offerNamed(
  names: PlaceNames,
  words: readonly string[],
  best: BestPlaces,
  { fits, inside = fit.phrase }: { fits?: PlaceTest | undefined; inside?: Fit } = {},
): void {
  if (words.length === 0) return;
  for (const name of namesThatAre(names, words)) {
    const place = names.places[name] ?? 0;
    if (!fits || fits(place)) best.offer(place, fit.exact);
  }
  const beginnings = words.map((word) => names.prefixRange(word));
  const phrase = [...words.slice(0, -1).map((word) => names.wordRange(word)), ...beginnings.slice(-1)];
  for (const name of names.namesWith(rarest(names, beginnings))) {
    const place = names.places[name] ?? 0;
    const spelt = names.wordsOf(name);
    const start = placeOfPhrase(spelt, phrase);
    const how = start === 0 ? fit.phrase : start > 0 ? inside : fit.scattered;
    if (start < 0 && !beginnings.every((range) => spelt.some((word) => has(range, word)))) continue;
    if (!fits || fits(place)) best.offer(place, how);
  }
}

/** Offers the places with a name that has all these letters inside its words. */
export function offerWithLetters(names: PlaceNames, words: readonly string[], best: BestPlaces): void {
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < 3) return;
  const others = words.filter((word) => word !== longest).map((word) => new Set(names.wordsWith(word)));
  for (const word of names.wordsWith(longest)) {
    for (const name of names.namesWith({ low: word, high: word + 1 })) {
      const spelt = names.wordsOf(name);
      if (others.every((set) => spelt.some((one) => set.has(one))))
        best.offer(names.places[name] ?? 0, fit.remote);
    }
  }
}
