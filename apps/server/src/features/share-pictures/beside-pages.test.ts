import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOffer } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { makeFakePages } from '../../../test/fake-pages.ts';
import { createApp } from '../../app.ts';
import { FileStoreAwayError } from '../../core/files/file-store.ts';
import { renderingPlugin } from '../../core/rendering/rendering-plugin.ts';

let world: TestContext;
let url: string;
let close: () => Promise<void>;
/** Ends the pictures that are being looked for in the store. */
const ends: (() => void)[] = [];

beforeAll(async () => {
  world = await createTestContext();
  const { webRoot, remove } = await makeFakePages();
  const away = new FileStoreAwayError(new Error('slow'));
  const read = () => new Promise<never>((_resolve, reject) => ends.push(() => reject(away)));
  const context = { ...world.context, files: { ...world.context.files, read } };
  const { server } = await createApp(context, {
    shedFromMs: 60_000,
    pages: (pages) =>
      renderingPlugin(pages, {
        webRoot,
        pageConfig: { siteUrl: 'https://mitoyen.example' } as PageConfig,
      }),
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await server.close();
    await world.close();
    await remove();
  };
});
afterAll(() => close());

test('share pictures that wait take no page’s place, however many', async () => {
  const offers = await Promise.all(Array.from({ length: 32 }, () => makeOffer(world.context)));
  const pictures = offers.map(({ id }) => fetch(`${url}/share/offer/${id}.jpg`));
  await expect.poll(() => ends.length).toBe(32);
  const pages = await Promise.all(Array.from({ length: 24 }, (_, index) => fetch(`${url}/page${index}`)));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await fetch(`${url}/sitemaps/pages.xml`)).status).toBe(200);
  for (const end of ends) end();
  for (const { status, headers } of await Promise.all(pictures))
    expect([status, headers.get('content-type')?.startsWith('application/json')]).toEqual([503, true]);
});
