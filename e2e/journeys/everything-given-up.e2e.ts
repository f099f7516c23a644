import type { Page } from '@playwright/test';
import { openAlive, refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** What a field of each type takes; a text that fits most of the others. */
const typed: Readonly<Record<string, string>> = {
  email: 'camille.durand@exemple.fr',
  password: 'charpente7bois',
  number: '40',
  date: '2999-12-31',
  tel: '0612345678',
  url: 'https://exemple.fr/',
};

/** Calls that a page makes by itself as it is looked at, which nobody presses. */
const byItself = /\/(read|typing|login\/passkey\/setup)$/;

/** A browser whose writes are lost on the way while it is away; tells what was tried, and what left after coming back. */
async function watch(page: Page) {
  const tried = new Set<string>();
  const leaked: string[] = [];
  const state = { isAway: false };
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, ':id');
    if (request.method() === 'GET' || byItself.test(path)) return route.fallback();
    if (state.isAway) tried.add(`${request.method()} ${path}`);
    else leaked.push(`${request.method()} ${path}`);
    return route.abort();
  });
  return { tried, leaked, state };
}

const inDialog = 'dialog[open]';

/** Fills in every field that can be seen. */
async function fillAll(page: Page, within: string): Promise<void> {
  for (const field of await page.locator(`${within} :is(input, textarea, select):visible:enabled`).all()) {
    const type = (await field.getAttribute('type').catch(() => null)) ?? 'text';
    const options = { timeout: 300, force: true };
    const tag = await field.evaluate((element) => element.tagName, null, options).catch(() => 'GONE');
    if (tag === 'SELECT') await field.selectOption({ index: 1 }, options).catch(() => undefined);
    else if (type === 'checkbox' || type === 'radio') await field.check(options).catch(() => undefined);
    else if (type !== 'file')
      await field.fill(typed[type] ?? 'Camille Durand', options).catch(() => undefined);
  }
}

/** What ends a form without sending it, pressed by `giveUpEverything` alone. */
const waysBack = /^(Fermer|Annuler|Garder|Retour|Précédent)/;

/**
 * Fills in what can be seen and presses every button, those that send first; in each dialog that opens the same, which is
 * then given up. A page that is led away from ends it.
 */
async function pressAll(page: Page, within: string): Promise<void> {
  const address = page.url();
  await fillAll(page, within);
  for (const kind of ['[type=submit]', ':not([type=submit])']) {
    const buttons = page.locator(`${within} button${kind}:visible`).filter({ hasNotText: waysBack });
    // backwards: what a press adds comes after it
    for (let index = (await buttons.count()) - 1; index >= 0; index -= 1) {
      await buttons
        .nth(index)
        .click({ timeout: 300 })
        .catch(() => undefined);
      if (within !== inDialog && (await page.locator(inDialog).count()) > 0) {
        await pressAll(page, inDialog);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      if (page.url() !== address) return;
    }
  }
}

/** Goes to each page, presses everything on it while its writes are lost, gives it up and comes back. Gives what was tried. */
async function giveUpEverything(page: Page, addresses: readonly string[]): Promise<Set<string>> {
  const { tried, leaked, state } = await watch(page);
  for (const address of addresses) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // its dialogs are fetched once it is at rest
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    state.isAway = true;
    await pressAll(page, '#contenu');
    state.isAway = false;
    // what was cancelled and might leave by itself would at the latest now
    await page.evaluate(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await page.evaluate(() => fetch('/health/live'));
    expect(leaked, `of ${address}`).toEqual([]);
  }
  return tried;
}

test('whatever a visitor presses without a network and gives up never leaves', async ({ page }) => {
  await refuseCookies(page);
  const tried = await giveUpEverything(page, [
    ...['/login', '/mot-de-passe-oublie', '/reset-password?token=abc', '/company-setup', '/tarification'],
    ...['/disponibilite?token=abc', '/desinscription?token=abc', '/confirmer-email?token=abc'],
    ...['/confirmer-entreprise?token=abc', '/confirmer-alerte?token=abc'],
  ]);
  await test.info().attach('tried', { body: [...tried].sort().join('\n') });
  expect(tried.size).toBeGreaterThanOrEqual(5);
});
