import { demoAccounts, demoPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a company writes to a freelance, who answers', async ({ browser, page, request }) => {
  await refuseCookies(page);
  const session = await request.post('/api/login', {
    data: { email: demoAccounts.freelance.email, password: demoPassword },
  });
  const { user } = await session.json();
  const profile = await (await request.get(`/api/freelancers/by-user/${user.id}`)).json();
  const words = `Mission à Brest ${Date.now()}`;

  await openAlive(page, `/freelancer/${profile.id}`);
  await page.getByText('Connectez-vous pour contacter ce freelance').first().click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Adresse e-mail').fill(demoAccounts.entreprise.email);
  await login.getByLabel(/^Mot de passe/).fill(demoPassword);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();

  const form = page.getByRole('dialog', { name: /Contacter/ });
  await form.getByLabel('Objet').fill('Renfort sur un concours');
  await form.getByLabel('Message').fill(words);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(form).toBeHidden();

  const other = await (await browser.newContext()).newPage();
  await refuseCookies(other);
  await signIn(other, demoAccounts.freelance.email);
  await other.goto('/profile/messages');
  await expect(other.getByText(words)).toBeVisible();
  const conversation = other.getByRole('article').filter({ hasText: words });
  await conversation.getByRole('link', { name: /Ouvrir le chat/ }).click();
  await expect(other).toHaveURL(/\/chat\//);
  const thread = other.getByRole('region', { name: /Messages avec/ });
  await expect(thread.getByText(words)).toBeVisible();
  const answer = `Volontiers, ${words}`;
  await other.getByLabel('Votre message').fill(answer);
  await other.getByRole('button', { name: 'Envoyer' }).click();
  await expect(thread.getByText(answer)).toBeVisible();
  // Shown at once, it is the other's to read when nothing is on its way any more.
  await expect(thread.getByText('Envoi…')).toHaveCount(0);

  await page.goto('/profile/messages');
  await expect(page.getByText(answer)).toBeVisible();
  await other.context().close();
});
