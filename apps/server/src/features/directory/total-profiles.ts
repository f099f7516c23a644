import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import { searchInPairs } from '../../core/search/search-in-pairs.ts';
import { versionFor } from '../../core/search/term-words.ts';
import { readCriteria } from './directory-criteria.ts';
import { countSearch, type PageSource } from './directory-pages.ts';
import { prepareSearch } from './prepare-search.ts';

/** How many profiles each of these searches finds. */
export function totalProfiles(
  { db, clock, totals }: PageSource & Pick<AppContext, 'clock'>,
  searches: readonly DirectoryFilters[],
): Promise<ListTotal[]> {
  const total = async (filters: DirectoryFilters) => {
    const search = await prepareSearch(db, readCriteria(filters, parisDay(clock.now())));
    const version = await versionFor(db, 'directory', search);
    return presentTotal(await countSearch({ db, totals }, search, version));
  };
  return searchInPairs(searches.map((filters) => () => total(filters)));
}
