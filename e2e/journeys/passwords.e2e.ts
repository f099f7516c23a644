import { newEmail, newPassword, refuseCookies, signInOnPage } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('a forgotten password is replaced with the link received by mail', async ({ page, request }) => {
  const email = newEmail('oubli');
  await request.post('/api/register', { data: { email, password: newPassword, name: 'Nora Petit' } });

  await page.goto('/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mot de passe oublié/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(
    page.getByText('Un email de réinitialisation a été envoyé si l’adresse existe dans notre base.'),
  ).toBeVisible();

  const mail = await readMail(email, 'nouveau mot de passe');
  const link = new URL(/https?:\/\/\S+reset-password\S+/.exec(mail.text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('Nouveau mot de passe').fill('ardoise8zinc');
  await page.getByLabel('Confirmez le mot de passe').fill('ardoise8zin');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas.').first()).toBeVisible();
  await page.getByLabel('Confirmez le mot de passe').fill('ardoise8zinc');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été réinitialisé.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signInOnPage(page, email, 'ardoise8zinc');
});
