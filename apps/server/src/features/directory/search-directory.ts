import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import { ignoredTerms } from '../../core/search/ignored-terms.ts';
import { hasPoint } from '../facets/index.ts';
import { type DirectoryCriteria, readCriteria } from './directory-criteria.ts';
import { type AroundCriteria, outwardPage, type SearchSource, shuffledPage } from './directory-pages.ts';

export interface DirectorySearch extends DirectoryFilters {
  readonly seed?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type SearchContext = SearchSource & Pick<AppContext, 'clock'>;

/**
 * A page of the directory: shuffled by its seed or outward from a place. A département or a region has no point to tell
 * distances from, and stays shuffled.
 */
export async function searchDirectory(
  { db, clock, totals, prepared }: SearchContext,
  { seed, cursor, limit, ...filters }: DirectorySearch,
): Promise<ProfilePage> {
  const criteria = readCriteria(filters, parisDay(clock.now()));
  const request = { seed, cursor, limit };
  const page =
    filters.order === 'distance' && isAround(criteria)
      ? await outwardPage({ db, totals }, criteria, request)
      : await shuffledPage({ db, totals, prepared }, criteria, request);
  const ignored = ignoredTerms(filters.search);
  return {
    items: page.cards,
    ...presentTotal(page.total),
    nextCursor: page.nextCursor,
    seed: page.seed,
    ...(ignored.length > 0 && { ignoredTerms: [...ignored] }),
  };
}

function isAround(criteria: DirectoryCriteria): criteria is AroundCriteria {
  return criteria.place !== null && hasPoint(criteria.place.code);
}
