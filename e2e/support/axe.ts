import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of these, the ones whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** No page of ours holds frames: the legacy mode looks at all there is, without a second page opened beside it. */
const lookAt = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNoViolation(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  // soft: a journey through many states tells all that is wrong
  expect.soft(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * The page as it stands holds the accessibility rules, and does not scroll sideways. `state` names it in a failure.
 * It is looked at from its top: what is half under the bar that stays there would seem too small to touch.
 */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolation(lookAt(page).withTags(rules), state);
  await expectNoSidewaysScroll(page, state);
}

/**
 * The same on a phone and on a wide screen, in light and in dark, and without sideways scroll down to 320 px. In dark,
 * only what colours can break is looked at again.
 */
export async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page, `${state}, ${width} px`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoViolation(lookAt(page).withRules(colourRules), `${state}, ${width} px, dark`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, `${state}, 320 px`);
}
