import type { Page } from '@playwright/test';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { applyThroughApi, publishThroughApi } from '../support/missions.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const widths = [375, 1280];

/** Side by side on paper: the columns have all of the sheet, and nothing on it is to be pressed. */
async function expectPrintable(page: Page): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  for (const button of await page.getByRole('main').getByRole('button').all())
    await expect(button).toBeHidden();
  const table = await page.locator('main table').boundingBox();
  const first = await page.locator('main tbody td').first().boundingBox();
  expect(Math.round(first?.x ?? 0)).toBe(Math.round(table?.x ?? -1));
  await page.emulateMedia({ media: 'screen' });
}

test('a freelance chooses projects to show; the company marks two, compares them and accepts one', async ({
  browser,
  page: company,
  request,
}) => {
  await company.setViewportSize({ width: 1280, height: 900 });
  const owner = await makeCompany(request);
  const title = `Relevé d’une halle ${Date.now()}`;
  const offer = await publishThroughApi(request, owner, title);
  const [first, second, third] = [
    await makeFreelance(request, { name: 'Yann Kermarrec' }),
    await makeFreelance(request, { name: 'Maud Le Bris' }),
    await makeFreelance(request, { name: 'Tom Abgrall' }),
  ];
  for (const freelance of [first, second]) await applyThroughApi(request, freelance, offer);

  const freelance = await (await browser.newContext()).newPage();
  for (const page of [company, freelance]) await refuseCookies(page);
  await signIn(freelance, third.email, newPassword);
  await freelance.goto(`/jobs/${offer}`);
  await freelance.getByRole('button', { name: 'Postuler' }).first().click();
  const form = freelance.getByRole('dialog', { name: 'Postuler' });
  await form.getByLabel('Lettre de motivation').fill('Je relève des halles.');
  await form.getByLabel('Tarif journalier proposé').fill('440');
  await form.getByRole('checkbox', { name: 'Gîte' }).check();
  await form.getByRole('checkbox', { name: 'Refuge' }).check();
  await expectAccessibleAt(freelance, 'projects to show', { widths, dark: true });
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await freelance.getByRole('link', { name: 'Suivre mes candidatures' }).click();
  await expect(freelance.getByText('Projets montrés')).toBeVisible();
  await expectAccessible(freelance);

  await signIn(company, owner.email, newPassword);
  await company.goto('/profile/candidatures-recues');
  await expect(company.getByText('20 € au-dessus du budget')).toBeVisible();
  const other = await company.context().newPage();
  await other.goto('/profile/candidatures-recues');
  for (const name of ['Maud Le Bris', 'Tom Abgrall'])
    await company.getByRole('button', { name: `Favori : ${name}` }).click();
  // a second tab shows it too
  await expect(other.getByLabel('Mes favoris (2)')).toBeVisible();
  await other.close();
  await company.getByLabel('Mes favoris (2)').check();
  await expect(company.getByRole('article')).toHaveCount(2);
  await expectAccessibleAt(company, 'favourites', { widths, dark: true });

  await company.getByRole('link', { name: 'Lire la candidature de Tom Abgrall' }).click();
  const pane = company.getByRole('region', { name: 'Candidature de Tom Abgrall' });
  await expect(pane.getByText('Projets choisis pour vous')).toBeVisible();
  await expect(pane.getByRole('link', { name: 'Gîte' })).toBeVisible();
  await expectAccessibleAt(company, 'an application beside its list', { widths, dark: true });
  await company.reload();
  await expect(pane.getByText('Je relève des halles.')).toBeVisible();
  await company.getByRole('link', { name: 'Lire la candidature de Tom Abgrall' }).press('j');
  await expect(company.getByRole('region', { name: 'Candidature de Maud Le Bris' })).toBeVisible();

  for (const name of ['Maud Le Bris', 'Tom Abgrall'])
    await company.getByRole('checkbox', { name: `Comparer la candidature de ${name}` }).check();
  await company.getByRole('link', { name: 'Comparer', exact: true }).click();
  await expect(company.getByRole('columnheader')).toHaveCount(3);
  await expectAccessibleAt(company, 'applications side by side', { widths, dark: true });
  await expectPrintable(company);
  const column = company.getByRole('button', { name: 'Retenir' });
  await column.nth(1).click();
  const answer = company.getByRole('dialog', { name: 'Retenir cette candidature' });
  await expect(answer.getByText('Tom Abgrall')).toBeVisible();
  await answer.getByRole('button', { name: 'Retenir et prévenir' }).click();
  await expect(company.getByText('Retenue')).toBeVisible();
  await expect(freelance.getByText('Retenue').first()).toBeVisible();
  await freelance.context().close();
});
