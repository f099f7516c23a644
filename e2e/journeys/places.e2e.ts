import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { choose, press, suggestions, tabTo } from '../support/keyboard.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('at 320 px, with the keyboard alone, a freelance says where, what and how far', async ({ page }) => {
  const profile = { title: 'Dessinatrice en bâtiment', location: 'Sud-Ouest' };
  const { email } = await makeFreelance(page.request, { profile });
  await signIn(page, email, newPassword);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/profile/modifier');
  const location = combobox(page, 'Localisation');

  await tabTo(page, location);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('saint denis');
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'suggestions of places');
  // which looks at a page from its top
  await location.scrollIntoViewIfNeeded();
  await page.keyboard.press('Escape');
  await expect(suggestions(page).getByRole('option')).toHaveCount(0);
  // what looks for contrast scrolls
  await location.scrollIntoViewIfNeeded();
  await choose(page, location, 'lyon', 'Lyon, Rhône, commune');
  await expect(location).toHaveValue('Lyon');
  await expect(page.getByText('Lieu reconnu : Lyon, Rhône')).toBeVisible();

  const disclosure = page.getByRole('button', { name: 'Être mieux trouvé' });
  await press(page, disclosure);
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
  // what the title names is chosen already
  await expect(page.getByRole('list', { name: 'Votre métier' }).getByText('Dessinatrice')).toBeVisible();
  await choose(page, combobox(page, 'Métiers'), 'projeteuse bim', 'Projeteur BIM / projeteuse BIM');
  const travel = page.getByLabel('Je me déplace');
  await tabTo(page, travel);
  // none given, 0, 10, 25, 50
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(travel).toHaveValue('50');
  await choose(page, combobox(page, 'Logiciels'), 'revit', 'Revit');
  await tabTo(page, page.getByRole('checkbox', { name: /^DCE/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Logement' }));
  await page.keyboard.press('Space');
  await expectAccessibleCrosswise(page, 'edit form with trades and facets');
  await page.setViewportSize({ width: 320, height: 700 });

  await press(page, page.getByRole('button', { name: 'Enregistrer' }));
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  // the page left says all that follows as well
  await expect(page).toHaveURL(/\/freelancer\//);
  await expect(page.getByText('Voici ce que voient les autres')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Domaines' })).toBeVisible();
  for (const text of ['Dessinatrice', 'Projeteur BIM / projeteuse BIM', 'Revit, confirmé', 'Logement'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText('Jusqu’à 50 km')).toBeVisible();
  await expectAccessibleCrosswise(page, 'profile with trades and facets');
});

test('own profile asks which Saint-Denis is meant, and one press answers', async ({ page }) => {
  const { email, id, token } = await makeFreelance(page.request, { profile: { location: 'Saint-Denis' } });
  await signIn(page, email, newPassword);
  await page.goto('/profile');
  await expect(page.getByText('Saint-Denis, est-ce…')).toBeVisible();
  await expectAccessibleCrosswise(page, '/profile with a question of places');
  await page.setViewportSize({ width: 320, height: 700 });
  await press(page, page.getByRole('button', { name: 'Saint-Denis, La Réunion, commune' }));
  await expect(page.getByText(/On vous trouve désormais/)).toBeVisible();
  const answer = await page.request.get(`/api/freelancers/by-user/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ placeCode: 'c97411', location: 'Saint-Denis' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Saint-Denis, est-ce…')).toHaveCount(0);
});

test('a refused code is told at its words, and nothing typed is lost', async ({ page }) => {
  const { email } = await makeFreelance(page.request);
  await signIn(page, email, newPassword);
  await page.goto('/profile/modifier');
  await page.route('**/api/freelancers/by-user/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    return route.continue({ postData: { ...route.request().postDataJSON(), placeCode: 'c00000' } });
  });
  const location = combobox(page, 'Localisation');
  await location.fill('Chambéry');
  await suggestions(page).getByRole('option', { name: 'Chambéry, Savoie, commune' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(location).toHaveAccessibleDescription(/Ce lieu est inconnu/);
  await expect(location).toHaveValue('Chambéry');
  await expectAccessible(page, 'edit form with a place that is refused');
});
