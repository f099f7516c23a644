import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { buildUrl } from '../../packages/contract/src/core/define-route.ts';
import { eventRoutes } from '../../packages/contract/src/core/events/events.contract.ts';
import { personalDataRoutes } from '../../packages/contract/src/features/personal-data/personal-data.contract.ts';
import { type Archive, openDownload } from './archive.ts';
import { browserOf, type Person } from './conversations.ts';
import { newPassword } from './people.ts';
import { expect } from './test.ts';

/** Shown instead of the name of a person who left. */
export const gone = 'Utilisateur supprimé';

/** Downloads the account's archive, as the page offers it to signed-in users. */
export async function takeDataAlong(page: Page): Promise<Archive> {
  await page.goto('/profile/compte');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mitoyen-mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Votre archive est téléchargée.')).toBeVisible();
  return openDownload(download);
}

/** The account's deletion is answered late: the page learns that its session has ended before it knows why. */
export async function answerDeletionLate(page: Page, userId: string): Promise<void> {
  const url = `**${buildUrl(personalDataRoutes.remove, { params: { id: userId } })}`;
  await page.route(url, async (route) => {
    const isToldSo = page.waitForResponse(
      (answer) => answer.url().endsWith(eventRoutes.stream.path) && answer.status() === 401,
    );
    const response = await route.fetch();
    if (response.ok()) await isToldSo;
    await route.fulfill({ response });
  });
}

/**
 * Deletes the account that is signed in: what will happen is said, these lines among it; a wrong password changes
 * nothing; the right one leads out.
 */
export async function deleteOwnAccount(
  page: Page,
  consequences: readonly (string | RegExp)[],
): Promise<void> {
  await page.goto('/profile/compte');
  await page.getByRole('button', { name: 'Supprimer mon compte...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  for (const line of consequences) {
    await expect(dialog.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  const password = dialog.getByLabel(/^Mot de passe/);
  await password.fill('faux12345');
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(password).toHaveAccessibleDescription(/Le mot de passe actuel n’est pas le bon\./);
  await password.fill(newPassword);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte est supprimé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
}

/** What the other one of a conversation sees once its first person is gone. */
export async function expectThreadStands(
  browser: Browser,
  reader: Person,
  role: 'freelance' | 'entreprise',
  conversationId: string,
  words: readonly string[],
): Promise<void> {
  const page = await browserOf(browser, reader, role);
  await page.goto('/profile/messages');
  await expect(page.getByRole('article').filter({ hasText: gone })).toBeVisible();
  await page.goto(`/chat/${conversationId}`);
  await expect(page.getByRole('heading', { name: gone })).toBeVisible();
  const thread = page.getByRole('region', { name: /^Messages avec/ });
  for (const text of words) await expect(thread.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Cette personne n’a plus de compte')).toBeVisible();
  await expect(page.getByLabel('Votre message')).toHaveCount(0);
  await page.context().close();
}

/** These addresses are gone: pages say so, and files are not found. */
export async function expectGone(
  browser: Browser,
  request: APIRequestContext,
  page: string,
  files: readonly string[],
) {
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(page))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: / non trouvée?$/ })).toBeVisible();
  await visitor.context().close();
  for (const file of files) expect((await request.get(file)).status(), file).toBe(404);
}
