import type { Page } from '@playwright/test';
import { jobseekerRoutes } from '../../packages/contract/src/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '../../packages/contract/src/features/uploads/uploads.contract.ts';
import { makeCompany, makeFreelance, makeJobseeker } from '../support/accounts.ts';
import { callRoute, uploadFile } from '../support/api.ts';
import { expectAccessible, expectAccessibleAt, expectAccessibleCrosswise } from '../support/axe.ts';
import { makeConfirmedCompany } from '../support/companies.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { pngImage } from '../support/files.ts';
import { newPassword, newPhone, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 480_000 });

const looks = { widths: [375, 1280], dark: true };
const employed = 'En poste, ouvert aux opportunités';

/** Sets the profile to employed, and follows the dialog to the list of firms. */
async function goDiscreet(page: Page, employer: { name: string; siret: string }): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Quand').selectOption(employed);
  const question = page.getByRole('dialog', { name: /^En poste/ });
  await expectAccessible(page, 'the question before a post is said');
  await question.getByRole('button', { name: 'Passer en profil discret' }).click();
  await expect(page).toHaveURL(/modifier#visibilite$/);
  // the address is there before the page is: until then the field of that name is the one that was left
  const discreet = page.getByRole('radio', { name: /^Profil discret/ });
  await expect(discreet).toBeVisible();
  await page.getByLabel('Quand').selectOption(employed);
  await expect(discreet).toBeChecked();
  const firms = page.getByRole('combobox', { name: /ne doivent pas savoir/ });
  await firms.fill(employer.siret.slice(0, 9));
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')).toHaveCount(1);
  await firms.press('ArrowDown');
  await firms.press('Enter');
  await expect(page.getByText(`SIREN ${employer.siret.slice(0, 9)}`).first()).toBeVisible();
  await expectAccessibleAt(page, 'a form with firms that must not know', looks);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Une entreprise ne peut pas vous trouver.')).toBeVisible();
}

async function openList(page: Page, email: string): Promise<void> {
  await refuseCookies(page);
  await signIn(page, email, newPassword);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Profils discrets' }).first().click();
  await expect(page.getByRole('heading', { name: 'Profils discrets' })).toBeVisible();
}

test('a person in post goes discreet: the employer finds nobody, a firm asks, is shown the person, then no longer', async ({
  page: seeker,
  browser,
  request,
}) => {
  const employer = await makeConfirmedCompany(request, {
    name: 'Ana Lima',
    rank: 41,
    domain: 'agence-du-quai.fr',
  });
  const firm = await makeConfirmedCompany(request, {
    name: 'Noé Garnier',
    rank: 42,
    domain: 'agence-du-pont.fr',
  });
  await confirmAddress(request, firm.email);
  const profile = {
    trades: ['geometre-topographe'],
    placeCode: 'c69123',
    location: 'Lyon',
    availability: 'Disponible',
  };
  const person = await makeJobseeker(request, { name: 'Maud Kerbrat', phone: newPhone(), profile });
  const call = { params: { userId: person.id } };
  const { id } = await callRoute(request, jobseekerRoutes.getByUser, call, person.token);

  const visitor = await (await browser.newContext()).newPage();
  await refuseCookies(visitor);
  await openAlive(visitor, `/jobseeker/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Maud');
  await visitor.goto('/about');

  await refuseCookies(seeker);
  await signIn(seeker, person.email, newPassword);
  await goDiscreet(seeker, employer.company);
  await expectAccessibleAt(seeker, 'the profile of a discreet person', looks);

  await visitor.goBack();
  await expect(visitor.getByText('Maud')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('Erreur 404')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openList(other, employer.email);
  await expect(other.getByText('Aucun profil', { exact: true })).toBeVisible();
  await other.goto(`/jobseeker/${id}`);
  await expect(other.getByText('Erreur 404')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await openList(reader, firm.email);
  const card = reader.getByRole('article').filter({ hasText: 'Géomètre' });
  await expect(card).toHaveCount(1);
  expect(await card.textContent()).not.toMatch(/Maud|Kerbrat|Lyon/);
  await expectAccessibleCrosswise(reader, 'the list of discreet profiles');
  await reader.setViewportSize({ width: 1280, height: 800 });
  await card.getByRole('link').click();
  await expectAccessibleAt(reader, 'a discreet profile', looks);
  await reader.getByRole('button', { name: 'Demander à faire connaissance' }).click();
  const form = reader.getByRole('dialog');
  await form.getByLabel('Objet').fill('Un poste à Lyon');
  await form.getByLabel('Message').fill('Rencontrons-nous, sans engagement.');
  await expectAccessible(reader, 'a request to a discreet person');
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(reader.getByText(/Votre demande est partie le/)).toBeVisible();

  await seeker.goto('/profile');
  await expect(seeker.getByText('entreprise demande à vous connaître')).toBeVisible();
  await seeker.getByRole('link', { name: 'Lire les demandes' }).click();
  await expect(seeker.getByText('Rencontrons-nous, sans engagement.')).toBeVisible();
  await expectAccessibleCrosswise(seeker, 'requests of firms');
  await seeker.setViewportSize({ width: 1280, height: 800 });
  await seeker.getByRole('button', { name: /^Me révéler/ }).press('Enter');
  const asked = seeker.getByRole('dialog');
  await expectAccessible(seeker, 'the question before one is revealed');
  await asked.getByRole('button', { name: 'Me révéler' }).click();
  await expect(seeker.getByText('Vous vous êtes révélé')).toBeVisible();

  await reader.getByRole('link', { name: 'Voir son profil' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Maud Kerbrat');
  await reader.goto('/profils-discrets/demandes');
  await expect(reader.getByText('S’est révélé')).toBeVisible();
  await expectAccessibleAt(reader, 'a firm’s own requests', looks);

  await seeker.getByRole('button', { name: /^Retirer l’accès/ }).click();
  await asked.getByRole('button', { name: 'Retirer l’accès' }).click();
  await expect(seeker.getByText('Accès retiré')).toBeVisible();
  await reader.goto(`/jobseeker/${id}`);
  await expect(reader.getByText('Erreur 404')).toBeVisible();
  for (const page of [visitor, other, reader]) await page.context().close();
});

test('whoever chooses to be found by members alone is gone for visitors', async ({
  page,
  browser,
  request,
}) => {
  const avatar = await uploadFile(request, uploadRoutes.avatar, await pngImage('portrait.png'));
  const profile = {
    title: 'Conducteur de drague',
    trades: [],
    placeCode: 'c69123',
    location: 'Lyon',
    avatar,
  };
  const person = await makeJobseeker(request, { name: 'Abel Quemener', phone: newPhone(), profile });
  await refuseCookies(page);
  await signIn(page, person.email, newPassword);
  await page.goto('/profile/modifier#visibilite');
  await page.getByRole('radio', { name: /^Les membres Seules/ }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Les membres connectés\./)).toBeVisible();

  const call = { params: { userId: person.id } };
  const { id } = await callRoute(request, jobseekerRoutes.getByUser, call, person.token);
  const visitor = await (await browser.newContext()).newPage();
  await refuseCookies(visitor);
  await visitor.goto(`/jobseeker/${id}`);
  await expect(visitor.getByText('Erreur 404')).toBeVisible();
  await visitor.goto('/freelancers?search=drague');
  await expect(visitor.getByText('Aucun profil ne correspond à votre recherche.')).toBeVisible();

  // the same browser, signed in
  await signIn(visitor, (await makeFreelance(request)).email, newPassword);
  await visitor.goto('/freelancers?search=drague');
  const card = visitor.getByRole('article').filter({ hasText: 'Conducteur de drague' });
  await expect(card.locator('img[src^="blob:"]')).toBeVisible();
  await card.getByRole('link', { name: /^Abel/ }).click();
  for (const again of [false, true]) {
    if (again) await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Abel');
  }
  await visitor.context().close();
});

test('a firm whose SIRET is not confirmed reads what to do', async ({ page, request }) => {
  const { email } = await makeCompany(request, { name: 'Bastien Le Gall', rank: 43 });
  await refuseCookies(page);
  await signIn(page, email, newPassword);
  await page.goto('/profils-discrets');
  await expect(page.getByText('Confirmez d’abord votre entreprise')).toBeVisible();
  await expectAccessibleAt(page, 'a firm that is not confirmed', looks);
  await page.getByRole('link', { name: 'Confirmer mon entreprise' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmer votre entreprise' })).toBeVisible();
});
