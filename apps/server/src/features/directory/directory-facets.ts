import type { DirectoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { sql } from 'kysely';
import { readListVersion } from '../../core/lists/list-versions.repository.ts';
import { countFacets, type FacetCache, searchAreaOf } from '../facets/index.ts';
import { directoryConditions } from './directory-conditions.ts';
import { profileSearchKey } from './directory-page.repository.ts';
import { criteriaFor, type DirectoryContext } from './search-directory.ts';

export interface FacetContext extends DirectoryContext {
  /** Of the directory. */
  readonly facets: FacetCache;
}

const kinds = ['trades', 'phases', 'software', 'programmes', 'contexts', 'departements'] as const;

/** What can narrow a search of the directory. */
export async function countDirectoryFacets(
  context: FacetContext,
  filters: DirectoryFilters,
): Promise<FacetCounts> {
  const { db, counts, facets } = context;
  const criteria = criteriaFor(context, filters);
  const version = await readListVersion(db, 'directory');
  return countFacets(
    {
      ...{ db, list: 'directory', version, facets, counts, kinds },
      keyOf: profileSearchKey,
      conditionsOf: (narrower) =>
        directoryConditions(narrower, narrower.place && searchAreaOf(narrower.place)) ?? sql`true`,
    },
    criteria,
  );
}
