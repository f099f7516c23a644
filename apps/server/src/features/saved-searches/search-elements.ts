import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { termForms } from '@mitoyen/contract/features/vocabulary/term-forms.ts';
import {
  type AskedFacets,
  type AskedLocation,
  type AskedPlace,
  facetTags,
  tagPrefixes,
} from '../facets/index.ts';
import { communesWithin, departementOf } from '../places/index.ts';
import type { KeptCriteria } from './read-search.ts';

// Which saved searches may find a row is read from an index: each needs one of some elements (`anyOf`), and all of some
// others (`allOf`); all that find it are among them. Whether one does is for its list to say (`findListed`).

type Fold = (text: string) => string;

/** A row of a list, by what its elements are made of. */
export interface ListedRow {
  readonly kind: SavedSearchKind;
  readonly placeCode: string | null;
  /** As `list_tags` makes them, in migration 0140. */
  readonly tags: readonly string[];
  /** All that is searched of it, folded. */
  readonly text: string;
  /** Of an offer. */
  readonly isRemote: boolean | null;
}

export interface SearchElements {
  readonly anyOf: readonly string[];
  readonly allOf: readonly string[];
}

/** Elements of places and trades together beyond this many are taken apart. */
const mostTogether = 60;
const anything = '*';

/** The shortest and the longest part of a word that is an element: of a term, its beginning. */
const gramLengths = { least: 3, most: 5 };

const tradeElement = (code: string) => `${tagPrefixes.trades}${code}`;
const placeElement = (code: string) => `d:${departementOf(code) ?? code}`;

/** All elements of a row: those for `anyOf`, which say its list as well, and those for `allOf`. */
export function elementsOfRow({ kind, placeCode, tags, text, isRemote }: ListedRow): SearchElements {
  const trades = tags.filter((tag) => tag.startsWith(tagPrefixes.trades));
  const places = placeCode === null ? [] : [placeElement(placeCode)];
  const allOf = [...tags, ...(isRemote === null ? [] : [`r:${Number(isRemote)}`])];
  const words = gramsOf(text.split(/\s+/u));
  const anyOf = [anything, ...allOf, ...places, ...together(places, trades), ...words];
  return { anyOf: anyOf.map((element) => inList(kind, element)), allOf };
}

const inList = (list: string, element: string) => `${list} ${element}`;
const together = (places: readonly string[], trades: readonly string[]) =>
  places.flatMap((place) => trades.map((trade) => `${place} ${trade}`));

function gramsOf(words: readonly string[]): Set<string> {
  const grams = new Set<string>();
  for (const word of words)
    for (let at = 0; at + gramLengths.least <= word.length; at += 1)
      for (let size = gramLengths.least; size <= gramLengths.most && at + size <= word.length; size += 1)
        grams.add(gram(word.slice(at, at + size)));
  return grams;
}

const gram = (text: string) => `w:${text}`;

/** What a row must have for a search to find it. */
export function elementsOfSearch({ kind, criteria }: KeptCriteria, fold: Fold): SearchElements {
  const allOf = [
    ...facetTags(criteria).flatMap((group) => (group.length === 1 ? group : [])),
    ...(kind !== 'profiles' && criteria.isRemote !== null ? [`r:${Number(criteria.isRemote)}`] : []),
    ...(kind === 'profiles' && criteria.kind !== null ? [`k:${criteria.kind}`] : []),
    ...(kind !== 'profiles' && criteria.kinds?.length === 1 ? [`k:${criteria.kinds[0]}`] : []),
  ];
  const groups = [placesAndTrades(criteria), ...facetTags(criteria).toSorted(bySize)];
  const anyOf = groups.find((group) => group.length > 0) ?? ofWords(criteria, fold) ?? allOf.slice(0, 1);
  return { anyOf: (anyOf.length > 0 ? anyOf : [anything]).map((element) => inList(kind, element)), allOf };
}

const bySize = (one: readonly string[], other: readonly string[]) => one.length - other.length;

function placesAndTrades({ place, trades }: { place: AskedPlace | null } & AskedFacets): readonly string[] {
  const ofPlace = place === null ? [] : placesOf(place);
  const ofTrades = (trades ?? []).map(tradeElement);
  if (ofPlace.length === 0 || ofTrades.length === 0) return ofPlace.length > 0 ? ofPlace : ofTrades;
  const both = together(ofPlace, ofTrades);
  return both.length <= mostTogether ? both : ofTrades;
}

/** The départements that a search looks into; none where those come who travel. */
const placesOf = ({ code, radiusKm, withTravellers }: AskedPlace): string[] =>
  withTravellers ? [] : departementsWithin(code, radiusKm);

const departementsWithin = (code: string, radiusKm: number): string[] => [
  ...new Set(communesWithin(code, radiusKm).map((place) => placeElement(place.code))),
];

/** What is searched in words. */
type Worded = { readonly terms: readonly string[]; readonly location: AskedLocation | null };
const wordsOf = (location: AskedLocation | null) => (location?.text ?? '').split(/\s+/u);

/** How the forms of the longest term begin, or the longest word of the place: beside it, where that place is. */
function ofWords({ terms, location }: Worded, fold: Fold): readonly string[] | null {
  const there = location?.code ? departementsWithin(location.code, 0) : [];
  const choices = [
    ...terms.map((term) => ({ forms: termForms(term), others: [] })),
    ...wordsOf(location).map((word) => ({ forms: [word], others: there })),
  ].map(({ forms, others }) => {
    const words = forms.map((form) => longestWord(fold(form)));
    return { words, others, least: Math.min(...words.map((word) => word.length)) };
  });
  const [best] = choices.toSorted((one, other) => other.least - one.least);
  if (!best || best.least < gramLengths.least) return null;
  return [...best.words.map((word) => gram(word.slice(0, gramLengths.most))), ...best.others];
}

const longestWord = (text: string) => text.split(/\s+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';

/** The texts of a search that `fold` must know. */
export function textsToFold({ criteria: { terms, location } }: KeptCriteria): string[] {
  return [...terms.flatMap(termForms), ...wordsOf(location)];
}
