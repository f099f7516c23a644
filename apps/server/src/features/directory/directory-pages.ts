import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { versionFor } from '../../core/search/term-words.ts';
import { type AskedPlace, surroundingsOf } from '../facets/index.ts';
import { findCards, presentCards } from './cards.repository.ts';
import { type DirectoryPlace, type FirstLook, lookFirst } from './directory.repository.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import { readDirectoryCursor, writeDirectoryCursor } from './directory-cursor.ts';
import type { Walk } from './directory-walk.ts';
import { readOutwardCursor, writeOutwardCursor } from './outward-cursor.ts';
import { walkOutward } from './outward-walk.ts';
import { readPage } from './page.repository.ts';
import { type PreparedSearch, prepareSearch } from './prepare-search.ts';
import type { PreparedSearches } from './prepared-searches.ts';
import { newSeed, shuffleOf } from './shuffle.ts';

export interface PageSource {
  readonly db: Queryable;
  /** Of the directory. */
  readonly totals: KnownTotals;
}

export interface SearchSource extends PageSource {
  readonly prepared: PreparedSearches;
}

export interface PageRequest {
  readonly seed: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface DirectoryPage {
  /** Of profiles that may be shown, in the page's order. */
  readonly cards: ProfileCard[];
  /** Up to where counting ends. */
  readonly total: number;
  readonly seed: string;
  readonly nextCursor: string | null;
}

/** A page in the order of its seed; without a seed, in a new order. A cursor's own seed comes first. */
export async function shuffledPage(
  source: SearchSource,
  criteria: DirectoryCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<DirectoryPage> {
  const after = cursor === undefined ? null : readDirectoryCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const { total, last, cards } = await walkAsked(source, criteria, {
    shuffle: shuffleOf(seed),
    after,
    take: limit + 1,
  });
  const nextCursor = last && writeDirectoryCursor({ ...last, total, seed });
  return { cards, total, seed, nextCursor };
}

interface WalkedPage extends Pick<DirectoryPage, 'total' | 'cards'> {
  /** The page's last, where there are more. */
  readonly last: DirectoryPlace | null;
}

const nobody: WalkedPage = { total: 0, last: null, cards: [] };

type AskedWalk = Omit<Walk, 'conditions'>;

async function walkAsked(
  source: SearchSource,
  criteria: DirectoryCriteria,
  asked: AskedWalk,
): Promise<WalkedPage> {
  const key = JSON.stringify(criteria);
  const kept = await walkPrepared(source, { criteria, key }, asked);
  if (kept) return kept;
  const search = await prepareSearch(source.db, criteria);
  source.prepared.keep(key, search);
  return walkWithTotal(source, { ...search, key }, { ...asked, conditions: search.conditions });
}

/**
 * By what was prepared when somebody made the same search, or at its page before this one; null where that is not known,
 * or not how many fit, or where the page shows that the directory has changed since.
 */
async function walkPrepared(
  { db, totals, prepared }: SearchSource,
  { criteria, key }: { readonly criteria: DirectoryCriteria; readonly key: string },
  asked: AskedWalk,
): Promise<WalkedPage | null> {
  const search = prepared.of(key);
  if (!search) return null;
  const known = asked.after ? null : totals.last(key);
  if (!asked.after && (!known || known.version < search.version)) return null;
  const total = asked.after?.total ?? (await known?.answer) ?? 0;
  if (total === 0) return null;
  const { version, cards, ...page } = await readPage(db, { ...asked, conditions: search.conditions }, total);
  if (version > search.version) return null;
  const surroundings = criteria.place && surroundingsOf(criteria.place);
  return { total, ...page, cards: presentCards(cards, surroundings) };
}

/** In one statement where the total is known, and is still what it was when the page was read. */
async function walkWithTotal(
  { db, totals }: PageSource,
  search: PreparedSearch & { readonly key: string },
  walk: Walk,
): Promise<WalkedPage> {
  const { key } = search;
  const read = async (total: number) => {
    const { cards, ...page } = await readPage(db, walk, total);
    return { ...page, total, cards: presentCards(cards, search.surroundings) };
  };
  if (walk.after) return walk.after.total === 0 ? nobody : read(walk.after.total);
  const known = totals.last(key);
  const knownTotal = known && known.version >= (search.version ?? 0) ? await known.answer : 0;
  if (known && knownTotal > 0) {
    const page = await read(knownTotal);
    if (known.version >= page.version) return page;
  }
  const version = await versionFor(db, 'directory', search);
  let first: FirstLook | null = null;
  const total = await totals.at(version, key, async () => {
    first = search.isHopeless ? { counted: 0, places: [] } : await lookFirst(db, walk);
    return first.counted;
  });
  if (total === 0) return nobody;
  const places = placesSeen(walk, total, first);
  if (places === null) return read(total);
  const { shown, last } = shownOf(places, walk.take - 1);
  return { total, last, cards: await findCards(db, shown, search.surroundings) };
}

/** The ids of those on the page, and its last where there are more. */
function shownOf<Place extends { readonly profileId: string }>(places: readonly Place[], limit: number) {
  const page = places.slice(0, limit);
  const last = places.length > limit ? (page.at(-1) ?? null) : null;
  return { shown: page.map(({ profileId }) => profileId), last };
}

/** The page that the first look found, unless somebody else had looked or it is short of what there is. */
function placesSeen(walk: Walk, total: number, first: FirstLook | null): readonly DirectoryPlace[] | null {
  return first && (total < countEnd || first.places.length === walk.take) ? first.places : null;
}

/** A search around a place from which distances can be told. */
export type AroundCriteria = DirectoryCriteria & { readonly place: AskedPlace };

/** A page outward from the place asked for; those of one distance in the order of the seed. */
export async function outwardPage(
  source: PageSource,
  criteria: AroundCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<DirectoryPage> {
  const { db } = source;
  const after = cursor === undefined ? null : readOutwardCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const search = await prepareSearch(db, criteria);
  const shuffle = shuffleOf(seed);
  const total = after
    ? after.total
    : await countSearch(source, search, await versionFor(db, 'directory', search));
  const { place } = criteria;
  const surroundings = search.surroundings ?? surroundingsOf(place);
  const elsewhere = search.elsewhere();
  const walk = { ...search, elsewhere, place, surroundings, shuffle, after, take: limit + 1 };
  const places = total === 0 ? [] : await walkOutward(db, walk, total);
  const { shown, last } = shownOf(places, limit);
  const nextCursor = last && writeOutwardCursor({ ...last, total, seed });
  return { cards: await findCards(db, shown, search.surroundings), total, seed, nextCursor };
}

/** How many fit, up to where counting ends, at a version that is no newer than the search's words. */
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
