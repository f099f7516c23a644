import {
  type DirectoryFilters,
  directoryFilters,
} from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import type { ListContext } from '../../core/lists/list-cache.ts';
import { nothingAskedOf } from '../facets/index.ts';
import { proposeWords } from '../spelling/index.ts';
import { type ForCaller, totalProfiles } from './search-directory.ts';

const nothingAsked = nothingAskedOf(directoryFilters);

/** For a search without results: one that has some, if its words hold typing errors. */
export function suggestProfiles(
  context: ListContext & ForCaller,
  filters: DirectoryFilters,
): Promise<SearchSuggestion | null> {
  const total = (searches: readonly DirectoryFilters[]) => totalProfiles(context, searches);
  return proposeWords({
    db: context.db,
    list: 'directory',
    search: filters.search,
    totalsOf: (words) => total(words.map((search) => ({ ...nothingAsked, search }))),
    totalWith: async (search) => (await total([{ ...filters, search }]))[0],
  });
}
