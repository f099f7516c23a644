import { brotliDecompressSync } from 'node:zlib';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askServer } from '../../../test/ask-server.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { makeFakePages } from '../../../test/fake-pages.ts';
import { createApp } from '../../app.ts';
import type { AppOptions } from '../../app-options.ts';
import { renderingPlugin } from './rendering-plugin.ts';

const siteUrl = 'https://mitoyen.example';
let webRoot: string;
let world: TestContext;
let app: FastifyInstance;
let url: string;
let forgetPages: () => void;
/** How many pages were rendered. */
let rendered: number;

beforeAll(async () => {
  const pages = await makeFakePages();
  webRoot = pages.webRoot;
  world = await createTestContext();
  return async () => {
    await world.close();
    await pages.remove();
  };
});

async function open(options: AppOptions = {}): Promise<void> {
  ({ server: app } = await createApp(world.context, {
    ...options,
    pages: (pages) =>
      renderingPlugin(pages, {
        webRoot,
        pageConfig: { siteUrl } as PageConfig,
        watchStale: async (forget) => {
          forgetPages = forget;
          return async () => undefined;
        },
      }),
  }));
  rendered = 0;
  app.get('/api/seen', async () => {
    rendered += 1;
    return { authorization: 'nobody' };
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => open());
afterEach(() => app.close());

const ask = (path: string, headers?: Parameters<typeof askServer>[1], method?: string) =>
  askServer(url + path, headers, method);

/** What two answers to the same question may differ in. */
const ofItsOwn = {
  date: expect.any(String),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

test.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { cookie: 'csrf_token=x', 'accept-encoding': 'gzip, br' },
])('a cached page is sent as when it was made, asked with %j', async (headers) => {
  const first = await ask('/page', headers);
  const again = await ask('/page', headers);
  expect(rendered).toBe(1);
  expect(again.headers).toEqual({ ...first.headers, ...ofItsOwn });
  expect(again.headers).toHaveProperty('content-security-policy');
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(again.body).toEqual(first.body);
  expect(again.status).toBe(200);
});

test('a browser that has the page is told so', async () => {
  const { headers } = await ask('/page');
  const again = await ask('/page', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, again.headers.etag, rendered]).toEqual([304, 0, headers.etag, 1]);
});

test('what is out of date is made anew', async () => {
  const first = await ask('/page');
  forgetPages();
  const second = await ask('/page');
  expect(second.body).not.toEqual(first.body);
  expect(rendered).toBe(2);
});

test('a page that is missing is made anew', async () => {
  for (const path of ['/missing', '/missing']) await ask(path);
  expect(rendered).toBe(2);
});

test('who names two hosts is not given a cached page', async () => {
  await ask('/page');
  const { status } = await ask('/page', ['host', 'mitoyen.example', 'host', 'piege.example']);
  expect(status).toBe(400);
});

test('a HEAD has the headers alone', async () => {
  await ask('/page');
  const { status, body } = await ask('/page', {}, 'HEAD');
  expect([status, body.length]).toEqual([200, 0]);
});

test('another name of the site leads to its own, whatever the proxy says of the protocol', async () => {
  await app.close();
  await open({ trustedProxies: 1 });
  const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'mitoyen.example' };
  await ask('/page', proxied);
  await ask('/page', { ...proxied, 'x-forwarded-proto': 'https', 'sec-fetch-mode': 'navigate' });
  expect(rendered).toBe(1);
  const other = await ask('/page', {
    ...proxied,
    'x-forwarded-host': 'www.mitoyen.example',
    'sec-fetch-mode': 'navigate',
  });
  expect(other.headers.location).toBe('https://mitoyen.example/page');
});

test.each(['br', 'gzip'])(
  'who reads too much is refused cached pages too, each counted once: %s',
  async (encoding) => {
    await app.close();
    await open({ trustedProxies: 1, readsPerAddress: 3 });
    const from = (visitor: string) =>
      ask('/page', { 'accept-encoding': encoding, 'x-forwarded-for': visitor });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await from('203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from('203.0.113.8')).status).toBe(200);
  },
);

test('it is measured with the pages', async () => {
  world.context.metrics.resetMetrics();
  const { headers } = await ask('/page', { 'accept-encoding': 'br' });
  const { body } = await ask('/page', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('/page');
  const count = /http_request_duration_seconds_count\{method="GET",route="page:\/page",status="200"\} 2/;
  expect(await world.context.metrics.metrics()).toMatch(count);
});

test('what a visitor claims of a proxy that is not there is not believed', async () => {
  await ask('/page', { host: 'mitoyen.example' });
  const forged = {
    'x-forwarded-host': 'piege.example',
    'x-forwarded-proto': 'https',
    'sec-fetch-mode': 'navigate',
  };
  const { status } = await ask('/page', { host: 'mitoyen.example', ...forged });
  expect([status, rendered]).toEqual([200, 1]);
});
