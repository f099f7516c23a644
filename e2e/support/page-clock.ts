import type { Page } from '@playwright/test';

/** More than a page takes to come, on any machine. */
export const aMinuteMs = 60_000;

/** From the next page on, each reads its own age as so much more, or less, than it is: whether it was slow to come. */
export async function seemOlder(page: Page, ms: number): Promise<void> {
  await page.addInitScript((older) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + older;
  }, ms);
}
