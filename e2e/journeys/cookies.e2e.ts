import type { BrowserContext, Page } from '@playwright/test';
import { analyticsScriptUrl } from '../support/analytics.ts';
import { ports } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

const days = 24 * 60 * 60;

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

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies et mesure d’audience' });
const measuring = (page: Page) => page.locator(`script[src="${analyticsScriptUrl}"]`);

test('nothing is measured before the answer, nor after a refusal', async ({ page, context }) => {
  const outside = await watchRequests(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Offres de mission' }).first().click();
  await expect(banner(page)).toBeVisible();

  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).scrollIntoViewIfNeeded();
  await expect(banner(page)).toBeHidden();
  expect(outside).toEqual([]);
  await expect(measuring(page)).toHaveCount(0);

  const consent = await cookieOf(context, 'cookieConsent');
  expect(consent?.value).toBe('refused');
  expect((consent?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * days);
});

test('refusing is one click, as accepting is', async ({ page }) => {
  await page.goto('/');
  const boxes = await Promise.all(
    ['Refuser', 'Accepter'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
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
