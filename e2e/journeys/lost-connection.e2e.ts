import { refuseCookies } from '../support/people.ts';
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
