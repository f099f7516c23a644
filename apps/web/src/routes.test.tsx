import { pageQueryFields } from '@mitoyen/contract/core/pagination.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createPageFinder } from './core/pages/find-page.ts';
import { cacheKey } from './entry-server.tsx';
import { patterns } from './paths.ts';
import { createRoutes } from './routes.tsx';

const queryClient = new QueryClient();
const routes = createRoutes(() => queryClient);
const pages = (routes[0]?.children?.[0]?.children ?? []).filter((route) => route.handle !== undefined);
const findPage = createPageFinder(routes);

test.each(pages.map((route) => [route.path, route]))(
  '%s has a page that can be loaded',
  async (_path, route) => {
    const { lazy } = route as RouteObject;
    const loaded = typeof lazy === 'function' ? await lazy() : undefined;
    const { element } = loaded as { element: { props: { module: { default: unknown; head: unknown } } } };
    expect(element.props.module.default).toBeTypeOf('function');
    expect(element.props.module.head).toBeTruthy();
  },
);

test('no two pages have one address, and each address finds its own page', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path = '', handle } of pages) {
    const address = path.replace(':id', 'some-id');
    expect(matchRoutes(routes, address)?.at(-1)?.route.handle).toBe(handle);
    expect(findPage(address)).toBe(handle);
  }
});

test.each(['/nowhere', '/freelancer', '/jobs/1/2', '/portfolio/item'])('%s is no page', (address) => {
  expect(findPage(address)).toBeNull();
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
});

test.each([
  [`${patterns.directory}?seed=abc`, directoryRoutes.search.query],
  [`${patterns.offers}?`, offerRoutes.list.query],
])('%s is kept apart for every filter that its list knows', (path, query) => {
  const keyOf = (search: string) => cacheKey(new URL(`https://mitoyen.test${path}&${search}`));
  const filters = Object.keys(query.shape).filter((name) => !(name in pageQueryFields));
  expect(filters).toContain('location');
  for (const name of filters) expect([name, keyOf(`${name}=1`)]).not.toEqual([name, keyOf('')]);
  expect(keyOf('')).not.toBeNull();
  expect(keyOf('utm_source=1')).toBe(keyOf(''));
});

test('the directory is kept under the draw that its address names, and drawn anew for everybody else', () => {
  const keyOf = (search: string) => cacheKey(new URL(`https://mitoyen.test${patterns.directory}${search}`));
  for (const search of ['', '?seed=', '?search=bois', '?utm_source=1']) expect(keyOf(search)).toBeNull();
  expect(keyOf('?seed=abc')).not.toBe(keyOf('?seed=abd'));
});
