import type { Page } from '@playwright/test';

/**
 * From the next page on, notes by how much each moves under who reads it. Fonts stay away: letters that change theirs move
 * lines by hundredths, on a slow machine later than what a journey looks at.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.context().route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What that came to on the page shown. The portrait of the bar is hundredths. */
export async function sumOfShifts(page: Page): Promise<number> {
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  return moved.reduce((sum, value) => sum + value, 0);
}

/** What comes after a wait of seconds is what somebody with a slow connection sees: from the next page on, it never does. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important; }');
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
  });
}
