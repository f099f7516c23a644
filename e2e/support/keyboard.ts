import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until something has the focus, which must be seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Presses Enter on something that the keyboard reaches. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The list under the field that has the focus. */
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

/** Types into a field with suggestions and takes the one of this name, by arrows and Enter. */
export async function choose(page: Page, field: Locator, text: string, name: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  const option = suggestions(page).getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toBeInViewport();
  await page.keyboard.press('Enter');
}
