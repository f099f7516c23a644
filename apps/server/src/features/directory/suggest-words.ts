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

/** Of a search that found nobody: one that finds somebody, where its words were typed wrongly. */
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
