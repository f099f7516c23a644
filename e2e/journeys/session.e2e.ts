import { holdAlive, holdScripts } from '../support/hold-requests.ts';
import {
  demoAccounts,
  demoPassword,
  openAlive,
  refuseCookies,
  signIn,
  signInOnPage,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('what does not exist is a 404 that says what is missing', async ({ page }) => {
  for (const [path, text] of [
    ['/freelancer/0198c0de-0000-7000-8000-000000000000', 'Profil non trouvé'],
    ['/jobseeker/rien', 'Profil non trouvé'],
    ['/portfolio/item/rien', 'Projet non trouvé'],
    ['/cette-page-n-existe-pas', 'Page non trouvée'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(text));
  }
});

test('what is missing is told by its page alone; what nobody foresaw is in the console as well, once', async ({
  page,
}) => {
  const path = '/chat/0198c0de-0000-7000-8000-000000000000';
  await signInOnPage(page, demoAccounts.freelance.email);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Conversation non trouvée' })).toBeVisible();

  // the journey's own page has a quiet console, as the fixture sees to
  const other = await page.context().newPage();
  const logged: string[] = [];
  other.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await other.route('**/api/messages/0198c0de-*', (route) => route.fulfill({ json: [null] }));
  await other.goto(path);
  await expect(other.getByRole('alert').getByRole('heading')).toBeVisible();
  expect(logged.filter((text) => text.includes('TypeError'))).toHaveLength(1);
  await other.close();
});

test('one’s own space is for the signed-in', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/$/);
});

test('a signed-in visitor never sees the signed-out bar, not even before the scripts run', async ({
  page,
}) => {
  await signIn(page, demoAccounts.entreprise.email);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inscription' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeHidden();
  await page.unroute('**/assets/entry-client*.js');
  await page.reload();
  await expect(page.getByRole('link', { name: /Hélène Vasseur/ })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
});

test('who signs in before the scripts have come waits for them, and no password gets into the address', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(demoAccounts.jobseeker.email);
  await form.getByLabel(/^Mot de passe/).fill(demoPassword);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(form.getByLabel('Adresse e-mail')).toHaveValue(demoAccounts.jobseeker.email);
  expect(page.url()).not.toContain('?');
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
});

test('a form sent while the page comes alive waits until it has taken in what was typed', async ({
  page,
}) => {
  const sayAlive = await holdAlive(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await openAlive(page, '/login');
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(demoAccounts.jobseeker.email);
  await form.getByLabel(/^Mot de passe/).fill(demoPassword);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  // whatever the press has asked for has left by the time that this has come back
  await page.evaluate(() => fetch('/health/live').then((answer) => answer.text()));
  expect(sent).toEqual([]);
  await sayAlive();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
});

test('a button pressed before the scripts have come is answered once they have, and once', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  const token = 'a'.repeat(43);
  await page.goto(`/confirmer-entreprise?token=${token}`, { waitUntil: 'commit' });
  const press = page.getByRole('button', { name: 'Confirmer l’entreprise' });
  await press.click();
  await press.click();
  letScriptsCome();
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
  expect(sent).toEqual([{ token }]);
  await press.click();
  await expect.poll(() => sent.length).toBe(2);
});

test('one signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/tarification');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const opener = page.getByRole('button', { name: 'Connexion' });
  for (
    let step = 0;
    step < 8 && !(await opener.evaluate((node) => node === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(demoAccounts.jobseeker.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
});

test('the menu of a phone leads everywhere but to the prices', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Tarification' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Collaborateurs' }).click();
  await expect(page).toHaveURL(/\/freelancers/);
});
