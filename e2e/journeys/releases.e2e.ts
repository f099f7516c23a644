import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { rememberPerson } from '../support/conversations.ts';
import { createOwnServers, type OwnServer, type OwnServers } from '../support/own-servers.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Untraced: with Playwright 1.65's trace on, in one run of ten Chromium never lets a worker take another's place.
test.use({ serviceWorkers: 'allow', trace: 'off' });

let servers: OwnServers;
let product: OwnServer;
test.beforeAll(async () => {
  servers = await createOwnServers();
  product = await servers.create();
  await product.start();
});
test.afterAll(() => servers.close());

const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const held = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const look = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('a release is taken up with the next page, never below a form, and a worker turned off takes itself away', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await rememberPerson(context, await makeFreelance(request), 'freelance');
  await refuseCookies(page);
  await page.goto('/profile/modifier');
  await untilControlled(page);
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  await title.fill('Architecte de la halle');

  // what the operator sets is part of the pages: another address makes another release
  await product.stop();
  await product.start(0, { CONTACT_EMAIL: 'equipe@mitoyen.example' });
  await look(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await expect(title).toHaveValue('Architecte de la halle');
  const footer = page.getByRole('contentinfo').getByText('equipe@mitoyen.example');
  await expect(footer).toHaveCount(0);
  await page.getByRole('link', { name: 'Mentions légales' }).last().click();
  await expect(page.getByText('equipe@mitoyen.example').first()).toBeVisible();
  await page.goto('/profile/modifier');
  await expect(title).toHaveValue('Architecte de la halle');
  await page.goto('/profile/compte');
  await expect
    .poll(async () => (await held(page)).caches.filter((name) => /^release:(?!newest)/.test(name)).length)
    .toBe(1);

  await product.stop();
  await product.start(0, { CONTACT_EMAIL: 'equipe@mitoyen.example', SERVICE_WORKER: 'off' });
  // no page of ours: what one reads through the worker would hold up who takes its place, for as long as five minutes
  await page.goto('/health/live');
  await look(page);
  await expect.poll(async () => (await held(page)).caches).toEqual([]);
  // what the worker before had under way may be kept once it is gone
  await page.evaluate(() => caches.open('release:late'));
  await page.goto('/profile/compte');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => held(page)).toEqual({ workers: 0, caches: [] });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.close();
  await request.dispose();
});
