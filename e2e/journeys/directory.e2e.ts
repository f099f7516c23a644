import type { APIRequestContext, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-requests.ts';
import { createOwnServers } from '../support/own-servers.ts';
import { refuseCookies } from '../support/people.ts';
import { test as base, expect } from '../support/test.ts';

/** On a server of its own: nobody registers or leaves while order and totals are looked at. */
const test = base.extend<object, { ownUrl: string }>({
  ownUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
    async ({}, use) => {
      const servers = await createOwnServers();
      const server = await servers.create({ demoData: true });
      await server.start();
      await use(server.url);
      await servers.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownUrl }, use) => use(ownUrl),
});

test.beforeEach(({ page }) => refuseCookies(page));

const list = (page: Page) => page.getByRole('list', { name: 'Profils' });
const cards = (page: Page) => list(page).getByRole('article');
const addressesOf = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Every number that stands before this unit in the list, once the list is up to date. */
async function numbersBefore(page: Page, unit: RegExp): Promise<number[]> {
  const texts = await cards(page).getByText(unit).allTextContents();
  return texts.map((text) => Number.parseInt(text.replace(/\s/g, ''), 10));
}

/** The seed comes into the address once the page is alive: before that, a form is sent to the server itself. */
async function openDirectory(page: Page): Promise<void> {
  await page.goto('/freelancers');
  await expect(page).toHaveURL(/seed=/);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Spécialité ou compétence').fill(words);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
}

async function countOf(request: APIRequestContext, query: Record<string, string>): Promise<number> {
  const answer = await request.get('/api/profiles', { params: { ...query, limit: '1' } });
  return (await answer.json()).total;
}

test('Back from a profile of the second page leads to the same place in the same order', async ({ page }) => {
  await openDirectory(page);
  await page.getByRole('button', { name: 'Voir plus de profils' }).click();
  await expect.poll(async () => (await addressesOf(page)).length).toBeGreaterThan(30);
  const before = await addressesOf(page);
  expect(new Set(before).size).toBe(before.length);

  const far = cards(page).nth(30);
  await far.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await far.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${before[30]}$`));
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect((await addressesOf(page)).slice(0, before.length)).toEqual(before);

  await page.reload();
  await expect.poll(async () => (await addressesOf(page)).slice(0, before.length)).toEqual(before);

  // The address alone, opened in another browser, shows the same order.
  const shared = page.url();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/about');
  await page.goto(shared);
  await expect.poll(async () => (await addressesOf(page)).slice(0, 24)).toEqual(before.slice(0, 24));
});

test('every word of a search must fit, whatever its case and accents', async ({ page, request }) => {
  const { items } = await (await request.get('/api/profiles?search=revit&limit=1')).json();
  const town = items[0].location.split(/[ ,(-]/)[0];
  const words = `REVIT ${town}`;
  const [all, revit, both] = await Promise.all([
    countOf(request, {}),
    countOf(request, { search: 'revit' }),
    countOf(request, { search: words }),
  ]);
  expect(all).toBeGreaterThan(revit);
  expect(revit).toBeGreaterThan(both);
  expect(both).toBeGreaterThan(0);

  await openDirectory(page);
  await expect(page.getByText(`${all} profil(s) trouvé(s)`)).toBeVisible();
  await search(page, 'REVIT');
  await expect(page.getByText(`${revit} profil(s) trouvé(s)`)).toBeVisible();
  await search(page, words);
  await expect(page.getByText(`${both} profil(s) trouvé(s)`)).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(both, 24));
  await page.goBack();
  await expect(page.getByText(`${revit} profil(s) trouvé(s)`)).toBeVisible();
  await expect(page.getByLabel('Spécialité ou compétence')).toHaveValue('REVIT');
});

test('filters narrow the list, stand in the address, and are taken back', async ({ page, request }) => {
  await openDirectory(page);
  await page.getByRole('radio', { name: 'Freelance' }).check();
  const rate = page.getByRole('group', { name: 'Tarif horaire' });
  await rate.getByRole('textbox', { name: /minimum/ }).fill('40');
  await rate.getByRole('textbox', { name: /maximum/ }).fill('60');
  await rate.getByRole('textbox', { name: /maximum/ }).press('Enter');
  await expect(page).toHaveURL(/minRate=40.*maxRate=60|maxRate=60.*minRate=40/);
  await page.getByLabel('Expérience minimum').selectOption('5');
  await expect(page).toHaveURL(/minExperience=5/);
  const query = { type: 'freelance', minRate: '40', maxRate: '60', minExperience: '5' };
  const count = page.getByText(`${await countOf(request, query)} profil(s) trouvé(s)`);
  await expect(count).toBeVisible();
  for (const euros of await numbersBefore(page, /€\s\/\sheure/)) {
    expect(euros).toBeGreaterThanOrEqual(40);
    expect(euros).toBeLessThanOrEqual(60);
  }
  const years = await numbersBefore(page, /d’expérience/);
  expect(years.length).toBeGreaterThan(0);
  for (const year of years) expect(year).toBeGreaterThanOrEqual(5);

  await page.reload();
  await expect(count).toBeVisible();
  await expect(rate.getByRole('textbox', { name: /maximum/ })).toHaveValue('60');
  await expect(page.getByLabel('Expérience minimum')).toHaveValue('5');
  const panel = page.getByRole('complementary', { name: 'Filtres' });
  await panel.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page.getByText(`${await countOf(request, {})} profil(s) trouvé(s)`)).toBeVisible();
  await expect(rate.getByRole('textbox', { name: /maximum/ })).toHaveValue('∞');

  await page.getByRole('radio', { name: 'OpenToWork' }).check();
  await page.getByRole('checkbox', { name: 'Immédiatement' }).check();
  const free = { type: 'jobseeker', availability: 'immédiatement' };
  await expect(page.getByText(`${await countOf(request, free)} profil(s) trouvé(s)`)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: /Disponible( immédiatement)?/ })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: /Disponible sous|En poste/ })).toHaveCount(0);
});

test('what is typed and chosen before the page is alive is searched for', async ({ page, request }) => {
  const arrive = await holdScripts(page);
  await page.goto('/freelancers', { waitUntil: 'commit' });
  const words = page.getByLabel('Spécialité ou compétence');
  await words.fill('revit');
  await page.getByRole('radio', { name: 'Freelance' }).check();
  await page.getByLabel('Expérience minimum').selectOption('5');
  // a field of dates is one of text until then: what is no day is not asked for
  await page.getByLabel('Libre avant le').fill('demain');
  const trades = page.getByRole('group', { name: 'Métiers' });
  await page.locator('summary').filter({ hasText: 'Métiers' }).click();
  arrive();
  const query = { search: 'revit', type: 'freelance', minExperience: '5' };
  await expect(page.getByText(`${await countOf(request, query)} profil(s) trouvé(s)`)).toBeVisible();
  await expect(page).toHaveURL(/seed=/);
  await expect(words).toHaveValue('revit');
  await expect(page.getByRole('radio', { name: 'Freelance' })).toBeChecked();
  await expect(page.getByLabel('Expérience minimum')).toHaveValue('5');
  await expect(trades.getByRole('checkbox').first()).toBeVisible();
});

test('a search that finds nobody says so and leads out', async ({ page }) => {
  await openDirectory(page);
  await search(page, 'zzzz');
  await expect(page.getByText('0 profil(s) trouvé(s)')).toBeVisible();
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
  await expect(page.getByText('Erreur de chargement ? Veuillez actualiser la page.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.getByLabel('Spécialité ou compétence')).toHaveValue('');
});

test('a failed load says so and can be tried again', async ({ page }) => {
  await openDirectory(page);
  await page.route('**/api/profiles**', (route) => route.abort());
  await search(page, 'architecte');
  await expect(page.getByText('Erreur de chargement', { exact: true })).toBeVisible();
  await expect(page.getByText('Veuillez actualiser la page.', { exact: true })).toBeVisible();
  await page.unroute('**/api/profiles**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Erreur de chargement', { exact: true })).toHaveCount(0);
});
