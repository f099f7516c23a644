import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import fastify from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeFakePages } from '../../../test/fake-pages.ts';
import { renderingPlugin } from './rendering-plugin.ts';

let webRoot: string;
beforeAll(async () => {
  const pages = await makeFakePages();
  webRoot = pages.webRoot;
  return pages.remove;
});

async function serverOf(isServiceWorkerOn: boolean, apiBaseUrl = '') {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/api/seen', async () => ({ authorization: 'nobody' }));
  const pageConfig = { siteUrl: 'https://mitoyen.example', isServiceWorkerOn, apiBaseUrl } as PageConfig;
  await app.register(renderingPlugin, { webRoot, pageConfig });
  return (headers: Record<string, string> = {}) => app.inject({ url: '/service-worker.js', headers });
}

test('the worker is told its release, what it keeps and where the API is', async () => {
  const ask = await serverOf(true, 'https://api.mitoyen.example');
  const { body, headers } = await ask();
  const [settings = '', program] = body.split('\n');
  expect(JSON.parse(settings.replace(/^self\.mitoyen=|;$/g, ''))).toEqual({
    release: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    shell: '/profile',
    files: ['/assets/entry-abc.js'],
    apiBaseUrl: 'https://api.mitoyen.example',
  });
  expect(program).toBe('work();');
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
});

test('a browser that has the script is told so', async () => {
  const ask = await serverOf(true);
  const { headers } = await ask();
  const again = await ask({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('turned off, what takes the worker out of a browser is served in its place', async () => {
  const { body, headers } = await (await serverOf(false))();
  expect(body).toBe('leave();');
  expect(headers['cache-control']).toBe('no-cache');
});
