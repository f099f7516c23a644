import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

interface Page {
  readonly status: number;
  readonly bytes: number;
}

function createCache(options: { maxBytes?: number; ttlMs?: number } = {}) {
  return new PageCache<Page>({
    maxBytes: 1000,
    ttlMs: 60_000,
    sizeBytes: (page) => page.bytes,
    isCacheable: (page) => page.status === 200,
    ...options,
  });
}

function countedRender(page: Page = { status: 200, bytes: 10 }) {
  const render = async () => {
    render.calls += 1;
    return page;
  };
  render.calls = 0;
  return render;
}

test('many who ask at once are served by one render', async () => {
  const cache = createCache();
  const render = countedRender();
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
  expect(render.calls).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('a page is kept, each address by itself', async () => {
  const cache = createCache();
  const render = countedRender();
  await cache.get('/', render);
  await cache.get('/', render);
  await cache.get('/jobs', render);
  expect(render.calls).toBe(2);
});

test('a missing page is never kept', async () => {
  const cache = createCache();
  const render = countedRender({ status: 404, bytes: 10 });
  await cache.get('/nowhere', render);
  await cache.get('/nowhere', render);
  expect(render.calls).toBe(2);
  expect(cache.sizeBytes).toBe(0);
});

test('a render that fails fails for those who wait, and the next one tries again', async () => {
  const cache = createCache();
  const fail = () => Promise.reject(new Error('no data'));
  const both = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('/', countedRender())).toEqual({ status: 200, bytes: 10 });
});

test('what is kept stays within its bound, the least used going first', async () => {
  const cache = createCache({ maxBytes: 250 });
  const render = countedRender({ status: 200, bytes: 100 });
  for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, render);
  expect(cache.sizeBytes).toBeLessThanOrEqual(250);
  expect(render.calls).toBe(3);
  await cache.get('/a', render);
  expect(render.calls).toBe(3);
  await cache.get('/b', render);
  expect(render.calls).toBe(4);
});

test('what was being rendered when everything was forgotten is not kept', async () => {
  const cache = createCache();
  let finish: (page: Page) => void = () => undefined;
  const outdated = new Promise<Page>((resolve) => {
    finish = resolve;
  });
  const waiting = cache.get('/', () => outdated);
  cache.clear();
  const current = { status: 200, bytes: 20 };
  expect(await cache.get('/', async () => current)).toBe(current);
  finish({ status: 200, bytes: 10 });
  await waiting;
  expect(await cache.get('/', countedRender())).toBe(current);
});

test('a page is made anew once it was forgotten, was too large to be cached, or has had its time', async () => {
  const large = createCache({ maxBytes: 250 });
  const render = countedRender({ status: 200, bytes: 300 });
  for (let times = 0; times < 2; times += 1) await large.get('/', render);
  expect(render.calls).toBe(2);
  const brief = createCache({ ttlMs: 1 });
  const first = countedRender();
  await brief.get('/', first);
  await vi.waitFor(() => expect(brief.sizeBytes).toBe(0));
  await brief.get('/', first);
  expect(first.calls).toBe(2);
});
