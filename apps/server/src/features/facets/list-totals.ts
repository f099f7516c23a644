import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import pLimit from 'p-limit';
import type { Queryable } from '../../core/db/schema.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { readListVersion, type SearchedRows } from '../../core/lists/list-query.ts';
import { countList, presentTotal } from '../../core/lists/read-list.ts';

/** What filters are where nothing is asked, fields that may be absent included. */
export function nothingAskedOf<Filters extends object>(schema: {
  readonly shape: object;
  parse(query: object): Filters;
}): Filters {
  const absent = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined]));
  return { ...absent, ...schema.parse({}) };
}

/**
 * Filters without one of their criteria, named as `withoutFields` says: each of its fields becomes what asks nothing, or
 * a list of values loses one. @throws ApiError 400 for a field that these filters do not have.
 */
export function filtersWithout<Filters extends object>(
  filters: Filters,
  nothingAsked: Filters,
  dropped: string,
): Filters {
  const [names = '', ...rest] = dropped.split(':');
  const value = rest.join(':');
  const changes = names.split(',').map((name) => {
    if (!Object.hasOwn(nothingAsked, name)) throw fieldError('without', `${name} : ce critère est inconnu.`);
    const asked: unknown = filters[name as keyof Filters];
    const left =
      value !== '' && Array.isArray(asked)
        ? asked.filter((one) => one !== value)
        : nothingAsked[name as keyof Filters];
    return [name, left];
  });
  return { ...filters, ...Object.fromEntries(changes) };
}

/** How many statements a call sends at a time. */
const concurrency = 2;

/** How many rows each of these searches of one list finds. */
export async function totalsOf(
  { db, counts }: { readonly db: Queryable; readonly counts: CountCache },
  searches: readonly SearchedRows[],
): Promise<ListTotal[]> {
  const [first] = searches;
  if (!first) return [];
  const version = await readListVersion(db, first.list);
  const limit = pLimit(concurrency);
  const total = async (search: SearchedRows) => presentTotal(await countList(db, counts, search, version));
  return Promise.all(searches.map((search) => limit(total, search)));
}
