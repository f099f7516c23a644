import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { noteShifts, sumOfShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a first page may ask for until it is alive, besides people's pictures, which come when they are about to be seen:
 * the page itself, scripts, styles, fonts, icons, calls. `headBytes`: a script's or style's status line and headers.
 */
const common = { requests: 15, fonts: 2, headBytes: 300 };

/** By how much typefaces that come late may move a page: a card whose words wrap elsewhere moves those below it. */
const maxShift = 0.01;

/** First pages, each with what its scripts may weigh on the wire. */
const pages = [
  { name: 'home', scriptBytes: 121_500, path: async () => '/' },
  { name: 'the directory', scriptBytes: 138_200, path: async () => '/freelancers?seed=premiere' },
  { name: 'a profile', scriptBytes: 130_300, path: pathOfProfile },
  { name: 'the offers', scriptBytes: 140_400, path: async () => '/jobs' },
];

/**
 * The same where lists hold the demonstration's own: people and offers that other journeys make come and go, and no
 * fallback is so like a typeface that every name wraps where it did.
 */
const settledPages = pages.map((page) => {
  if (page.name === 'the directory') return { ...page, path: async () => '/freelancers?location=Bordeaux' };
  return page.name === 'the offers' ? { ...page, path: async () => '/jobs?location=Bordeaux' } : page;
});

async function pathOfProfile(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/api/profiles?type=freelance&limit=1')).json();
  return `/freelancer/${items[0].id}`;
}

/** Everything that the browser asks for by itself, from the page's address to the last script it starts with. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  // what is prefetched for visitors who stay does not count, however long the page takes
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/files/')) requests.push(request);
  });
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  return requests;
}

const fontsCss = readFileSync(new URL('../../apps/web/src/ui/fonts.css', import.meta.url), 'utf8');
const frenchRanges = /french-wght\.woff2"[^}]*unicode-range:([^;]+);/.exec(fontsCss)?.[1] ?? '';
const frenchLetters = new RegExp(
  `^[\\s${frenchRanges.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/gi, (_, from, to) =>
    to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`,
  )}]*$`,
  'u',
);

/** The files of French letters, and those of all Latin ones where a name on the page holds another letter. */
async function maxFontsOf(page: Page): Promise<number> {
  const isFrench = frenchLetters.test(await page.locator('body').innerText());
  return isFrench ? common.fonts : 2 * common.fonts;
}

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.resourceType() === type);

async function scriptBytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(ofType(requests, 'script').map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const { name, scriptBytes, path } of pages)
  test(`the first page asks for little: ${name}`, async ({ page, request }) => {
    const requests = await visit(page, await path(request));
    expect(requests.length, requests.map((one) => one.url()).join('\n')).toBeLessThanOrEqual(common.requests);
    // what a page is painted by stands in it
    expect(ofType(requests, 'stylesheet').map((one) => one.url())).toEqual([]);
    expect(ofType(requests, 'font').length).toBeLessThanOrEqual(await maxFontsOf(page));
    expect(await scriptBytesOf(requests)).toBeLessThanOrEqual(scriptBytes);
    for (const asset of requests.filter((one) => one.url().includes('/assets/')))
      expect((await asset.sizes()).responseHeadersSize, asset.url()).toBeLessThanOrEqual(common.headBytes);
  });

/** Families of the files, not of the system, in which the first words of `selector` are drawn. */
async function drawnFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

for (const { name, path } of settledPages)
  test(`the first page is set in its own typefaces, which move nothing: ${name}`, async ({
    page,
    request,
  }) => {
    const release = await holdRequests(page, '**/*.woff2');
    await noteShifts(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(await path(request), { waitUntil: 'commit' });
    await expect(page.locator('[data-restoring]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawnFamilies(page, 'h1')).toEqual([]);
    release();
    await expect.poll(() => drawnFamilies(page, 'h1')).toEqual([expect.stringContaining('Bricolage')]);
    await expect.poll(() => drawnFamilies(page, 'footer a')).toEqual([expect.stringContaining('Instrument')]);
    expect(await sumOfShifts(page)).toBeLessThanOrEqual(maxShift);
  });

/** What Vite says of the files it made (`build.manifest`). */
type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>;

test('every page and every part that comes later runs in a browser', async ({ page }) => {
  const manifestFile = new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const files = Object.values(manifest).flatMap(({ file, isDynamicEntry }) => (isDynamicEntry ? [file] : []));
  expect(files.length).toBeGreaterThan(50);
  await page.goto('/accessibilite');
  const failures = await page.evaluate(async (names) => {
    const load = (name: string) =>
      import(`/${name}`).then(
        () => [],
        (error: unknown) => [`${name}: ${error}`],
      );
    return (await Promise.all(names.map(load))).flat();
  }, files);
  expect(failures).toEqual([]);
});
