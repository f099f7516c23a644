import type { Page } from '@playwright/test';

/** Has what a page asks for at such addresses wait, from now on, until the function that it answers with is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await come;
    await route.fallback();
  });
  return letCome;
}

/** The same for all scripts: the page is not alive before that function is called. */
export const holdScripts = (page: Page) => holdRequests(page, /\/assets\/.*\.js$/);

/** Has a page that opens from now on come alive without saying so, until the function that it answers with is called. */
export async function holdAlive(page: Page): Promise<() => Promise<void>> {
  const event = 'page-alive';
  await page.addInitScript((name) => {
    window.addEventListener(name, (said) => said.stopImmediatePropagation(), { capture: true, once: true });
  }, event);
  return () => page.evaluate((name) => void window.dispatchEvent(new Event(name)), event);
}
