import { placeWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { type Atlas, nameKey } from './atlas.ts';
import { nowhere, type PlaceId } from './gazetteer.ts';
import type { PlaceTest } from './match-names.ts';

/** One way of understanding a query: these words are a name, of a place that lies where the others say. */
export interface Reading {
  readonly words: readonly string[];
  readonly fits?: PlaceTest | undefined;
  /** Whether part of a postal code was among the words. */
  readonly isByPost?: boolean;
}

/** No place's name has more words; longer queries cost no more work. */
const maxWords = 12;
const maxNumbers = 2;
const number = /^(?:\d{1,5}|2[ab])$/;
export const isNumber = (word: string | undefined) => word !== undefined && number.test(word);

/** Whether a word only completes the one before it: 'Paris 11e arr.', 'Lyon Cedex 03'. */
function isNeedless(word: string, before: string | undefined): boolean {
  if (/^arr(?:t|dt|ondissement)?$/.test(word)) return /^\d{1,2}$/.test(before ?? '');
  return word === 'cedex' || (before === 'cedex' && isNumber(word));
}

/** The words of a query that say something; all of them when none does. */
export function wordsOfQuery(text: string): string[] {
  const words = placeWords(text).slice(0, maxWords);
  const telling = words.filter((word, index) => !isNeedless(word, words[index - 1]));
  return telling.length > 0 ? telling : words;
}

/** The département of a number as people write it: '69', '2A', '974', '1'; `nowhere` when it has none. */
export function departementOfNumber({ gazetteer }: Atlas, digits: string): PlaceId {
  const code = digits.toUpperCase();
  return gazetteer.idOf(`d${code.length === 1 ? `0${code}` : code}`);
}

/** The département around a whole postal code, also of one that no commune has: '69434', '75000'. */
export function departementAround(atlas: Atlas, postalCode: string): PlaceId {
  const [overseas, departement] = [3, 2].map((length) =>
    departementOfNumber(atlas, postalCode.slice(0, length)),
  );
  return overseas !== undefined && overseas !== nowhere ? overseas : (departement ?? nowhere);
}

/** Whether a place has a postal code that begins so, or lies in the département of this number. */
function liesAt(atlas: Atlas, digits: string): PlaceTest {
  const isUnknownCode = digits.length === 5 && atlas.postalCodes.placesOf(digits).length === 0;
  const departement = isUnknownCode ? departementAround(atlas, digits) : departementOfNumber(atlas, digits);
  const places = new Set(
    /^\d/.test(digits) && !/[ab]/.test(digits) ? atlas.postalCodes.placesOf(digits) : [],
  );
  return (place) =>
    places.has(place) || (departement !== nowhere && atlas.gazetteer.isIn(place, departement));
}

const linking: ReadonlySet<string> = new Set(['en', 'dans', 'de', 'du', 'des', 'd']);

/** The areas that are called so, or whose name begins so where `mayBeUnfinished`. */
function areasCalled(
  { areas }: Atlas,
  words: readonly string[],
  mayBeUnfinished: boolean,
): readonly PlaceId[] {
  const key = nameKey(linking.has(words[0] ?? '') ? words.slice(1) : words);
  const exact = areas.get(key);
  if (exact) return exact;
  if (!mayBeUnfinished || key.length < 3) return [];
  return [...areas].flatMap(([name, called]) => (name.startsWith(key) ? called : []));
}

const both = (one: PlaceTest | undefined, other: PlaceTest): PlaceTest =>
  one ? (place) => one(place) && other(place) : other;

/** A name and an area, in either order: 'saint denis réunion'. */
function* withArea(
  atlas: Atlas,
  { words, fits, isByPost }: Reading,
  mayBeUnfinished: boolean,
): Generator<Reading> {
  const within = (name: readonly string[], areas: readonly PlaceId[]): Reading[] => {
    const isInOne: PlaceTest = (place) => areas.some((area) => atlas.gazetteer.isIn(place, area));
    return areas.length > 0 ? [{ words: name, isByPost, fits: both(fits, isInOne) }] : [];
  };
  for (let at = 1; at < words.length; at += 1) {
    const [head, tail] = [words.slice(0, at), words.slice(at)];
    yield* within(head, areasCalled(atlas, tail, mayBeUnfinished));
    yield* within(tail, areasCalled(atlas, head, false));
  }
}

/** Every way of understanding a query: all of it a name, or part of it a number or an area. */
export function* readingsOf(
  atlas: Atlas,
  words: readonly string[],
  mayBeUnfinished = true,
): Generator<Reading> {
  // 'Lyon 03' is 'Lyon 3'
  const whole = { words: words.map((word) => (/^0\d$/.test(word) ? word.slice(1) : word)) };
  yield whole;
  yield* withArea(atlas, whole, mayBeUnfinished);
  const numbers = words.filter(isNumber).slice(0, maxNumbers);
  for (const digits of words.length > 1 ? numbers : []) {
    const rest = words.toSpliced(words.indexOf(digits), 1);
    const reading = { words: rest, fits: liesAt(atlas, digits), isByPost: true };
    yield reading;
    yield* withArea(atlas, reading, mayBeUnfinished);
  }
}
