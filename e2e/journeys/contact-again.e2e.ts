import type { Locator } from '@playwright/test';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { signInAsNewCompany } from '../support/companies.ts';
import { openAlive } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Whether a button lies under the text area of its form, and over no part of it. */
async function isClearOf(button: Locator, form: Locator): Promise<boolean> {
  const [box, area] = await Promise.all([button.boundingBox(), form.getByLabel('Message').boundingBox()]);
  return box !== null && area !== null && box.y >= area.y + area.height;
}

test('four presses lead from home to a sent message, which pages remember', async ({ page, request }) => {
  await signInAsNewCompany(page, request);
  await page.setViewportSize({ width: 375, height: 812 });
  await openAlive(page, '/');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  const people = page
    .getByRole('list', { name: 'Quelques personnes à connaître' })
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/freelancer/"]') });

  let presses = 0;
  const press = async (target: ReturnType<typeof page.getByRole>) => {
    presses += 1;
    await target.click();
  };
  await press(people.first().getByRole('link'));
  await expect(page).toHaveURL(/\/freelancer\//);
  const profile = new URL(page.url()).pathname;
  const contact = page.getByRole('button', { name: /^Contacter / });
  await expect(contact).toBeInViewport();
  await press(contact);
  const form = page.getByRole('dialog', { name: /^Contacter / });
  expect(await isClearOf(form.getByRole('button', { name: 'Commencer par trois lignes' }), form)).toBe(true);
  await press(form.getByRole('button', { name: 'Une mission' }));
  await expect(form.getByLabel('Objet')).toHaveValue('Une mission');
  await form.getByLabel('Message').fill('Un relevé de trois jours à Brest, en mars.');
  await expectAccessible(page, 'message form with a subject pressed');
  await press(form.getByRole('button', { name: 'Envoyer' }));
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(form).toBeHidden();
  expect(presses).toBe(4);

  await expect(page.getByText('Écrit aujourd’hui')).toBeVisible();
  // in reach stands the way to what was written, instead of a form that knows nothing of it
  const bar = page.getByRole('link', { name: 'Voir la conversation' });
  await expect(bar).toBeFocused();
  await expect(bar).toBeInViewport();
  await expect(contact).toHaveCount(0);
  await page.reload();
  await expect(bar).toBeInViewport();
  await expect(page.getByText('Écrit aujourd’hui')).toBeVisible();
  await expectAccessible(page, 'profile of somebody one wrote to');
  const shared = await request.get(profile);
  expect(await shared.text()).not.toContain('Voir la conversation');

  const id = profile.slice(profile.lastIndexOf('/') + 1);
  const { title } = await callRoute(request, freelanceRoutes.get, { params: { id } });
  await openAlive(page, `/freelancers?type=freelance&search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${profile}"]`) });
  await expect(card.getByText('Déjà en contact')).toBeVisible();
  await card.getByRole('link').click();
  await page.getByRole('link', { name: 'Voir la conversation' }).click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.getByText('Un relevé de trois jours à Brest, en mars.')).toBeVisible();
});
