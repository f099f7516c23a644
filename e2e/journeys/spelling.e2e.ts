import type { Page } from '@playwright/test';
import { expectAccessibleCrosswise } from '../support/axe.ts';
import { refuseCookies, reloadAlive } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const quoted = (words: string) => `«\\s${words}\\s»`;
const told = (nothing: string, typed: string, meant: string) =>
  new RegExp(`${nothing} pour ${quoted(typed)}\\. Voici pour ${quoted(meant)} \\(\\d+\\)`);

test('on a phone, a trade with a letter missing finds those who have it, and nobody on demand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/freelancers?search=architcte');
  await expect(page).toHaveURL(/seed=/);
  const sentence = page.getByText(told('Aucun profil', 'architcte', 'architecte'));
  await expect(sentence).toBeVisible();
  await expect(page.getByText('0 profil(s) trouvé(s)')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Profils' }).getByRole('article');
  await expect(cards.first()).toContainText(/architecte/i);
  expect(parameter(page, 'search')).toBe('architcte');
  await expectAccessibleCrosswise(page, 'a list of what was meant');
  await page.setViewportSize({ width: 375, height: 812 });

  await page.getByRole('link', { name: /^Chercher seulement «\sarchitcte\s»$/ }).click();
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await reloadAlive(page);
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.goBack();
  await expect(sentence).toBeVisible();
  await expect(cards.first()).toBeVisible();
});

for (const [address, nothing, typed, meant] of [
  ['/freelancers', 'Aucun profil', 'dessinatuer', 'dessinateur'],
  ['/jobs', 'Aucune mission', 'exéuction', 'exécution'],
  ['/emplois', 'Aucun poste', 'dessinatuer', 'dessinateur'],
] as const)
  test(`${address} is rendered with what was meant`, async ({ page }) => {
    const htmlOf = async (query: Record<string, string>) =>
      (await page.request.get(`${address}?${new URLSearchParams(query)}`)).text();
    const html = await htmlOf({ search: typed });
    expect(html).toMatch(told(nothing, typed, meant));
    expect(html).toContain('<article');
    expect(await htmlOf({ search: typed, exact: '1' })).not.toContain('<article');
  });
