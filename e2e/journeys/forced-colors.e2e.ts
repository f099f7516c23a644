import type { Locator } from '@playwright/test';
import { openAlive } from '../support/people.ts';
import { asBusyCompany } from '../support/residents.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** That a thing with this attribute looks otherwise than without it, where the reader's colours stand in place of ours. */
async function expectMarked(thing: Locator, attribute: string, name: string): Promise<void> {
  await expect(thing).toBeVisible();
  await thing.page().mouse.move(0, 0);
  const element = await thing.elementHandle();
  const marked = await element?.screenshot();
  await element?.evaluate((it, mark) => it.removeAttribute(mark), attribute);
  const unmarked = await element?.screenshot();
  expect.soft(unmarked && marked?.equals(unmarked), `${name} is marked by colour alone`).toBe(false);
}

test('in forced colours, what is current, chosen or pressed keeps a mark', async ({ page }) => {
  await asBusyCompany(page);
  const current = (part: Locator | typeof page) => part.locator('a[aria-current="page"]');

  // where no profile is listed that the company has written to
  await openAlive(page, '/freelancers?location=Bordeaux');
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Navigation principale' });
  await expectMarked(current(bar), 'aria-current', 'the bar');
  await page.locator('article a[href^="/freelancer/"]').first().click();
  await page.getByRole('button', { name: /^Contacter / }).click();
  const subject = page.getByRole('dialog').getByRole('button', { name: 'Une mission' });
  await subject.click();
  await expectMarked(subject, 'aria-pressed', 'a subject');

  await openAlive(page, '/profile/messages');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mon espace/ })
    .click();
  const own = page.getByRole('navigation', { name: 'Mon espace' });
  await expectMarked(current(own.first()), 'aria-current', 'the menu of one’s own pages');

  await page.setViewportSize({ width: 375, height: 812 });
  await openAlive(page, '/jobs');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expectMarked(current(page.getByRole('dialog')), 'aria-current', 'the menu of a phone');

  await page.setViewportSize({ width: 1280, height: 900 });
  await openAlive(page, '/profile/candidatures-recues');
  await page.getByRole('link', { name: 'Lire la candidature de Yann' }).first().click();
  await expectMarked(page.locator('article[data-chosen]'), 'data-chosen', 'an application');
  await openAlive(page, '/profile/messages');
  await page.locator('a[href^="/chat/"]').first().click();
  await page.waitForURL(/\/chat\//);
  await expectMarked(page.locator('a[href^="/chat/"][aria-current]'), 'aria-current', 'a conversation');
});
