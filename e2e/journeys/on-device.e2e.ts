import type { BrowserContext, Page } from '@playwright/test';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { contact, contentsOf, rememberPerson } from '../support/conversations.ts';
import { publishThroughApi } from '../support/missions.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

/** What each cache of the browser holds, by name: paths alone. */
const cachesOf = (page: Page) =>
  page.evaluate(async () => {
    const held: Record<string, string[]> = {};
    for (const name of await caches.keys())
      held[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return held;
  });
const keptPaths = async (page: Page) =>
  Object.entries(await cachesOf(page)).flatMap(([name, paths]) => (name.startsWith('read:') ? paths : []));

const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const mark = (page: Page) => page.getByText(/^Lu à\s\d+\sh\s\d\d$/);

test('on a site without a network, what was read is there, and what is written leaves later', async ({
  page,
  context,
  request,
}) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const title = `Relevé de façade ${Date.now()}`;
  const offerId = await publishThroughApi(request, company, title);
  const words = { subject: 'Relevé', content: 'Êtes-vous libre lundi ?' };
  const conversationId = await contact(request, company, freelance, words);
  await rememberPerson(context, freelance, 'freelance');
  await refuseCookies(page);
  await page.goto(`/jobs/${offerId}`);
  await untilControlled(page);
  // the last conversations are read ahead, opened or not
  await expect
    .poll(() => keptPaths(page))
    .toEqual(
      expect.arrayContaining([
        `/api/appels-doffre/${offerId}`,
        `/api/messages/${conversationId}`,
        `/api/applications/by-freelance/${freelance.id}`,
        '/api/me',
      ]),
    );

  await context.setOffline(true);
  await page.goto('/profile/messages');
  await expect(mark(page)).toBeVisible();
  await page.getByRole('link', { name: `Ouvrir le chat avec ${company.name}` }).click();
  await expect(page.getByText(words.content)).toBeVisible();
  await expect(mark(page)).toBeVisible();
  await page.goto('/profile/candidatures');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes candidatures' })).toBeVisible();
  await expect(mark(page)).toBeVisible();
  await page.goto(`/jobs/${offerId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(mark(page)).toBeVisible();

  await page.goto(`/chat/${conversationId}`);
  await page.getByRole('textbox').fill('Oui, de 9 h à midi.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oui, de 9 h à midi.')).toBeVisible();
  expect(await contentsOf(request, freelance, conversationId)).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => contentsOf(request, freelance, conversationId)).toHaveLength(2);
  await expect(mark(page)).toBeHidden();

  await leave(page, context);
});

/** Signing out takes all that is private with it. */
async function leave(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
  await expect.poll(() => keptPaths(page)).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
}

test('an installation is offered once, after the first message', async ({ page, context, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const conversationId = await contact(request, company, freelance, { subject: 'Plans', content: 'Bonjour' });
  await rememberPerson(context, freelance, 'freelance');
  await refuseCookies(page);
  const offer = page.getByRole('region', { name: 'Mitoyen sur votre écran d’accueil' });
  /** As Chromium tells a page that it can be installed. */
  const canInstall = () =>
    page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));

  await page.goto('/profile/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(await canInstall(), 'the browser does not ask by itself').toBe(false);
  await page.getByRole('link', { name: `Ouvrir le chat avec ${company.name}` }).click();
  await page.getByRole('textbox').fill('Bonjour à vous');
  await page.keyboard.press('Enter');
  await expect.poll(() => contentsOf(request, freelance, conversationId)).toHaveLength(2);
  await expect(offer).toBeHidden();
  await page.goBack();
  await expect(offer).toBeVisible();
  await test.info().attach('offer', { body: await page.screenshot(), contentType: 'image/png' });
  await offer.getByRole('button', { name: 'Non merci' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await canInstall();
  await expect(offer).toBeHidden();
});
