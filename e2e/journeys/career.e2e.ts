import { makeJobseeker } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { newPassword, newPhone, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('a job seeker tells on a phone where they worked and what they learnt; visitors read no firm', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await makeJobseeker(request, { phone: newPhone() });
  await signIn(page, email, newPassword);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/profile/modifier');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const jobs = page.locator('#experiences');

  await page.getByRole('checkbox', { name: 'CDI', exact: true }).check();
  await jobs.getByRole('button', { name: 'Ajouter une expérience' }).click();
  await expect(jobs.getByRole('textbox', { name: 'Poste' })).toBeFocused();
  await page.keyboard.type('Dessinatrice projeteuse');
  await jobs.getByRole('group', { name: 'Début' }).getByLabel('Mois').selectOption('mars');
  await jobs.getByRole('group', { name: 'Début' }).getByLabel('Année').fill('2021');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'champs sont à corriger' })).toBeFocused();
  await expectAccessible(page, 'a career with errors, 375 px');

  await page.reload();
  await jobs.getByRole('button', { name: /^Modifier/ }).click();
  await expect(jobs.getByRole('textbox', { name: 'Poste' })).toHaveValue('Dessinatrice projeteuse');
  await jobs.getByLabel('Agence ou entreprise').fill('Agence du Quai');
  await jobs.getByRole('checkbox', { name: 'En cours' }).check();
  const diplomas = page.locator('#education');
  await diplomas.getByRole('button', { name: 'Ajouter une formation' }).click();
  await diplomas.getByRole('button', { name: /^Retirer/ }).click();
  await expect(diplomas.getByRole('button', { name: 'Ajouter une formation' })).toBeFocused();
  await save.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Agence du Quai')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter une formation' })).toBeVisible();

  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  const { id } = await (await request.get(`/api/jobseekers/by-user/${me}`)).json();
  const visitor = await browser.newPage();
  await refuseCookies(visitor);
  await openAlive(visitor, `/jobseeker/${id}`);
  await expect(visitor.getByRole('heading', { name: 'Dessinatrice projeteuse' })).toBeVisible();
  await expect(visitor.getByText('mars 2021 – aujourd’hui')).toBeVisible();
  expect(await visitor.content()).not.toContain('Agence du Quai');
  await expect(visitor.getByRole('heading', { name: 'Formation', exact: true })).toHaveCount(0);
  await expectAccessibleCrosswise(visitor, 'a job seeker with a career');
  await visitor.close();
});
