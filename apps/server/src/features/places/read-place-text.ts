import { placeWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import { type Atlas, atlas } from './atlas.ts';
import { nowhere, type PlaceId } from './gazetteer.ts';
import { namesThatAre, type PlaceTest } from './match-names.ts';
import { presentSuggestion } from './places.presenter.ts';
import { departementAround, departementOfNumber, isNumber, readingsOf, wordsOfQuery } from './read-query.ts';

/** What a text names: one place, several to choose from, or none. */
export type PlaceReading =
  | { readonly code: string; readonly candidates?: undefined }
  | { readonly code: null; readonly candidates: readonly PlaceSuggestion[] };

const maxCandidates = 5;
const maxTextLength = 200;
const separators = /[,;/|()•·–—+]| - | et | ou |\n/i;

/**
 * Reads the place in a user's free text. `code` only when exactly one commune bears the name, or the text
 * names its département, region or postal code too, and no département or region is called the same;
 * otherwise up to five `candidates` to ask about, most likely first, or none: never a guess.
 */
export function readPlaceText(text: string): PlaceReading {
  const all = atlas();
  if (text.length > maxTextLength) return { code: null, candidates: [] };
  const found = placesOfText(all, text);
  const [first] = found;
  if (first !== undefined && found.length === 1 && !all.gazetteer.isArea(first))
    return { code: all.gazetteer.codeOf(arrondissementOf(all, first, text)) };
  const candidates = found.length > 0 ? found : placesOfParts(all, text);
  return {
    code: null,
    candidates: candidates.slice(0, maxCandidates).map((id) => presentSuggestion(all.gazetteer, id)),
  };
}

/** What a text in the field 'Lieu' names: one place, an area too, several to choose from, or none. */
export type LocationReading =
  | { readonly code: string; readonly candidates?: undefined }
  | { readonly code: null; readonly candidates: readonly PlaceSuggestion[] };

/**
 * Reads the text of the field 'Lieu', as people write places: '69', 'idf', 'Lyon 3', 'St Denis', '69434 Lyon
 * Cedex 03'. `code` where the whole text names exactly one commune, département or region, or, where nothing
 * is called so, begins the name of a single commune: 'Chamonix'; where it names several, the most likely
 * `candidates`; none where only a part of it is a place.
 */
export function readLocation(text: string): LocationReading {
  const all = atlas();
  const { gazetteer } = all;
  const named = placesNamed(text);
  const found =
    named.length > 0 || text.length > maxTextLength ? named : placesBeginning(all, text, villagePopulation);
  const [only] = found;
  if (only !== undefined && found.length === 1) return { code: gazetteer.codeOf(only) };
  return {
    code: null,
    candidates: found.slice(0, maxCandidates).map((id) => presentSuggestion(gazetteer, id)),
  };
}

/**
 * The places that the whole of a text names, areas too, most likely first. A town that is called by the beginning of its
 * name comes before villages that have no other: 'Aix', 'Villefranche'.
 */
export function placesNamed(text: string): PlaceId[] {
  const all = atlas();
  if (text.length > maxTextLength) return [];
  const found = placesOfText(all, text).filter((place) => hasAccentsOf(all, place, text));
  const [only] = found;
  if (only === undefined) return [];
  if (found.length === 1 && !areVillages(all, found)) return [arrondissementOf(all, only, text)];
  return areVillages(all, found)
    ? [...new Set([...placesBeginning(all, text, townPopulation), ...found])]
    : found;
}

const accented = /[^\0-\x7f]/;
const plainLetters = /^[a-z0-9]+$/;

/** Accents that people type are the name's: 'marché' is not 'La Marche'. Those that they leave out may be anywhere. */
function hasAccentsOf({ gazetteer }: Atlas, place: PlaceId, text: string): boolean {
  if (!accented.test(text)) return true;
  const plain = (
    gazetteer
      .textsOf(place)
      .name.toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter((word) => plainLetters.test(word));
  const typed = (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => accented.test(word));
  return !typed.some((word) => placeWords(word).some((folded) => plain.includes(folded)));
}

const villagePopulation = 2_000;
const townPopulation = 10_000;

function areVillages({ gazetteer, populations }: Atlas, places: readonly PlaceId[]): boolean {
  return places.every((place) => !gazetteer.isArea(place) && (populations[place] ?? 0) < villagePopulation);
}

/** The communes of so many inhabitants whose names begin with all words of a text and go on: 'Chamonix'. */
function placesBeginning(
  { gazetteer, names, populations }: Atlas,
  text: string,
  leastPopulation: number,
): PlaceId[] {
  const words = wordsOfQuery(text).map((word) => names.wordRange(word));
  const [first] = words;
  if (first === undefined) return [];
  const isTown = (place: PlaceId) =>
    gazetteer.kindOf(place) === 'commune' && (populations[place] ?? 0) >= leastPopulation;
  return [...names.namesWith(first)]
    .filter((name) => names.placeOfPhrase(name, words) === 0)
    .map((name) => names.places[name] ?? nowhere)
    .filter(isTown)
    .sort((one, other) => one - other);
}

/** '69003 Lyon' names the arrondissement. */
function arrondissementOf(all: Atlas, commune: PlaceId, text: string): PlaceId {
  const postalCode = placeWords(text).find((word) => isNumber(word) && word.length === 5);
  const [place] = postalCode ? placesOfNumber(all, postalCode) : [];
  return place !== undefined && all.gazetteer.parentOf(place) === commune ? place : commune;
}

/** The places that the whole of a text names, in the order of the file. */
function placesOfText(all: Atlas, text: string): PlaceId[] {
  const words = wordsOfQuery(text);
  // 'Tremblay-en-France' and 'La Tour-d’Auvergne' are whole names
  const whole = placesCalled(all, words);
  if (whole.length > 0) return whole;
  const isInFrance = words.length > 1 && words.at(-1) === 'france' && words.at(-2) !== 'de';
  const telling = isInFrance ? words.slice(0, -1) : words;
  const [first] = telling;
  if (first === undefined) return [];
  if (telling.length === 1 && isNumber(first)) return placesOfNumber(all, first);
  // what names an area or a number as well says more than the name alone
  for (const { words: name, fits } of [...readingsOf(all, telling, false)].reverse()) {
    const places = placesCalled(all, name, fits);
    if (places.length > 0) return places;
  }
  return [];
}

/** Those that are called so as it is written, article and all; where none is, those without their article. */
function placesCalled(all: Atlas, words: readonly string[], fits?: PlaceTest): PlaceId[] {
  const { names } = all;
  const isFitting = (name: number) => !fits || fits(names.places[name] ?? nowhere);
  const found = [...namesThatAre(names, words)].filter(isFitting);
  const whole = words.map((word) => names.wordRange(word));
  const asWritten = found.filter((name) => names.isWhole(name, whole));
  const called = asWritten.length > 0 ? asWritten : found;
  const places = new Set(called.map((name) => names.places[name] ?? nowhere));
  return withoutOwnParts(all, [...places]).sort((one, other) => one - other);
}

/** A former commune in one of its name is no other place. */
function withoutOwnParts({ gazetteer }: Atlas, places: readonly PlaceId[]): PlaceId[] {
  const isPart = (place: PlaceId) => places.includes(gazetteer.communesAround[place] ?? nowhere);
  return places.filter((place) => !isPart(place));
}

/** An arrondissement is more exact than its commune, which has the same postal code. */
function placesOfNumber(all: Atlas, digits: string): PlaceId[] {
  const { gazetteer, postalCodes } = all;
  if (digits.length < 5) return [departementOfNumber(all, digits)].filter((id) => id !== nowhere);
  const places = postalCodes.placesOf(digits).filter((id) => gazetteer.kindOf(id) !== 'former_commune');
  if (places.length === 0) return [departementAround(all, digits)].filter((id) => id !== nowhere);
  const exact = places.filter((id) => gazetteer.kindOf(id) === 'arrondissement');
  return exact.length > 0 ? exact : places;
}

/** 'Lyon / Grenoble': what each part names. */
function placesOfParts(all: Atlas, text: string): PlaceId[] {
  const parts = text.split(separators).filter((part) => part.trim() !== '');
  return parts.length < 2 ? [] : [...new Set(parts.flatMap((part) => placesOfText(all, part)))];
}
