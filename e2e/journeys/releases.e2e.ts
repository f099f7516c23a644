import { makeFreelance } from '../support/accounts.ts';
import { createOwnServers, type OwnServer, type OwnServers } from '../support/own-servers.ts';
import { expect, test } from '../support/test.ts';
import { openUnwatchedPage, type UnwatchedPage } from '../support/unwatched-page.ts';

let servers: OwnServers;
let product: OwnServer;
let page: UnwatchedPage;
test.beforeAll(async ({ launchOptions: { executablePath = '', args = [] } }) => {
  servers = await createOwnServers();
  product = await servers.create();
  await product.start();
  page = await openUnwatchedPage(executablePath, args);
});
test.afterAll(async () => {
  await page.close();
  await servers.close();
});

const open = (path: string) => page.goto(product.url + path);
const held = () =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const look = () =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
// a page that is being left answers no more
const text = () => page.evaluate(() => document.body.textContent ?? '').catch(() => '');
const titleOf = () =>
  page
    .evaluate(() => document.querySelector<HTMLInputElement>('input[name="title"]')?.value ?? null)
    .catch(() => null);

test('a release is taken up with the next page, never below a form, and a worker turned off takes itself away', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const { id, name, email, token } = await makeFreelance(request);
  // a page of the site, which remembers nobody and registers no worker
  await open('/health/live');
  await page.evaluate(
    ([user, own]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', own);
    },
    [
      JSON.stringify({
        ...{
          id,
          username: name,
          email,
          role: 'freelance',
          phone: null,
          profileCompleted: true,
          createdAt: '',
        },
      }),
      token,
    ] as [string, string],
  );
  await open('/profile/modifier');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(titleOf).not.toBeNull();
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="title"]');
    field?.focus();
    field?.select();
    document.execCommand('insertText', false, 'Architecte de la halle');
  });
  await expect.poll(titleOf).toBe('Architecte de la halle');

  // what the operator sets is part of the pages: another address makes another release
  await product.stop();
  await product.start(0, { CONTACT_EMAIL: 'equipe@mitoyen.example' });
  await look();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  expect(await titleOf()).toBe('Architecte de la halle');
  expect(await text()).not.toContain('equipe@mitoyen.example');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/mentions-legales"]')?.click());
  await expect.poll(text).toContain('equipe@mitoyen.example');
  await open('/profile/modifier');
  await expect.poll(titleOf).toBe('Architecte de la halle');
  await open('/profile/compte');
  await expect
    .poll(async () => (await held()).caches.filter((cache) => /^release:(?!newest)/.test(cache)).length)
    .toBe(1);

  await product.stop();
  await product.start(0, { CONTACT_EMAIL: 'equipe@mitoyen.example', SERVICE_WORKER: 'off' });
  // no page of ours: what one reads through the worker would hold up who takes its place, for as long as five minutes
  await open('/health/live');
  await look();
  await expect.poll(async () => (await held()).caches).toEqual([]);
  // what the worker before had under way may be kept once it is gone
  await page.evaluate(async () => void (await caches.open('release:late')));
  await open('/profile/compte');
  await expect.poll(() => page.evaluate(() => document.querySelector('h1') !== null)).toBe(true);
  await expect.poll(held).toEqual({ workers: 0, caches: [] });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await request.dispose();
});
