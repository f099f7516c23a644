import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { patterns } from '../../paths.ts';

const savedSearchesKey = ['saved-searches'] as const;

/** The searches that an account keeps. */
export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedSearchesKey, userId],
    queryFn: ({ signal }) => callApi(savedSearchRoutes.list, {}, { signal }),
  });

const lists: Readonly<Record<SavedSearchKind, string>> = {
  offers: patterns.offers,
  jobs: patterns.jobs,
  profiles: patterns.directory,
};

function paramsOf(query: SavedQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) params.append(name, item === true ? '1' : String(item));
  return params;
}

/** The list as it is searched. */
export function pathOfSearch({ kind, query }: { kind: SavedSearchKind; query: SavedQuery }): string {
  const params = paramsOf(query).toString();
  return params ? `${lists[kind]}?${params}` : lists[kind];
}

/** The list as an address asks it. */
export const searchPath = ({ kind, query }: { kind: SavedSearchKind; query: string }): string =>
  query ? `${lists[kind]}?${query}` : lists[kind];

const inOrder = (params: URLSearchParams, read: (name: string, value: string) => string) =>
  [...params]
    .map(([name, value]) => `${name}=${read(name, value)}`)
    .toSorted()
    .join('&');

/** Whether a page's address asks what is kept; `read` says what a value means, where several mean the same. */
export function isSameSearch(query: SavedQuery, address: string, read = (_: string, value: string) => value) {
  const asked = new URLSearchParams(address);
  for (const name of ['order', 'seed']) asked.delete(name);
  return inOrder(paramsOf(query), read) === inOrder(asked, read);
}
