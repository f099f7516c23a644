import type { Locator, Page } from '@playwright/test';
import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { parisEndOfDay } from '../../packages/contract/src/core/paris-end-of-day.ts';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { standsUntil } from '../../packages/contract/src/features/proofs/proof-days.rules.ts';
import { proofRoutes } from '../../packages/contract/src/features/proofs/proofs.contract.ts';
import { makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf, newPerson } from '../support/conversations.ts';
import { markOperator } from '../support/mark-operator.ts';
import { createOwnServers, type OwnServer, type OwnServers } from '../support/own-servers.ts';
import { refuseCookies } from '../support/people.ts';
import { addAppThroughApi } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

const code = '7Q4Z2K1M9PX3C55';
const inFrench = (day: string) => day.split('-').reverse().join('/');

/** Visits a page until it shows something: one that was rendered before a change is kept for some seconds. */
async function showNow(page: Page, address: string, something: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(something).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** An attestation as the Urssaf prints one. */
async function printAttestation(page: Page, day: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<!doctype html><meta charset="utf-8"><h1>Attestation de vigilance</h1>
    <p>Code de sécurité : ${code}</p><p>Fait à Lyon, le ${inFrench(day)}</p>`);
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

const vigilanceOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Attestation de vigilance' }) });

test('an attestation is read, declared on a phone, verified by an operator, shown, and gone at midnight', async ({
  browser,
  page,
  request,
}) => {
  const today = parisDay(new Date());
  const date = addDays(today, -30);
  const until = standsUntil({ kind: 'vigilance', declaredOn: today, date, year: null, from: null, to: null });
  const owner = await makeFreelance(request, { profile: { title: 'Dessinatrice projeteuse' } });
  const own = await browserOf(browser, owner, 'freelance');
  await own.setViewportSize({ width: 375, height: 812 });
  await own.goto('/profile/justificatifs');
  await expect(own.getByText(/SIRET ouvert au registre, lu le/)).toBeVisible();
  await expectAccessibleCrosswise(own, 'proofs, none yet');
  await vigilanceOf(own)
    .getByRole('button', { name: /^Ajouter/ })
    .click();
  const dialog = own.getByRole('dialog', { name: 'Attestation de vigilance' });
  await dialog.getByLabel('Document').setInputFiles({
    name: 'vigilance.pdf',
    mimeType: 'application/pdf',
    buffer: await printAttestation(own, date),
  });
  await expect(dialog.getByLabel(/^Code de sécurité/)).toHaveValue(code);
  await expect(dialog.getByLabel(/^Date de l’attestation/)).toHaveValue(date);
  await expect(dialog.getByLabel(/^Code de sécurité/)).toHaveAccessibleDescription(/Lu dans votre document/);
  await expect(dialog.getByText(/Fichier envoyé/)).toBeVisible();
  await expectAccessible(own, 'a proof filled from its PDF');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own.getByText('Justificatif enregistré.')).toBeVisible();
  await expect(vigilanceOf(own).getByText('Déclaré', { exact: true })).toBeVisible();
  await expectAccessibleCrosswise(own, 'proofs, one declared');

  const { id } = await callRoute(request, freelanceRoutes.getByUser, { params: { userId: owner.id } });
  await refuseCookies(page);
  await page.goto(`/freelancer/${id}`);
  const mark = page.getByRole('listitem').filter({ hasText: 'Attestation de vigilance' });
  await expect(mark.getByText('Déclaré', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(code);

  const operator = await newPerson(request, 'Paul Renard', 'freelance');
  await addAppThroughApi(request, operator);
  await markOperator(operator.email);
  const office = await browserOf(browser, operator, 'freelance');
  await office.goto('/operateur/justificatifs');
  const submitted = office.getByRole('listitem').filter({ hasText: code });
  const download = office.waitForEvent('download');
  await submitted.getByRole('button', { name: /^Télécharger le document/ }).click();
  expect((await download).suggestedFilename()).toBe('vigilance.pdf');
  await submitted.locator('summary').filter({ hasText: 'Vérifier' }).click();
  await submitted.getByLabel(/^Comment vous l’avez vérifié/).fill('Code lu sur urssaf.fr.');
  await expectAccessible(office, 'a proof before an operator');
  await submitted.getByRole('button', { name: 'Marquer comme vérifié' }).click();
  await expect(submitted).toHaveCount(0);

  await own.reload();
  await expect(vigilanceOf(own).getByText('Vérifié', { exact: true })).toBeVisible();
  await page.clock.install({ time: new Date(Date.parse(parisEndOfDay(until ?? '')) - 59_000) });
  await showNow(page, `/freelancer/${id}`, mark.getByText('Vérifié', { exact: true }));
  await expectAccessible(page, 'a profile with a verified proof');
  await page.clock.runFor(61_000);
  await expect(mark).toHaveCount(0);
});

test('a title that the law keeps is advised on, shown as what is known of it, and found by it', async ({
  browser,
  page,
  request,
}) => {
  const owner = await makeFreelance(request, { name: 'Maud Lestrade', profile: { title: 'Architecte DE' } });
  const { id } = await callRoute(request, freelanceRoutes.getByUser, { params: { userId: owner.id } });
  await refuseCookies(page);
  const fact = page.getByRole('definition').filter({ hasText: /déclarée|vérifiée/i });
  await page.goto(`/freelancer/${id}`);
  await expect(fact).toHaveText('Non déclarée');
  await expectAccessibleCrosswise(page, 'a title without a number');

  const own = await browserOf(browser, owner, 'freelance');
  await own.goto('/profile/modifier');
  const title = own.getByRole('textbox', { name: 'Titre', exact: true });
  await own.getByRole('button', { name: 'Titulaire de la HMONP' }).click();
  await expect(title).toHaveValue('Titulaire de la HMONP');
  await expect(title).toBeFocused();
  await title.fill('Architecte d’intérieur');
  await expect(own.getByRole('button', { name: 'Titulaire de la HMONP' })).toHaveCount(0);
  await title.fill('Architecte DE HMONP');
  await expect(own.getByRole('button', { name: 'Titulaire de la HMONP' })).toBeVisible();
  await expectAccessible(own, 'a title with advice');

  await own.goto('/profile/justificatifs');
  const ordre = own.getByRole('listitem').filter({ hasText: 'Inscription à l’Ordre des architectes' });
  await ordre.getByRole('button', { name: /^Ajouter/ }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    dialog.getByText('Indiquez le conseil régional, par exemple Île-de-France.').first(),
  ).toBeVisible();
  await dialog.getByLabel(/^Numéro d’inscription/).fill('084512');
  await dialog.getByLabel(/^Conseil régional/).fill('Auvergne-Rhône-Alpes');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own.getByText('Justificatif enregistré.')).toBeVisible();

  await showNow(page, `/freelancer/${id}`, fact.filter({ hasText: 'Déclarée' }));
  expect(await page.content()).not.toContain('084512');
  await page.goto('/freelancers?ordre=declared&search=Grenoble');
  await expect(page.getByRole('link', { name: /Maud/ }).first()).toBeVisible();
  await expect(page.getByText('Ordre : déclarée ou vérifiée')).toBeVisible();
  await page.goto('/freelancers?ordre=verified&search=Grenoble');
  await expect(page.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();
});

test.describe('on a product whose clock moves', () => {
  let servers: OwnServers;
  let product: OwnServer;
  test.beforeAll(async () => {
    servers = await createOwnServers();
    product = await servers.create();
    await product.start();
  });
  test.afterAll(() => servers.close());

  test('what the server writes has a mark until its day has ended', async ({ browser, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: product.url });
    const { id: userId, token } = await makeFreelance(request);
    const { id } = await callRoute(request, freelanceRoutes.getByUser, { params: { userId } });
    const date = addDays(parisDay(new Date()), -175);
    const body = { kind: 'vigilance', date, number: code } as const;
    await callRoute(request, proofRoutes.add, { params: { id: userId }, body }, token);
    // without scripts: nothing but the server takes it away
    const page = await (
      await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
    ).newPage();
    await page.goto(`/freelancer/${id}`);
    await expect(page.getByText('Attestation de vigilance')).toBeVisible();
    await product.stop();
    await product.start(12 * 86_400);
    await page.goto(`/freelancer/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Attestation de vigilance')).toHaveCount(0);
    await request.dispose();
  });
});
