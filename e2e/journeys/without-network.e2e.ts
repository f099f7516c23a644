import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { applicationRoutes } from '../../packages/contract/src/features/applications/applications.contract.ts';
import { conversationRoutes } from '../../packages/contract/src/features/conversations/conversations.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { browserOf, type Person } from '../support/conversations.ts';
import { publishThroughApi } from '../support/missions.ts';
import { openAlive } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const unsent = /Pas de réseau\s: rien n’est parti/;
const later = 'Envoyer dès que le réseau revient';

/** Counts the freelance's applications and conversations on the server. */
async function heldOf(request: APIRequestContext, freelance: Person) {
  const applications = await callRoute(
    request,
    applicationRoutes.listByFreelance,
    { params: { userId: freelance.id }, query: {} },
    freelance.token,
  );
  const conversations = await callRoute(
    request,
    conversationRoutes.list,
    { params: { userId: freelance.id }, query: {} },
    freelance.token,
  );
  return { applications: applications.length, conversations: conversations.length };
}

async function scene(request: APIRequestContext) {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const offerId = await publishThroughApi(request, company, `Relevé ${Date.now()}`);
  const profile = await (await request.get(`/api/companies/by-user/${company.id}`)).json();
  return { company, freelance, offerId, companyPage: `/entreprise/${profile.id}` };
}

async function openApply(page: Page, offerId: string): Promise<Locator> {
  await openAlive(page, `/jobs/${offerId}`);
  await page
    .getByRole('button', { name: /^Postuler/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Postuler/ });
  await form.getByLabel(/^Lettre/).fill('Je relève des groupes scolaires depuis huit ans.');
  await form.getByLabel(/^Tarif/).fill('390');
  return form;
}

async function openContact(page: Page, address: string): Promise<Locator> {
  await openAlive(page, address);
  await page
    .getByRole('button', { name: /^Contacter/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Contacter/ });
  await form.getByLabel('Objet').fill('Renfort');
  await form.getByLabel('Message').fill('Cherchez-vous un projeteur ?');
  return form;
}

/** Whatever an event or a timer may send within two minutes is sent. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(120_000);
  await page.evaluate(() => fetch('/health/live'));
}

test('cancelled without a network, neither an application nor a message leaves', async ({
  browser,
  request,
}) => {
  const { freelance, offerId, companyPage } = await scene(request);
  const page = await browserOf(browser, freelance, 'freelance');
  await page.clock.install();
  const attempts = [
    {
      open: () => openApply(page, offerId),
      cancel: (form: Locator) => form.getByRole('button', { name: 'Annuler' }).click(),
    },
    { open: () => openContact(page, companyPage), cancel: () => page.keyboard.press('Escape') },
  ];
  for (const [index, { open, cancel }] of attempts.entries()) {
    const form = await open();
    await page.context().setOffline(true);
    await form.getByRole('button', { name: /^Envoyer( ma candidature)?$/ }).click();
    await expect(form.getByText(unsent)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(form.getByRole('button', { name: later })).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      await test
        .info()
        .attach(`dialog ${index} at ${width}`, { body: await page.screenshot(), contentType: 'image/png' });
    }
    await cancel(form);
    await expect(form).toBeHidden();
    await page.context().setOffline(false);
    await settle(page);
  }
  expect(await heldOf(request, freelance)).toEqual({ applications: 0, conversations: 0 });
  // what was typed is still there
  const form = await openContact(page, companyPage);
  await expect(form.getByLabel('Objet')).toHaveValue('Renfort');
  await page.context().close();
});

test('asked for, both leave once when the network is back', async ({ browser, request }) => {
  const { freelance, offerId, companyPage } = await scene(request);
  const page = await browserOf(browser, freelance, 'freelance');
  await page.clock.install();
  for (const open of [() => openApply(page, offerId), () => openContact(page, companyPage)]) {
    const form = await open();
    await page.context().setOffline(true);
    await form.getByRole('button', { name: /^Envoyer( ma candidature)?$/ }).click();
    await form.getByRole('button', { name: later }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(/Envois en attente\s: 1/)).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      await test
        .info()
        .attach(`strip at ${width}`, { body: await page.screenshot(), contentType: 'image/png' });
    }
    await page.getByRole('button', { name: 'Voir, Envois en attente' }).click();
    const list = page.getByRole('dialog', { name: 'Envois en attente' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await test.info().attach('list', { body: await page.screenshot(), contentType: 'image/png' });
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await expect(page.getByText(/^Envoyé\s: /)).toBeVisible();
    await expect(page.getByText(/Envois en attente/)).toBeHidden();
    await settle(page);
  }
  expect(await heldOf(request, freelance)).toEqual({ applications: 1, conversations: 1 });
  await page.context().close();
});

test('signing out in between sends nothing', async ({ browser, request }) => {
  const { freelance, offerId } = await scene(request);
  const page = await browserOf(browser, freelance, 'freelance');
  await page.clock.install();
  const form = await openApply(page, offerId);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await form.getByRole('button', { name: later }).click();
  await expect(page.getByText(/Envois en attente\s: 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByText(/Envois en attente/)).toBeHidden();
  await page.context().setOffline(false);
  await settle(page);
  expect((await heldOf(request, freelance)).applications).toBe(0);
  await page.context().close();
});
