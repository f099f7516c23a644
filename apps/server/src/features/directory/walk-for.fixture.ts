import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { readCriteria } from './directory-criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** The walk that a search begins, from what its address asks; with the words that were found of it. */
export async function walkFor(
  db: Queryable,
  query: Record<string, unknown>,
  { seed = 'a', take = 25 }: { readonly seed?: string; readonly take?: number } = {},
) {
  const criteria = readCriteria(directoryRoutes.search.query.parse(query), '2026-11-22');
  const { conditions, found } = await prepareSearch(db, criteria);
  return { shuffle: shuffleOf(seed), conditions, after: null, take, found };
}
