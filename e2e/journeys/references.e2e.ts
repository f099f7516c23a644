import type { APIRequestContext, Browser } from '@playwright/test';
import { portfolioRoutes } from '../../packages/contract/src/features/portfolio/portfolio.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf } from '../support/conversations.ts';
import { newEmail, refuseCookies } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const halle = {
  ...{
    title: 'Halle de marché',
    description: 'Charpente en bois.',
    image: null,
    url: 'https://exemple.fr/halle',
  },
  ...{ agency: 'Atelier du Lavoir', roleHeld: 'Cheffe de projet', phases: ['APD' as const], year: 2021 },
};

/** A freelance on a phone who is about to have their project confirmed. */
async function openRequest(browser: Browser, request: APIRequestContext) {
  const owner = await makeFreelance(request, { portfolio: [halle] });
  const own = await browserOf(browser, owner, 'freelance');
  await own.setViewportSize({ width: 375, height: 812 });
  await own.goto('/profile/portfolio');
  await own.getByRole('button', { name: 'Faire confirmer le projet Halle de marché' }).click();
  const dialog = own.getByRole('dialog', { name: 'Faire confirmer par Atelier du Lavoir' });
  return { owner, own, dialog, field: dialog.getByLabel('Agence sur Mitoyen, ou e-mail') };
}

test('an agency puts a project right by its mail, the freelance takes that over, and visitors see who confirmed', async ({
  browser,
  page,
  request,
}) => {
  const agency = newEmail('agence');
  const { owner, own, dialog, field } = await openRequest(browser, request);
  await field.fill(owner.email);
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog.getByText('Vous ne pouvez pas confirmer votre propre projet.')).toBeVisible();
  await field.fill(agency);
  await expectAccessible(own, 'asking an agency');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(own.getByText(/Confirmation demandée à Atelier du Lavoir le/)).toBeVisible();

  const { text } = await readMail(agency, 'Une demande de confirmation');
  const link = new URL(/https?:\/\/\S+confirmer-projet\S+/.exec(text)?.[0] ?? '');
  await refuseCookies(page);
  await page.goto(link.pathname + link.search);
  await expect(page.getByText('Confirmé par Atelier du Lavoir')).toBeVisible();
  await page.getByLabel('Votre nom').fill('Nora Belkacem');
  await page.getByLabel('Votre fonction').fill('Associée');
  await page.getByRole('button', { name: 'Corriger' }).click();
  await page.getByLabel('Rôle tenu').fill('Dessinatrice');
  await expectAccessibleCrosswise(page, 'the page of an agency');
  await page.getByRole('button', { name: 'Proposer la correction' }).click();
  await expect(page.getByText('Votre correction est proposée.')).toBeVisible();

  await own.reload();
  await expect(own.getByText('Dessinatrice · APD · 2021')).toBeVisible();
  await own.getByRole('button', { name: /^Accepter/ }).click();
  await expect(own.getByText(/^Confirmé par Atelier du Lavoir/)).toBeVisible();
  await expectAccessible(own, 'a confirmed project of one’s own');

  const [project] = await callRoute(request, portfolioRoutes.list, { params: { freelanceId: owner.id } });
  await page.goto(`/portfolio/item/${project?.id}`);
  await expect(page.getByText('Dessinatrice')).toBeVisible();
  await expect(page.getByText('confirmé par e-mail')).toBeVisible();
  await page.getByRole('button', { name: /Confirmé par Atelier du Lavoir/ }).click();
  await expect(page.getByText(/alors nommé «.Halle de marché.»/)).toBeVisible();
  await expectAccessibleCrosswise(page, 'a confirmed project');
});

test('an agency that is here is found by its name, and asked by its account', async ({
  browser,
  request,
}) => {
  const { company, email } = await makeCompany(request, { rank: 39 });
  const { own, dialog, field } = await openRequest(browser, request);
  await field.fill(company.name.slice(0, -2).toLowerCase());
  await dialog.getByRole('option', { name: company.name }).first().click();
  await expect(field).toHaveValue(company.name);
  await expectAccessibleCrosswise(own, 'an agency that was chosen');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(own.getByText(/Confirmation demandée à Atelier du Lavoir le/)).toBeVisible();
  await readMail(email, 'Une demande de confirmation');
});
