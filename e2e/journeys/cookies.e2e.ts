import type { BrowserContext, Page } from '@playwright/test';
import { analyticsScriptUrl } from '../support/analytics.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { demoAccounts, openAlive, signIn } from '../support/people.ts';
import { ports } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

const days = 24 * 60 * 60;
const publicPages = ['/', '/freelancers', '/tarification', '/inscription', '/politique-confidentialite'];

/** Answers for the audience measurement, which leaves a cookie, and keeps the address of every request but the site's own. */
async function watchRequests(page: Page): Promise<string[]> {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port !== String(ports.site)) outside.push(request.url());
  });
  await page.route(analyticsScriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "audience=1; Path=/";' }),
  );
  return outside;
}

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

const keysOf = (page: Page, place: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]), place);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies et mesure d’audience' });
const measuring = (page: Page) => page.locator(`script[src="${analyticsScriptUrl}"]`);

test('nothing is measured before the answer, nor after a refusal', async ({ page, context }) => {
  const outside = await watchRequests(page);
  const walk = async (isAsked: boolean) => {
    for (const path of publicPages) {
      await openAlive(page, path);
      await expect(banner(page)).toBeVisible({ visible: isAsked });
    }
  };
  await walk(true);
  await page.getByRole('link', { name: 'Offres de mission' }).first().click();
  await expect(banner(page)).toBeVisible();
  expect(await cookieOf(context, 'cookieConsent')).toBeUndefined();

  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toBeHidden();
  await walk(false);
  expect(outside).toEqual([]);
  await expect(measuring(page)).toHaveCount(0);

  const consent = await cookieOf(context, 'cookieConsent');
  expect(consent?.value).toBe('refused');
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * days);
});

test('the question is on the page before any script, and hidden before the first paint once it was answered', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'cookieConsent', value: 'refused', url: origin }]);
  await page.goto('/');
  await expect(banner(page)).toBeHidden();
});

test('an answer given before the page is alive holds, also where the page is left before', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  // a search does without scripts
  const search = page.getByRole('main').getByRole('search').first().getByRole('textbox').first();
  await search.fill('revit');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/freelancers\?/);
  await expect(banner(page)).toBeHidden();
  release();
  await page.goto('/');
  await expect(banner(page)).toBeHidden();
});

test('the question takes one line, or two short ones on a phone', async ({ page, browser }) => {
  const heightAt = async (at: Page, width: number) => {
    await at.setViewportSize({ width, height: 812 });
    return (await banner(at).boundingBox())?.height;
  };
  await page.goto('/');
  for (const width of [1024, 1280, 1440]) expect(await heightAt(page, width)).toBeLessThanOrEqual(60);
  await expect(banner(page)).toContainText('Acceptez-vous');
  // buttons are as high as fingers need
  const phone = await (await browser.newContext({ isMobile: true, hasTouch: true })).newPage();
  await phone.goto('/');
  for (const width of [320, 360, 375, 414]) expect(await heightAt(phone, width)).toBeLessThanOrEqual(88);
  await phone.context().close();
});

test('the question covers nothing that has the focus, nor what stands in reach', async ({
  page,
  request,
}) => {
  const [freelance] = await (await request.get('/api/freelancers?limit=1')).json();
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/', `/freelancer/${freelance.id}`]) {
    await openAlive(page, path);
    const contact = page.getByRole('button', { name: /^Contacter / });
    if (path !== '/') await contact.click({ trial: true });
    const covered = await page.evaluate(() => {
      const question = document.querySelector('section[aria-label^="Cookies"]');
      const reached = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')];
      return reached
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          one.focus();
          if (document.activeElement !== one) return false;
          const [box, over] = [one.getBoundingClientRect(), question?.getBoundingClientRect()];
          return over !== undefined && box.bottom > over.top && box.top < over.bottom;
        })
        .map((one) => one.textContent || one.outerHTML.slice(0, 80));
    });
    expect(covered, path).toEqual([]);
  }
});

test('an answer given before the page is alive counts', async ({ page, context }) => {
  const answer = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  answer();
  await expect(banner(page)).toBeHidden();
  expect((await cookieOf(context, 'cookieConsent'))?.value).toBe('refused');
});

test('refusing is one click, as accepting is, or one key', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'cookie banner');
  const boxes = await Promise.all(
    ['Refuser', 'Accepter'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  await banner(page).getByRole('button', { name: 'Refuser' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Accepter' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});

test('an acceptance loads the measurement, and taking it back removes it with its cookies', async ({
  page,
  context,
}) => {
  const outside = await watchRequests(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accepter' }).click();
  await expect(measuring(page)).toHaveCount(1);
  await expect.poll(() => cookieOf(context, 'audience')).toBeTruthy();
  expect(outside).toEqual([analyticsScriptUrl]);

  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(banner(page)).toContainText('Choix actuel : accepté.');
  const restarted = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await restarted;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(measuring(page)).toHaveCount(0);
  expect(await cookieOf(context, 'audience')).toBeUndefined();
  expect((await cookieOf(context, 'cookieConsent'))?.value).toBe('refused');
  expect(outside).toEqual([analyticsScriptUrl]);
});

test('what is taken back in one tab is taken back in all of them', async ({ page, context }) => {
  await watchRequests(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accepter' }).click();
  await expect(measuring(page)).toHaveCount(1);

  const other = await context.newPage();
  await watchRequests(other);
  await other.goto('/tarification');
  await expect(measuring(other)).toHaveCount(1);
  const restarted = page.waitForEvent('load');
  await other.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await banner(other).getByRole('button', { name: 'Refuser' }).click();
  await restarted;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(measuring(page)).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
});

test('the policy names all that a browser keeps of a visit', async ({ page, context }) => {
  await page.goto('/politique-confidentialite');
  const named = await page.getByRole('region', { name: 'Cookies' }).getByRole('term').allInnerTexts();
  const isNamed = (name: string) =>
    named.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : one === name));

  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await openAlive(page, '/inscription');
  await page
    .getByRole('main')
    .getByRole('link', { name: /freelance/i })
    .first()
    .click();
  await page.getByLabel(/^Titre/).fill('Architecte');
  await expect.poll(() => keysOf(page, 'sessionStorage')).toContainEqual(expect.stringMatching(/^draft:/));
  await openAlive(page, '/freelancers');
  await signIn(page, demoAccounts.entreprise.email);
  await openAlive(page, '/profile/messages');
  await page
    .getByRole('link', { name: /^Ouvrir le chat/ })
    .first()
    .click();
  await page.getByLabel('Votre message').fill('Un message commencé');
  await expect.poll(() => keysOf(page, 'localStorage')).toContainEqual(expect.stringMatching(/^kept:/));
  await openAlive(page, '/freelancers');

  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect([...cookies, ...Object.values(kept).flat()].filter((name) => !isNamed(name))).toEqual([]);
  expect(cookies).toContain('csrf_token');
  expect(kept.local).toEqual(expect.arrayContaining(['user', 'token', 'userType']));
  expect(kept.session).toEqual(expect.arrayContaining(['directory-place', 'scroll-positions']));
});
