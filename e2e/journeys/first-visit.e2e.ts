import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What a first page may ask for until it is alive, on a phone's connection. Bytes as they come over the wire. */
const budget = { requests: 15, styles: 3, fonts: 2, scriptBytes: 128_000, headBytes: 300 };

/** Everything that the browser asks for by itself, from the page's address to the last script it starts with. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  return requests;
}

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.resourceType() === type);

async function scriptBytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(ofType(requests, 'script').map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const [name, path] of [
  ['home', '/'],
  ['the directory', '/freelancers?seed=premiere'],
  ['a profile', '/freelancer'],
] as const)
  test(`the first page asks for little: ${name}`, async ({ page, request }) => {
    const { profiles } = await (await request.get('/api/profiles?type=freelance')).json();
    const requests = await visit(page, name === 'a profile' ? `${path}/${profiles[0].id}` : path);
    expect(requests.map((one) => one.url()).length).toBeLessThanOrEqual(budget.requests);
    expect(ofType(requests, 'stylesheet').length).toBeLessThanOrEqual(budget.styles);
    expect(ofType(requests, 'font').length).toBeLessThanOrEqual(budget.fonts);
    expect(await scriptBytesOf(requests)).toBeLessThanOrEqual(budget.scriptBytes);
    for (const asset of requests.filter((one) => one.url().includes('/assets/')))
      expect((await asset.sizes()).responseHeadersSize, asset.url()).toBeLessThanOrEqual(budget.headBytes);
  });
