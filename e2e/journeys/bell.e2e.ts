import { eventRoutes } from '../../packages/contract/src/core/events/events.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { browserOf, contact } from '../support/conversations.ts';
import { applyThroughApi, publishThroughApi } from '../support/missions.ts';
import { expect, test } from '../support/test.ts';

test('one number tells what happened: it comes by itself, leads there, and goes once it is seen', async ({
  browser,
  request,
}) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const offer = await publishThroughApi(request, company, `Relevé ${company.id}`);
  const page = await browserOf(browser, company, 'entreprise');
  await page.setViewportSize({ width: 375, height: 700 });
  const isHeard = page.waitForResponse((answer) => answer.url().endsWith(eventRoutes.stream.path));
  await page.goto('/jobs');
  await isHeard;
  const bell = page.getByRole('banner').getByRole('link', { name: /^Activité/ });
  await expect(bell).toHaveAccessibleName('Activité');

  await applyThroughApi(request, freelance, offer);
  await expect(bell).toHaveAccessibleName('Activité, 1 non lu');
  await expect(page).toHaveTitle(/^\(1\) /);
  await contact(request, freelance, company, { subject: 'Une question', content: 'Est-ce loin de Lyon ?' });
  await expect(bell).toHaveAccessibleName('Activité, 2 non lus');

  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activité' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Nouveau message/ })).toBeVisible();
  await expectAccessible(page, 'activity');
  await page.getByRole('link', { name: /Nouvelle candidature/ }).click();
  await expect(page).toHaveURL(/candidatures-recues/);
  await expect(bell).toHaveAccessibleName('Activité, 1 non lu');

  await bell.click();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bell).toHaveAccessibleName('Activité');
  await expect(page).toHaveTitle('Activité – Mitoyen');
  await expect(page.getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Choisir mes notifications' }).click();
  const here = page.getByRole('checkbox', { name: 'Candidatures, ici' });
  await here.click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expect(here).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Candidatures, par e-mail' })).toBeChecked();
  await page.context().close();
});
