import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../apps/server/seed/content/demo-accounts.ts';
import { createDemoJobseekers } from '../../apps/server/seed/content/jobseekers.ts';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { sessionOf } from '../../packages/contract/src/features/accounts/accounts.schemas.ts';
import { callRoute } from './api.ts';
import { ports } from './ports.ts';
import { expect } from './test.ts';

export { demoAccounts, demoPassword };

/** A job seeker of the demonstration whose profile a journey may change: of the one to try, others look at more. */
export const changeableJobseeker = createDemoJobseekers()[14] ?? demoAccounts.jobseeker;

/** A password that the rule accepts. */
export const newPassword = 'charpente7bois';

let count = 0;
/** An address that no other journey of this run uses. */
export function newEmail(name: string): string {
  count += 1;
  return `${name}.${process.pid}.${count}.${Date.now()}@exemple.fr`;
}

/** A mobile number (E.164) that no other journey of this run uses. */
export function newPhone(): string {
  count += 1;
  return `+3361${String((process.pid * 100 + count) % 10_000_000).padStart(7, '0')}`;
}

/** Gives an address and a password on the page made for it, whatever becomes of it. */
export async function trySigningIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel(/^Mot de passe/).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

/** Signs in on the page made for it. */
export async function signInOnPage(page: Page, email: string, password = demoPassword): Promise<void> {
  await trySigningIn(page, email, password);
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
}

/** Has a browser hold the session that this account's sign-in opens; the page is left at one that shows nothing. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const { user, token } = sessionOf(
    await callRoute(page.request, accountRoutes.login, { body: { email, password } }),
  );
  await page.goto('/robots.txt');
  await page.evaluate(
    ([userText, tokenText]) => {
      localStorage.setItem('user', userText);
      localStorage.setItem('token', tokenText);
    },
    [JSON.stringify(user), token] as const,
  );
}

/** Opens a public page and waits until it is alive: before that, its links and forms go to the server themselves. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
}

/** Loads the page again and waits until it is alive: what changes its address before is drawn anew, which React tells. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('page-alive', () => Reflect.set(window, 'isAlive', true));
  });
  await page.reload();
  await page.waitForFunction(() => Reflect.get(window, 'isAlive') === true);
}

/** The choice about cookies, made once so that the banner covers nothing. */
export async function refuseCookies(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'cookieConsent', value: 'refused', url: `http://localhost:${ports.site}` }]);
}
