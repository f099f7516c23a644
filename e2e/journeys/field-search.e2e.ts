import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { choose, press, tabTo } from '../support/keyboard.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** A person near Mende, where the demonstration has no profile, who masters Tekla. */
const charpentiere = {
  ...{ title: 'Projeteuse charpente', location: 'Marvejols', placeCode: 'c48092' },
  ...{ trades: ['projeteur-beton-arme'], software: ['tekla:3'], programmes: ['logement'], travelKm: 50 },
};

const cards = (page: Page) => page.getByRole('list', { name: 'Profils' }).getByRole('article');
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

async function openDirectory(page: Page): Promise<void> {
  await page.goto('/freelancers');
  await expect(page).toHaveURL(/seed=/);
}

test('at 320 px, with the keyboard alone, somebody is found around a place, by what they master', async ({
  page,
}) => {
  await makeFreelance(page.request, { name: 'Solène Vidal', profile: charpentiere });
  await page.setViewportSize({ width: 320, height: 700 });
  await openDirectory(page);
  await press(page, page.getByRole('button', { name: 'Rechercher un profil' }));
  await expect(page.getByLabel('Spécialité ou compétence')).toBeFocused();
  await choose(page, page.getByRole('combobox', { name: 'Lieu' }), 'mende', 'Mende, Lozère, commune');
  await expect.poll(() => parameter(page, 'place')).toBe('c48095');
  await expect(page.getByRole('combobox', { name: 'Lieu' })).toHaveValue('Mende');

  await tabTo(page, page.getByLabel('Rayon'));
  await page.keyboard.type('50');
  await expect.poll(() => parameter(page, 'radius')).toBe('50');
  await tabTo(page, page.getByLabel('Ordre', { exact: true }));
  await page.keyboard.type('Au plus');
  await expect.poll(() => parameter(page, 'order')).toBe('distance');
  const card = cards(page).filter({ hasText: 'Solène' });
  await expect(card).toContainText(/≈\s\d+\skm/);
  await expectAccessible(page, 'a search around a place');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Changer la recherche : Mende, 50 km' })).toBeFocused();

  await press(page, page.getByRole('button', { name: /^Filtres/ }));
  await press(page, page.locator('summary', { hasText: 'Logiciels' }));
  const tekla = page.getByRole('checkbox', { name: /Tekla Structures/ });
  await tabTo(page, tekla);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Niveau demandé en Tekla Structures'));
  await page.keyboard.type('Expert');
  await expect.poll(() => parameter(page, 'software')).toBe('tekla:3');
  const seeFound = page.getByRole('button', { name: /^Voir 1\sprofil$/ });
  await expect(seeFound).toBeVisible();
  await expectAccessibleCrosswise(page, 'facets with their counts');
  await page.setViewportSize({ width: 320, height: 700 });
  await press(page, seeFound);
  await expect(card).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Carte de France' }));
  const lozere = page.getByRole('list', { name: 'Départements' }).getByRole('link', { name: /^Lozère/ });
  await expect(lozere).toContainText('1');
  await expectAccessibleCrosswise(page, 'the map of France');
  await page.setViewportSize({ width: 320, height: 700 });
  await press(page, lozere);
  await expect.poll(() => parameter(page, 'place')).toBe('d48');
  await expect(page.getByRole('button', { name: 'Changer la recherche : Lozère' })).toBeVisible();
  await expect(card).toBeVisible();
});

test('words that nobody has together are understood, and one criterion too many is named', async ({
  page,
}) => {
  await makeFreelance(page.request, { name: 'Maud Roussel', profile: charpentiere });
  await openDirectory(page);
  await page.getByLabel('Spécialité ou compétence').fill('Tekla Structures expert logement Marvejols');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('nous en avons fait des filtres')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  for (const label of ['Marvejols, jusqu’à 25 km', 'Tekla Structures, expert au moins', 'Logement'])
    await expect(chips.getByRole('button', { name: `Retirer le filtre ${label}` })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Maud' })).toBeVisible();

  await page.locator('summary', { hasText: 'Contextes' }).click();
  await expect(page.getByText('Rien à choisir dans cette recherche.')).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set('context', 'neuf');
  await page.goto(address.href);
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
  const without = page.getByRole('link', { name: /^Sans «\sNeuf\s»\s: \d+\sprofils?$/ });
  await expect(without).toBeVisible();
  await expectAccessibleCrosswise(page, 'nobody found, with what to drop');
  await without.click();
  await expect(cards(page).filter({ hasText: 'Maud' })).toBeVisible();
});

test('an address with a trade that does not exist says so, and leads back', async ({ page }) => {
  await page.goto('/freelancers?trade=astronaute');
  await expect(page.getByRole('alert').filter({ hasText: 'Ce métier est inconnu.' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).first().click();
  await expect(cards(page).first()).toBeVisible();
});
