import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { asNewcomer } from '../support/residents.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('a form whose file is lost on the way says so, and opens at the next try', async ({ page }) => {
  await page.route('**/assets/auth-dialog*.js', (route) => route.abort());
  await page.goto('/jobs');
  const card = page.getByRole('article').first().getByRole('link').first();
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  await card.click();
  await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion');
  await expect(page.getByRole('heading', { name: 'Offres de missions' })).toBeAttached();
  await page.unroute('**/assets/auth-dialog*.js');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Adresse e-mail')).toBeVisible();
});

test('a page whose file is lost on the way says so in place, and comes with another try', async ({
  page,
}) => {
  await page.goto('/tarification');
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  await page.route('**/assets/directory-page*.js', (route) => route.abort());
  const bar = page.getByRole('navigation').first();
  await bar.getByRole('link', { name: 'Collaborateurs' }).click();
  await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion');
  await expect(bar).toBeVisible();
  await page.unroute('**/assets/directory-page*.js');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(/profil\(s\) trouvé\(s\)/)).toBeVisible();
});

test('a page whose scripts are lost on the way says so, and can still be read', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Cette page n’est pas arrivée en entier')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await page.unroute('**/assets/entry-client*.js');
  await page.reload();
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  await expect(page.getByText('Cette page n’est pas arrivée en entier')).toBeHidden();
});

test('an answer that never comes is given up, and asked for again by a press', async ({ page }) => {
  await asNewcomer(page);
  await page.clock.install();
  const never = () => undefined;
  await page.route('**/api/today', never);
  // the live stream, once connected, has it asked for by itself, which may come before the press
  await page.route('**/api/events*', never);
  await page.goto('/');
  const failed = page.getByRole('alert').filter({ hasText: 'Ce qui vous attend n’a pas pu être chargé.' });
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute('**/api/today', never);
  await failed.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Rien n’attend votre réponse.')).toBeVisible();
  await expect(failed).toBeHidden();
});

test('a message whose answer never comes is kept in its form, which says so', async ({ page, request }) => {
  const { id } = await makeFreelance(request);
  await signIn(page, (await makeCompany(request)).email, newPassword);
  const profile = await (await request.get(`/api/freelancers/by-user/${id}`)).json();
  await page.goto(`/freelancer/${profile.id}`);
  await page
    .getByRole('button', { name: /^Contacter/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Contacter/ });
  await form.getByLabel('Objet').fill('Renfort');
  await form.getByLabel('Message').fill('Êtes-vous libre en mai ?');
  await page.clock.install();
  const never = () => undefined;
  await page.route('**/api/messages', never);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(form.getByText(/Peut-être envoyé/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(form.getByLabel('Message')).toHaveValue('Êtes-vous libre en mai ?');
  await page.unroute('**/api/messages', never);
  await form.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
});
