import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import type { KeptSearchKind } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptQuery } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { patterns } from '../../paths.ts';

const keptSearchesKey = ['kept-searches'] as const;

/** What somebody keeps. */
export const keptSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keptSearchesKey, userId],
    queryFn: ({ signal }) => callApi(keptSearchRoutes.list, {}, { signal }),
  });

const lists: Readonly<Record<KeptSearchKind, string>> = {
  offers: patterns.offers,
  jobs: patterns.jobs,
  profiles: patterns.directory,
};

function paramsOf(query: KeptQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) params.append(name, item === true ? '1' : String(item));
  return params;
}

/** The list as it is searched. */
export function pathOfSearch({ kind, query }: { kind: KeptSearchKind; query: KeptQuery }): string {
  const params = paramsOf(query).toString();
  return params ? `${lists[kind]}?${params}` : lists[kind];
}

/** The list as an address asks it. */
export const searchPath = ({ kind, query }: { kind: KeptSearchKind; query: string }): string =>
  query ? `${lists[kind]}?${query}` : lists[kind];

const inOrder = (params: URLSearchParams, read: (name: string, value: string) => string) =>
  [...params]
    .map(([name, value]) => `${name}=${read(name, value)}`)
    .toSorted()
    .join('&');

/** Whether a page's address asks what is kept; `read` says what a value means, where several mean the same. */
export function isSameSearch(query: KeptQuery, address: string, read = (_: string, value: string) => value) {
  const asked = new URLSearchParams(address);
  for (const name of ['order', 'seed']) asked.delete(name);
  return inOrder(paramsOf(query), read) === inOrder(asked, read);
}
