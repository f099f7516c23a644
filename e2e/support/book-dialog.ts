import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';

/** The dialog in which a book in PDF becomes projects. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Déposez votre book en PDF' });

/** Where pictures are sent. */
export const uploads = '**/api/upload/avatar';

/**
 * Runs `act` when the n-th request of this kind is sent, before it continues; a result of false holds it for
 * good.
 */
export async function atRequest(
  page: Page,
  address: string,
  at: number,
  act: (route: Route) => Promise<boolean>,
): Promise<void> {
  let count = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    count += 1;
    if (count !== at || (await act(route))) await route.fallback();
  });
}

/** The folder of the PDFs that books are tried with. */
export const corpus = fileURLToPath(new URL('./pdf-corpus/', import.meta.url));
