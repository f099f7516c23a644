import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { ListContext } from '../../core/lists/list-cache.ts';
import { presentTotal } from '../../core/lists/read-list.ts';
import {
  countFacets,
  distanceAreaOf,
  type FacetContext,
  listedFacets,
  searchAreaOf,
  totalsOf,
} from '../facets/index.ts';
import { ignoredTerms } from '../vocabulary/index.ts';
import { presentCards } from './cards.repository.ts';
import { type DirectoryCriteria, profileSearch, readCriteria } from './directory-criteria.ts';
import { newSeed, profileCursors, shuffleByDistance, shuffleOf } from './directory-order.ts';
import { readProfilePage } from './directory-page.repository.ts';

export interface DirectorySearch extends DirectoryFilters {
  readonly seed?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Of the directory, for a caller. */
export interface ForCaller {
  /** Whether the caller is a visitor. */
  readonly isForVisitor: boolean;
}

/** The criteria of the filters, among the profiles that the caller may find. */
const criteriaFor = (
  { clock, isForVisitor }: Pick<ListContext, 'clock'> & ForCaller,
  filters: DirectoryFilters,
): DirectoryCriteria => ({
  ...readCriteria(filters, parisDay(clock.now())),
  ...(isForVisitor && { isForVisitor }),
});

/**
 * A page of the directory: shuffled by its seed, without one in a new order, or the nearest to a place first and shuffled
 * where they are alike far. A cursor's own seed comes first.
 */
export async function searchDirectory(
  context: ListContext & ForCaller,
  { seed: given, cursor, limit, ...filters }: DirectorySearch,
): Promise<ProfilePage> {
  const { db, counts } = context;
  const criteria = criteriaFor(context, filters);
  const area = distanceAreaOf(criteria.place, filters.order);
  const after = profileCursors.read(cursor, area !== null);
  const seed = after?.seed ?? given ?? newSeed();
  const shuffle = area ? shuffleByDistance(seed) : shuffleOf(seed);
  const page = { shuffle, after, take: limit + 1 };
  const { cards, free_days, total, last } = await readProfilePage(db, counts, criteria, page, area);
  const ignored = ignoredTerms(filters.search);
  return {
    items: presentCards({ cards, free_days }, criteria.place && searchAreaOf(criteria.place)),
    ...presentTotal(total),
    nextCursor: last && profileCursors.write({ ...last, total, seed }),
    seed,
    ...(ignored.length > 0 && { ignoredTerms: [...ignored] }),
  };
}

/** How many profiles each of these searches finds. */
export function totalProfiles(
  context: ListContext & ForCaller,
  searches: readonly DirectoryFilters[],
): Promise<ListTotal[]> {
  return totalsOf(
    context,
    searches.map((filters) => profileSearch(criteriaFor(context, filters))),
  );
}

/** What can narrow a search of the directory. */
export function countDirectoryFacets(
  context: FacetContext & ForCaller,
  filters: DirectoryFilters,
): Promise<FacetCounts> {
  const criteria = criteriaFor(context, filters);
  return countFacets(context, { kinds: listedFacets, searchOf: profileSearch }, criteria);
}
