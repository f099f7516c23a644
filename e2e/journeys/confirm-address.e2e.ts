import { makeFreelance } from '../support/accounts.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { readConfirmationLink, confirmationSubject as subject } from '../support/confirm-address.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { sumOfShifts, watchShifts } from '../support/layout-shifts.ts';
import { newEmail, newPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { findMails } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 375, height: 740 };

test.beforeEach(({ page }) => refuseCookies(page));

test('who registers on a phone is asked for the address until the link of the mail is pressed', async ({
  page,
  browser,
}) => {
  const email = newEmail('confirmation');
  await page.setViewportSize(phone);
  await openAlive(page, '/jobs');
  const offer = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  await openAlive(page, offer ?? '');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  const form = page.getByRole('dialog', { name: 'Créer un compte' });
  await form.getByLabel('Prénom et nom').fill('Nora Petit');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel(/^Mot de passe/).fill(newPassword);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  const strip = page.getByRole('region', { name: 'Rappel de confirmation' });
  await expect(strip).toContainText(email);
  await expectAccessibleAt(page, 'strip', { widths: [375, 1280], dark: true });
  await page.setViewportSize(phone);

  await strip.locator('summary').press('Enter');
  const link = await readConfirmationLink(email);
  await strip.getByRole('button', { name: 'Recevoir un nouveau lien' }).press('Enter');
  await expect(strip.getByRole('status')).toContainText('Un nouveau lien est parti');
  await expect.poll(async () => (await findMails(email, subject)).length).toBe(2);

  await strip.getByRole('button', { name: 'Masquer pour cette visite' }).press('Enter');
  await expect(strip).toHaveCount(0);
  await page.goto('/profile/compte');
  await expect(page.getByRole('main').getByText('Confirmez votre adresse', { exact: true })).toBeVisible();

  // another device, signed out
  const elsewhere = await browser.newPage({ viewport: phone });
  await refuseCookies(elsewhere);
  await openAlive(elsewhere, link.pathname + link.search);
  const confirm = elsewhere.getByRole('button', { name: 'Confirmer cette adresse' });
  await confirm.click();
  await expect(elsewhere.getByText('Votre adresse est confirmée.')).toBeVisible();
  await expectAccessibleAt(elsewhere, 'confirmed', { widths: [375, 1280], dark: true });
  await elsewhere.reload();
  await confirm.click();
  await expect(elsewhere.getByText('Votre adresse est déjà confirmée.')).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Identifiants' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Confirmez votre adresse', { exact: true })).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('what asks for the address moves nothing as it comes, however late the account is known', async ({
  page,
}) => {
  const { email } = await makeFreelance(page.request);
  await signIn(page, email, newPassword);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Rappel de confirmation' });
  await expect(strip).toBeVisible();
  await watchShifts(page);
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/jobs', '/freelancers', '/tarification']) {
      const answer = await holdRequests(page, '**/api/me');
      const known = page.waitForResponse('**/api/me');
      await openAlive(page, path);
      await expect(strip).toBeVisible();
      answer();
      await known;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sumOfShifts(page), `${path} at ${width}`).toBeLessThan(0.01);
      await page.unroute('**/api/me');
    }
  }

  // what was put aside keeps no place either
  await strip.getByRole('button', { name: 'Masquer pour cette visite' }).click();
  await openAlive(page, '/jobs');
  await expect(strip).toHaveCount(0);
  expect(await sumOfShifts(page)).toBeLessThan(0.01);
});
