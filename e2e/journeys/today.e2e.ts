import { makeFreelance } from '../support/accounts.ts';
import { expectAccessibleAt, expectAccessibleCrosswise } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { stopClock, sumOfShifts, watchShifts } from '../support/layout-shifts.ts';
import { demoAccounts, newPassword, refuseCookies, signIn } from '../support/people.ts';
import { asBusyCompany, asNewcomer } from '../support/residents.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, home opens on what waits, and the menu holds one’s own pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await refuseCookies(page);
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Aujourd’hui' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(today).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await asBusyCompany(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const answer = today.getByRole('link', { name: 'Répondre aux candidatures' });
  await expect(answer).toBeInViewport();
  await expectAccessibleCrosswise(page, 'home, signed in');
  await answer.click();
  await expect(page).toHaveURL(/\/profile\/candidatures-recues\?etat=a-traiter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatures reçues' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: /^Menu/ }).click();
  const own = page.getByRole('dialog').getByRole('navigation', { name: 'Mon espace', exact: true });
  await expect(own.getByRole('link')).toHaveText([
    /^Profil/,
    /^Mes offres/,
    /^Candidatures reçues/,
    /^Vigilance/,
    /^Messages/,
    /^Favoris/,
    /^Alertes/,
    /^Notifications/,
    /^Compte/,
  ]);
  await own.getByRole('link', { name: 'Compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible();
  await expect(page).toHaveTitle(/Compte – Mitoyen$/);
});

test('nothing on home moves when one’s day comes, however late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await refuseCookies(page);
  await asBusyCompany(page);
  await watchShifts(page);
  await stopClock(page);
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const arrive = await holdRequests(page, '**/api/today');
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    arrive();
    await expect(page.getByRole('link', { name: 'Répondre aux candidatures' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // letters that change their font, and the portrait of the bar
    expect(await sumOfShifts(page)).toBeLessThan(0.01);
    await page.unroute('**/api/today');
  }
});

test('the menu beside the portrait works by keyboard, and one’s own page says what others see', async ({
  page,
}) => {
  await refuseCookies(page);
  await asNewcomer(page);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: /^Mon espace/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const own = page.getByRole('navigation', { name: 'Mon espace', exact: true });
  await expect(own).toBeVisible();
  await expectAccessibleAt(page, 'the menu of the bar', { widths: [1280], dark: true });
  await opener.focus();
  await page.keyboard.press('Escape');
  await expect(own).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.goto('/profile/apercu');
  await expect(page).toHaveURL(/\/freelancer\//);
  await expect(page.getByText('Voici ce que voient les autres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contacter', exact: true })).toBeDisabled();
  await expectAccessibleCrosswise(page, 'one’s own public page');
  await page.getByRole('link', { name: 'Modifier le profil' }).click();
  await expect(page).toHaveURL(/\/profile\/modifier$/);
});

test('who is free again says so on home by one press, and is asked whether that still holds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await refuseCookies(page);
  const person = await makeFreelance(page.request, { profile: { availability: 'Indisponible' } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, person.email, newPassword);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Aujourd’hui' });
  const free = today.getByRole('button', { name: 'Je suis disponible' });
  await expect(free).toBeVisible();
  await expectAccessibleAt(page, 'home of who is not free', { widths: [375, 1280], dark: true });
  await page.setViewportSize({ width: 375, height: 812 });
  await free.press('Enter');
  await expect(today.getByRole('status').filter({ hasText: 'C’est enregistré.' })).toBeFocused();
  await page.goto(`/profile/apercu`);
  await expect(page.getByRole('main').getByText('Disponible', { exact: true }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await refuseCookies(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, demoAccounts.jobseeker.email);
  await page.goto('/');
  await expect(today.getByRole('button', { name: 'Oui, c’est toujours vrai' })).toBeVisible();
  await expectAccessibleAt(page, 'home of who is to confirm', { widths: [375, 1280], dark: true });
});
