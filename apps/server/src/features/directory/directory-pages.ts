import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { type AskedPlace, surroundingsOf } from '../facets/index.ts';
import { type DirectoryPlace, type FirstLook, lookFirst, walkDirectory } from './directory.repository.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import { readDirectoryCursor, writeDirectoryCursor } from './directory-cursor.ts';
import type { Walk } from './directory-walk.ts';
import { readOutwardCursor, writeOutwardCursor } from './outward-cursor.ts';
import { walkOutward } from './outward-walk.ts';
import { type PreparedSearch, prepareSearch } from './prepare-search.ts';
import { newSeed, shuffleOf } from './shuffle.ts';

export interface PageSource {
  readonly db: Queryable;
  /** Of the directory. */
  readonly totals: KnownTotals;
}

export interface PageRequest {
  readonly seed: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface DirectoryPlaces {
  readonly places: readonly DirectoryPlace[];
  /** Up to where counting ends. */
  readonly total: number;
  readonly seed: string;
  readonly nextCursor: string | null;
  readonly search: PreparedSearch;
}

/** A page in the order of its seed; without a seed, in a new order. A cursor's own seed comes first. */
export async function shuffledPage(
  { db, totals }: PageSource,
  criteria: DirectoryCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<DirectoryPlaces> {
  const after = cursor === undefined ? null : readDirectoryCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const version = after ? 0 : await readListVersion(db, 'directory');
  const search = await prepareSearch(db, criteria);
  const walk = { shuffle: shuffleOf(seed), conditions: search.conditions, after, take: limit + 1 };
  let first: FirstLook | null = null;
  const look = async () => {
    first = search.isHopeless ? { counted: 0, places: [] } : await lookFirst(db, walk);
    return first.counted;
  };
  const total = after ? after.total : await totals.at(version, JSON.stringify(criteria), look);
  const places = await placesOf(db, walk, total, first);
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? writeDirectoryCursor({ ...last, total, seed }) : null;
  return { places: page, total, seed, nextCursor, search };
}

/** The page that the first look found, unless somebody else had looked or it is short of what there is. */
async function placesOf(
  db: Queryable,
  walk: Walk,
  total: number,
  first: FirstLook | null,
): Promise<readonly DirectoryPlace[]> {
  if (first && (total < countEnd || first.places.length === walk.take)) return first.places;
  return total === 0 ? [] : walkDirectory(db, walk, total);
}

/** A search around a place from which distances can be told. */
export type AroundCriteria = DirectoryCriteria & { readonly place: AskedPlace };

/** A page outward from the place asked for; those of one distance in the order of the seed. */
export async function outwardPage(
  source: PageSource,
  criteria: AroundCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<DirectoryPlaces> {
  const { db } = source;
  const after = cursor === undefined ? null : readOutwardCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const version = after ? 0 : await readListVersion(db, 'directory');
  const search = await prepareSearch(db, criteria);
  const shuffle = shuffleOf(seed);
  const total = after ? after.total : await countSearch(source, search, version);
  const { place } = criteria;
  const surroundings = search.surroundings ?? surroundingsOf(place);
  const walk = { ...search, place, surroundings, shuffle, after, take: limit + 1 };
  const places = total === 0 ? [] : await walkOutward(db, walk, total);
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? writeOutwardCursor({ ...last, total, seed }) : null;
  return { places: page, total, seed, nextCursor, search };
}

/** How many fit, up to where counting ends. The version must have been read before the search was prepared. */
export function countSearch(
  { db, totals }: PageSource,
  { criteria, conditions, isHopeless }: PreparedSearch,
  version: number,
): Promise<number> {
  const walk = { shuffle: shuffleOf('a'), conditions, after: null, take: 1 };
  return totals.at(version, JSON.stringify(criteria), async () =>
    isHopeless ? 0 : (await lookFirst(db, walk)).counted,
  );
}
