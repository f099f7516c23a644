import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProfileCard, ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/lists/bounded-total.ts';
import { readByDistance } from '../../core/lists/by-distance.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { readListVersion } from '../../core/lists/list-versions.repository.ts';
import { countList } from '../../core/lists/read-list.ts';
import { ignoredTerms } from '../../core/lists/search-terms.ts';
import { hasPoint, searchAreaOf } from '../facets/index.ts';
import { findCards, presentCards } from './cards.repository.ts';
import { directoryConditions } from './directory-conditions.ts';
import { type DirectoryCriteria, readCriteria } from './directory-criteria.ts';
import {
  readDirectoryCursor,
  readDistanceCursor,
  type ShuffledPosition,
  writeDirectoryCursor,
} from './directory-cursor.ts';
import { profileSearchKey, readProfilePage } from './directory-page.repository.ts';
import { newSeed, shuffleOf } from './shuffle.ts';
import { shuffledOrder } from './shuffled-order.ts';

export interface DirectorySearch extends DirectoryFilters {
  readonly seed?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface DirectoryContext extends Pick<AppContext, 'db' | 'clock'> {
  /** Whether nobody is signed in. */
  readonly isForVisitor: boolean;
  /** Of the directory. */
  readonly counts: CountCache;
}

interface FoundPage {
  readonly cards: ProfileCard[];
  /** Up to where counting ends. */
  readonly total: number;
  readonly seed: string;
  readonly nextCursor: string | null;
}

type PageRequest = Pick<DirectorySearch, 'seed' | 'cursor' | 'limit'>;

/**
 * A page of the directory: shuffled by its seed, or the nearest to a place first. A département or a region has no point to
 * tell distances from, and stays shuffled.
 */
export async function searchDirectory(
  context: DirectoryContext,
  { seed, cursor, limit, ...filters }: DirectorySearch,
): Promise<ProfilePage> {
  const criteria = criteriaFor(context, filters);
  const isByDistance = filters.order === 'distance' && criteria.place && hasPoint(criteria.place.code);
  const find = isByDistance ? pageByDistance : shuffledPage;
  const page = await find(context, criteria, { seed, cursor, limit });
  const ignored = ignoredTerms(filters.search);
  return {
    items: page.cards,
    ...presentTotal(page.total),
    nextCursor: page.nextCursor,
    seed: page.seed,
    ...(ignored.length > 0 && { ignoredTerms: [...ignored] }),
  };
}

/** What filters ask, of whom the caller may find. */
export function criteriaFor(
  { clock, isForVisitor }: Pick<DirectoryContext, 'clock' | 'isForVisitor'>,
  filters: DirectoryFilters,
): DirectoryCriteria {
  return { ...readCriteria(filters, parisDay(clock.now())), ...(isForVisitor && { isForVisitor }) };
}

/** A page in the order of its seed; without a seed, in a new order. A cursor's own seed comes first. */
async function shuffledPage(
  { db, counts }: Pick<DirectoryContext, 'db' | 'counts'>,
  criteria: DirectoryCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<FoundPage> {
  const after = cursor === undefined ? null : readDirectoryCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const page = { shuffle: shuffleOf(seed), after, take: limit + 1 };
  const { last, total, cards } = await readProfilePage(db, counts, criteria, page);
  const area = criteria.place && searchAreaOf(criteria.place);
  const nextCursor = last && writeDirectoryCursor({ ...last, total, seed });
  return { cards: presentCards(cards, area), total, seed, nextCursor };
}

/** A page by distance; those of one distance in the order of the seed. All seeds take one column: an index serves it. */
export async function pageByDistance(
  { db, counts }: Pick<DirectoryContext, 'db' | 'counts'>,
  criteria: DirectoryCriteria,
  { seed: given, cursor, limit }: PageRequest,
): Promise<FoundPage> {
  const after = cursor === undefined ? null : readDistanceCursor(cursor);
  const seed = after?.seed ?? given ?? newSeed();
  const shuffle = { ...shuffleOf(seed), column: 'shuffle_a' as const };
  const area = criteria.place && searchAreaOf(criteria.place);
  const take = limit + 1;
  const { total, places } = await readByDistance<ShuffledPosition>(db, counts, {
    key: profileSearchKey(criteria),
    version: after ? 0 : await readListVersion(db, 'directory'),
    query: {
      list: 'directory',
      conditions: directoryConditions(criteria, area) ?? sql`true`,
      take,
    },
    order: (isFromCursor) => shuffledOrder(shuffle, isFromCursor ? after : null),
    near: () => area?.near() ?? { codes: [], kms: [] },
    kmTo: (code) => area?.kmTo(code) ?? null,
    hasDistant: area?.hasDistant ?? false,
    after,
  });
  const shown = places.slice(0, limit);
  const last = places.length === take ? shown.at(-1) : undefined;
  const cards = await findCards(
    db,
    shown.map(({ id }) => id),
    area,
  );
  return { cards, total, seed, nextCursor: last ? writeDirectoryCursor({ ...last, total, seed }) : null };
}

/** How many statements a call sends at a time. */
const concurrency = 2;

/** How many profiles each of these searches finds. */
export async function totalProfiles(
  context: DirectoryContext,
  searches: readonly DirectoryFilters[],
): Promise<ListTotal[]> {
  if (searches.length === 0) return [];
  const { db, counts } = context;
  const version = await readListVersion(db, 'directory');
  const limit = pLimit(concurrency);
  const total = async (filters: DirectoryFilters) => {
    const criteria = criteriaFor(context, filters);
    const conditions = directoryConditions(criteria, criteria.place && searchAreaOf(criteria.place));
    const key = profileSearchKey(criteria);
    const search = { list: 'directory', version, key, conditions: conditions ?? sql`true` } as const;
    return presentTotal(await countList(db, counts, search));
  };
  return Promise.all(searches.map((filters) => limit(total, filters)));
}
