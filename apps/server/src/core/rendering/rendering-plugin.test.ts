import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFakePages } from '../../../test/fake-pages.ts';
import { renderingPlugin } from './rendering-plugin.ts';

let webRoot: string;
let app: FastifyInstance;
let forgetPages: () => void;

beforeAll(async () => {
  const pages = await makeFakePages();
  webRoot = pages.webRoot;
  return pages.remove;
});

beforeEach(async () => {
  app = fastify();
  app.get('/api/seen', async (request) => ({ authorization: request.headers.authorization ?? 'nobody' }));
  await app.register(renderingPlugin, {
    webRoot,
    sharedSeconds: 60,
    pageConfig: { siteUrl: 'https://mitoyen.example' } as PageConfig,
    watchStale: async (forget) => {
      forgetPages = forget;
      return async () => undefined;
    },
  });
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is rendered once for all, as a signed-out visitor sees it, in the encoding each one reads', async () => {
  const headers = { authorization: 'Bearer mine', cookie: 'csrf_token=x' };
  const [plain, br, gzip] = await Promise.all([
    get('/page', headers),
    get('/page', { 'accept-encoding': 'gzip, br' }),
    get('/page', { 'accept-encoding': 'gzip, br;q=0' }),
  ]);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(plain.body).toMatch(/^<p>é \/page \d+ nobody<\/p>$/);
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers.vary).toBe('accept-encoding');
});

test('a browser that has the page is told so', async () => {
  const { etag } = (await get('/page')).headers;
  const again = await get('/page', { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a missing page is a 404, rendered anew each time and kept by nobody', async () => {
  const first = await get('/missing');
  const second = await get('/missing');
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(first.body).not.toBe(second.body);
  expect(first.headers['cache-control']).toBe('no-store');
});

test('a redirect is one', async () => {
  const answer = await get('/elsewhere');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://exemple.fr/');
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'https://exemple.fr/'],
  [{ host: 'mitoyen.example', referer: 'https://mitoyen.example/freelance/1' }, 'https://exemple.fr/'],
  [{ 'sec-fetch-site': 'cross-site' }, '/elsewhere?sortie=1'],
  [{ 'sec-fetch-site': 'same-site' }, '/elsewhere?sortie=1'],
  [{ 'sec-fetch-site': 'none' }, '/elsewhere?sortie=1'],
  [{ host: 'mitoyen.example', referer: 'https://piege.example/' }, '/elsewhere?sortie=1'],
])('who comes with %j is led to %s by a page that leads away', async (headers, location) => {
  const answer = await get('//elsewhere?sortie=', headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('who opens a page under another host name is led to the site’s own; programs and the API are not', async () => {
  const visitor = { host: 'www.mitoyen.example', 'sec-fetch-mode': 'navigate' };
  const answer = await get('/page?x=1', visitor);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://mitoyen.example/page?x=1']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('/page', { ...visitor, host: 'mitoyen.example' })).statusCode).toBe(200);
  expect((await get('/page', { host: 'www.mitoyen.example' })).statusCode).toBe(200);
  expect((await get('/api/seen', visitor)).statusCode).toBe(200);
});

test.each([
  ['/page', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'],
  ['/private', 'private, no-cache'],
  ['/drawn', 'no-cache'],
])('%s says what caches may do with it, and carries no cookie', async (path, told) => {
  for (const _ of ['made', 'kept']) {
    const { headers } = await get(path, { host: 'localhost:3000' });
    expect([headers['cache-control'], headers['set-cookie']]).toEqual([told, undefined]);
  }
});

test('files with a hash in their name never change, others may', async () => {
  expect((await get('/assets/entry-abc.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/session-hint.js')).headers['cache-control']).toBe('public, max-age=86400');
});

test('files carry none of the headers that only documents obey', async () => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'").header('x-content-type-options', 'nosniff');
  });
  const kept = { 'x-content-type-options': 'nosniff', vary: 'accept-encoding' };
  for (const path of ['/assets/entry-abc.js', '/session-hint.js']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject(kept);
    expect(headers).not.toHaveProperty('content-security-policy');
  }
  const { etag } = (await get('/session-hint.js')).headers;
  expect(etag).toBe('W/"' + createHash('sha256').update('// hint').digest('base64url').slice(0, 22) + '"');
  expect((await get('/session-hint.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  for (const path of ['/drawing.svg', '/page'])
    expect((await get(path)).headers).toHaveProperty('content-security-policy');
});

test('the reader of PDFs never changes, and runs under a policy of its own: no word of a PDF can leave it', async () => {
  const { headers } = await get('/pdfjs-1.2.3/pdf.worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  });
  const decoder = await get('/pdfjs-1.2.3/wasm/qcms_bg.wasm');
  expect(decoder.headers['content-type']).toBe('application/wasm');
  expect(decoder.headers).not.toHaveProperty('content-security-policy');
});

test('a page’s policy names what stands in it, also where the page is kept', async () => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none';script-src 'self';style-src 'self'");
  });
  const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none';script-src 'self' ${sourceOf('hint()')};style-src 'self' ${sourceOf('p{}')}`;
  for (const _ of ['made', 'kept'])
    expect((await get('/inlined')).headers['content-security-policy']).toBe(policy);
  expect((await get('/page')).headers['content-security-policy']).not.toContain('sha256');
});

test('the build’s own notes are no page file', async () => {
  expect((await get('/.vite/manifest.json')).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('no folder lists its files, and hidden files are not served', async () => {
  for (const path of [
    '/assets/',
    '/assets',
    '/.env',
    '/.vite/',
    '/assets/../.env',
    '/%2e%65nv',
    '/..%2fserver/entry-server.js',
  ]) {
    const { body } = await get(path);
    expect(body, path).toMatch(/^<p>é /);
  }
});

test('pages that are out of date are rendered anew', async () => {
  const [first, kept] = [await get('/stale'), await get('/stale')];
  expect(kept.body).toBe(first.body);
  forgetPages();
  expect((await get('/stale')).body).not.toBe(first.body);
});

test('a page that would be made too late says so, and the others are made', async () => {
  const answers = await Promise.all(Array.from({ length: 2000 }, (_, index) => get(`/flood-${index}`)));
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([200, 503]));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused?.body).toContain('<h1>Mitoyen</h1>');
});
