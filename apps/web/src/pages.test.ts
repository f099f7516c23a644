import { pageQueryFields } from '@mitoyen/contract/core/pagination.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { expect, test } from 'vitest';
import { cacheKey } from './entry-server.tsx';
import { findPage, pages } from './pages.ts';
import { patterns } from './paths.ts';

test.each(pages.map((page) => [page.path, page] as const))(
  '%s has a page that can be loaded',
  async (_path, page) => {
    const module = await page.import();
    expect(module.default).toBeTypeOf('function');
    expect(module.head).toBeTruthy();
  },
);

test('no two pages have one address, and each address finds its own page', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const page of pages) expect(findPage(page.path.replace(':id', 'some-id'))).toBe(page);
});

test.each(['/nowhere', '/freelancer', '/jobs/1/2', '/portfolio/item'])('%s is no page', (address) => {
  expect(findPage(address)).toBeNull();
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
