import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { newPerson } from '../support/conversations.ts';
import { demoAccounts, demoPassword, newPassword, openAlive, refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a visitor’s heart is set once they sign in; the list has notes, kinds and paper', async ({
  page,
  request,
}) => {
  await refuseCookies(page);
  const session = await request.post('/api/login', {
    data: { email: demoAccounts.freelance.email, password: demoPassword },
  });
  const { user } = await session.json();
  const profile = await (await request.get(`/api/freelancers/by-user/${user.id}`)).json();
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');

  await openAlive(page, `/freelancer/${profile.id}`);
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Adresse e-mail').fill(company.email);
  await login.getByLabel(/^Mot de passe/).fill(newPassword);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Dans vos favoris', pressed: true })).toBeVisible();

  await page.goto('/profile/favoris');
  const item = page.getByRole('article');
  await expect(item).toHaveCount(1);
  await item.getByRole('button', { name: 'Ajouter une note' }).click();
  await item.getByLabel(/^Note sur/).fill('À rappeler lundi');
  await item.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(item.getByText('À rappeler lundi')).toBeVisible();
  await expectAccessibleCrosswise(page, 'saved items');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toBeHidden();
  await expect(item.getByText('Expérience')).toBeVisible();
  await expect(item.getByRole('button', { name: /Retirer/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Offres', exact: true }).last().click();
  await expect(page.getByText('Aucun favori de ce type.')).toBeVisible();
  await expectAccessible(page, 'no saved offers');
  await page.getByRole('link', { name: 'Tous' }).click();
  await item.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByText('Aucun favori.')).toBeVisible();
});
