import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { stopClock, sumOfShifts, watchShifts } from '../support/layout-shifts.ts';
import { newPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { asBusyCompany, asBusyFreelance } from '../support/residents.ts';
import { expect, test } from '../support/test.ts';

const sizes = [
  [375, 812],
  [1280, 800],
] as const;

const understood = (page: Page) => page.getByRole('button', { name: /^(Contexte|Métier) : / }).first();
const searched = ['/freelancers?search=bim', '/jobs?search=bim', '/emplois?search=bim'];

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Opens a page of which everything that it asks for itself comes once it was seen without, and answers by how much it
 * moved as that came.
 */
async function shiftOfLateParts(page: Page, path: string, isThere: () => Promise<void>): Promise<number> {
  const answer = await holdRequests(page, /\/api\//);
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await twoFrames(page);
  answer();
  await isThere();
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  await twoFrames(page);
  const shift = await sumOfShifts(page);
  await page.unrouteAll({ behavior: 'wait' });
  return shift;
}

test('a searched list stays where it is while what is said of the search comes', async ({ page }) => {
  await refuseCookies(page);
  await watchShifts(page);
  await stopClock(page);
  const see = async (who: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const path of searched) {
        const shift = await shiftOfLateParts(page, path, async () => {
          await expect(page.getByRole('button', { name: 'M’alerter' })).toBeVisible();
          await expect(understood(page)).toBeVisible();
        });
        expect.soft(shift, `${path} at ${width}, ${who}`).toBeLessThan(0.01);
      }
    }
  };
  await see('a visitor');
  const { email } = await makeFreelance(page.request);
  await signIn(page, email, newPassword);
  await see('a member');
});

test('one’s own space stays where it is while one’s day and account come', async ({ page }) => {
  await refuseCookies(page);
  await watchShifts(page);
  await stopClock(page);
  const see = async () => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const own = await shiftOfLateParts(page, '/profile', async () => {
        await expect(page.getByRole('link', { name: 'Modifier le profil' }).first()).toBeVisible();
        await expect(page.getByRole('region', { name: 'Aujourd’hui' })).toBeVisible();
      });
      expect.soft(own, `/profile at ${width}`).toBeLessThan(0.01);
      const account = await shiftOfLateParts(page, '/profile/compte', async () => {
        await expect(page.getByRole('button', { name: 'Télécharger mes données' })).toBeVisible();
      });
      expect.soft(account, `/profile/compte at ${width}`).toBeLessThan(0.01);
    }
  };
  await asBusyCompany(page);
  await see();
  await page.evaluate(() => localStorage.clear());
  await asBusyFreelance(page);
  await see();
});
