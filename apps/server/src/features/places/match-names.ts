import { withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { type BestPlaces, type Fit, fit } from './best-places.ts';
import type { PlaceId } from './gazetteer.ts';
import type { PlaceNames, Range } from './place-names.ts';

export type PlaceTest = (place: PlaceId) => boolean;

const rarest = (names: PlaceNames, ranges: readonly Range[]) =>
  ranges.reduce((best, range) => (names.countWith(range) < names.countWith(best) ? range : best));

/** The names that are these words, with or without the article at their beginning. */
export function* namesThatAre(names: PlaceNames, words: readonly string[]): Generator<number> {
  const exact = withoutArticle(words).map((word) => names.wordRange(word));
  if (exact.length === 0) return;
  for (const name of names.namesWith(rarest(names, exact))) if (names.is(name, exact)) yield name;
}

/** Offers the places with a name that has all these words, of which each may be the beginning of one. */
export function offerNamed(
  names: PlaceNames,
  words: readonly string[],
  best: BestPlaces,
  { fits, inside = fit.phrase }: { fits?: PlaceTest | undefined; inside?: Fit } = {},
): void {
  if (words.length === 0) return;
  const offer = (name: number, how: Fit) => {
    const place = names.places[name] ?? 0;
    if (best.wouldKeep(place, how) && (!fits || fits(place))) best.offer(place, how);
  };
  for (const name of namesThatAre(names, words)) offer(name, names.isMinor(name) ? fit.phrase : fit.exact);
  const beginnings = words.map((word) => names.prefixRange(word));
  const phrase = [...words.slice(0, -1).map((word) => names.wordRange(word)), ...beginnings.slice(-1)];
  for (const name of names.namesWith(rarest(names, beginnings))) {
    const start = names.placeOfPhrase(name, phrase);
    if (start >= 0) offer(name, start === 0 && !names.isMinor(name) ? fit.phrase : inside);
    else if (words.length > 1 && names.hasAll(name, beginnings)) offer(name, fit.scattered);
  }
}

/** Offers the places with a name that has all these letters inside its words. */
export function offerWithLetters(names: PlaceNames, words: readonly string[], best: BestPlaces): void {
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < 3) return;
  for (const word of names.wordsWith(longest)) {
    for (const name of names.namesWith({ low: word, high: word + 1 }))
      if (words.every((letters) => names.hasLetters(name, letters)))
        best.offer(names.places[name] ?? 0, fit.remote);
  }
}
