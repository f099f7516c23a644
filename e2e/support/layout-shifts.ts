import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(new URL('../../apps/web/package.json', import.meta.url));
const bytesOf = (file: string) => readFileSync(require.resolve(file)).toString('base64');

/** The product's own letters, as `fonts.css` of the pages names them. */
const letters = [
  [
    'Bricolage Grotesque',
    '500 800',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  ],
  [
    'Instrument Sans',
    '400 700',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ],
].map(([family = '', weight = '', file = '']) => ({ family, weight, base64: bytesOf(file) }));

/** From the next page on, records how far each moves while it is read. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The same with the product's fonts there from the first paint: a machine's own may be so wide that lines
 * wrap which do not with the product's.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.context().route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript((given) => {
    for (const { family, weight, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight }));
    }
  }, letters);
  await noteShifts(page);
}

/** What that came to on the page shown. The portrait of the bar is hundredths. */
export async function sumOfShifts(page: Page): Promise<number> {
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  return moved.reduce((sum, value) => sum + value, 0);
}

/**
 * Pauses CSS animations from the next page on: what appears only after seconds, for slow connections, never
 * does.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important; }');
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
  });
}
