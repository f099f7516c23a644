import type { Page } from '@playwright/test';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const cards = (page: Page) => page.getByRole('main').locator('a[data-profile]');
const idsOf = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-profile')));

test('Back from a profile of the second page leads to the same place in the same order', async ({ page }) => {
  await page.goto('/freelancers');
  await expect(page).toHaveURL(/seed=/);
  await page.getByRole('button', { name: 'Voir plus de profils' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(30);
  const before = await idsOf(page);
  expect(new Set(before).size).toBe(before.length);

  const far = cards(page).nth(30);
  const id = await far.getAttribute('data-profile');
  await far.click();
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  await page.goBack();
  await expect(page.locator(`a[data-profile="${id}"]`)).toBeInViewport();
  expect((await idsOf(page)).slice(0, before.length)).toEqual(before);

  await page.goto(page.url());
  await expect.poll(async () => (await idsOf(page)).slice(0, 24)).toEqual(before.slice(0, 24));
});

test('words and filters narrow the list, stand in the address, and are taken back', async ({ page }) => {
  await page.goto('/freelancers');
  await expect(page.getByText(/^\d+ profil\(s\) trouvé\(s\)$/)).toBeVisible();
  await page.getByLabel('Spécialité ou compétence').fill('REVIT');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/search=REVIT/);
  await page.getByRole('radio', { name: 'Freelance' }).check();
  await expect(page).toHaveURL(/type=freelance/);
  await page.getByLabel('Expérience minimum').selectOption('5');
  await expect(page).toHaveURL(/minExperience=5/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('OpenToWork', { exact: true })).toHaveCount(1);

  await page.getByLabel('Spécialité ou compétence').fill('zzzz');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('0 profil(s) trouvé(s)')).toBeVisible();
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
  await expect(page.getByText('Erreur de chargement ? Veuillez actualiser la page.')).toBeVisible();
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).last().click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
  await expect(page).not.toHaveURL(/search=/);
});

test('a failed load says so and can be tried again', async ({ page }) => {
  await page.goto('/freelancers');
  // the seed comes into the address once the page is alive: before that, the form is sent to the server itself
  await expect(page).toHaveURL(/seed=/);
  await page.route('**/api/profiles**', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'unavailable' } }),
  );
  await page.getByLabel('Spécialité ou compétence').fill('architecte');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('Erreur de chargement', { exact: true })).toBeVisible();
  await expect(page.getByText('Veuillez actualiser la page.', { exact: true })).toBeVisible();
  await page.unroute('**/api/profiles**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
});
