import { placeWords, typedWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import type { Atlas } from './atlas.ts';
import { BestPlaces, fit } from './best-places.ts';
import { nowhere, type PlaceId } from './gazetteer.ts';
import { offerNamed, offerWithLetters } from './match-names.ts';
import { departementAround, departementOfNumber, isNumber, readingsOf, wordsOfQuery } from './read-query.ts';

/** The places that match what the user has typed so far, best first. */
export function findPlaces(atlas: Atlas, text: string, limit: number): PlaceId[] {
  const best = new BestPlaces(limit);
  const words = wordsOfQuery(text);
  if (words.length === 0) return [];
  const [first] = words;
  if (words.length === 1 && isNumber(first)) offerNumber(atlas, first ?? '', best);
  offerAll(atlas, words, best);
  // 'ste' may also be on its way to 'Steenvoorde'
  const last = typedWords(text).at(-1);
  if (last && words.at(-1)?.startsWith('saint') && !last.startsWith('saint'))
    offerAll(atlas, [...words.slice(0, -1), last], best);
  // 'lhay' is 'l hay'
  const glued = /^[ld](?=.{3})/.exec(first ?? '')?.[0];
  if (best.places.length === 0 && first && glued)
    offerAll(atlas, [glued, first.slice(1), ...words.slice(1)], best);
  if (!best.isFull) offerWithLetters(atlas.names, words, best);
  return best.places;
}

function offerAll(atlas: Atlas, words: readonly string[], best: BestPlaces): void {
  if (words.length > 1) offerByPost(atlas, words, best);
  for (const { words: name, fits, isByPost } of readingsOf(atlas, words))
    offerNamed(atlas.names, name, best, { fits, inside: isByPost ? fit.inside : fit.phrase });
}

/** A whole postal code and the first letters of a name, whatever stands between those: '69740 g', '10500 lac'. */
function offerByPost({ gazetteer, postalCodes }: Atlas, words: readonly string[], best: BestPlaces): void {
  const postalCode = words.find((word) => /^\d{5}$/.test(word));
  if (!postalCode) return;
  const typed = words.filter((word) => word !== postalCode).join('');
  for (const place of postalCodes.placesOf(postalCode)) {
    const name = placeWords(gazetteer.textsOf(place).name).join('');
    if (name.startsWith(typed)) best.offer(place, fit.phrase);
  }
}

/** A number alone: of a département, or the beginning of postal codes. */
function offerNumber(atlas: Atlas, digits: string, best: BestPlaces): void {
  const { gazetteer, areas, postalCodes } = atlas;
  const departement = departementOfNumber(atlas, digits);
  if (departement !== nowhere) best.offer(departement, fit.exact);
  if (/[ab]/.test(digits)) return;
  for (const area of [...areas.values()].flat())
    if (gazetteer.codeOf(area).startsWith(`d${digits}`)) best.offer(area, fit.phrase);
  const places = postalCodes.placesOf(digits);
  for (const place of places) {
    const kind = gazetteer.kindOf(place);
    best.offer(place, kind === 'arrondissement' && digits.length === 5 ? fit.exact : fit.inside);
  }
  // of a code that no commune has, as companies' own ones, the département is known
  if (places.length === 0 && digits.length === 5) {
    const around = departementAround(atlas, digits);
    if (around !== nowhere) best.offer(around, fit.remote);
  }
}
