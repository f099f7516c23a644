import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
async function expectNoViolation(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The page as it stands holds the accessibility rules, and does not scroll sideways. `state` names it in a failure. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withTags(rules), state);
  await expectNoSidewaysScroll(page, state);
}
