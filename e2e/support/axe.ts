import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const rules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Of these, the ones whose answer depends on colours. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** And whose answer depends on how wide the screen is, where the same things are shown. */
const widthRules: RunOnly = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] };

const mostLooks = 15;
/** Its short form: a page reads half as much. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks these rules in the page as it stands: rule and first element. */
async function findViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  // A page takes the program's half a megabyte once, not at each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  return page.evaluate(async (only) => {
    // 'violations': of what holds, only that it does is worked out
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, runOnly);
}

async function expectNoViolation(page: Page, state: string, runOnly: RunOnly): Promise<void> {
  const told = async () => (await findViolations(page, runOnly)).map((violation) => `${state}: ${violation}`);
  let violations = await told();
  // a page in motion is looked at until it rests, so many times: how long a look takes is the machine's to say
  for (let look = 1; look < mostLooks && violations.length > 0; look += 1) violations = await told();
  // soft: a journey through many states tells all that is wrong
  expect.soft(violations).toEqual([]);
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
export async function expectAccessible(page: Page, state = page.url(), runOnly = rules): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolation(page, state, runOnly);
  await expectNoSidewaysScroll(page, state);
}

interface Looks {
  readonly widths: readonly number[];
  /** Whether it is looked at in dark as well, for what colours can break: the rest is the same there. */
  readonly dark: boolean;
}

/**
 * The same at these widths in px, one after the other: a page that is loaded once shows what a screen turned shows. What
 * one between the first and the last shows, one of these does: there, only what its width can break is looked at.
 */
export async function expectAccessibleAt(page: Page, state: string, { widths, dark }: Looks): Promise<void> {
  for (const width of widths) {
    const isBetween = width !== widths.at(0) && width !== widths.at(-1);
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${state}, ${width} px`, isBetween ? widthRules : rules);
    if (!dark || isBetween) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolation(page, `${state}, ${width} px, dark`, colourRules);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/**
 * The same on a phone and on a wide screen, one of them in dark, and without sideways scroll down to 320 px. Which one
 * the dark is, the state's name draws: what stands around every page is looked at in all four ways.
 */
export async function expectAccessibleCrosswise(page: Page, state: string): Promise<void> {
  const darkWidth = state.length % 2 === 0 ? 375 : 1280;
  for (const width of [375, 1280])
    await expectAccessibleOnce(page, state, { width, dark: width === darkWidth });
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, `${state}, 320 px`);
}

/** The same at one width in px, in light or in dark: enough for parts that hold a few words. */
export async function expectAccessibleOnce(
  page: Page,
  state: string,
  { width, dark }: { readonly width: number; readonly dark: boolean },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  if (dark) await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state}, ${width} px${dark ? ', dark' : ''}`);
  if (dark) await page.emulateMedia({ colorScheme: 'light' });
}
