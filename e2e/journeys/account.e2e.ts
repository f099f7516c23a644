import type { Browser, Page } from '@playwright/test';
import { eventRoutes } from '../../packages/contract/src/core/events/events.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { newPerson } from '../support/conversations.ts';
import { applyThroughApi, publishThroughApi } from '../support/missions.ts';
import {
  newEmail,
  newPassword,
  refuseCookies,
  signIn,
  signInOnPage,
  trySigningIn,
} from '../support/people.ts';
import { findMails, readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const wrongPassword = 'faux12345';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The same account in another browser, whose page receives live events. */
async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: android })).newPage();
  await refuseCookies(page);
  await signInOnPage(page, email, newPassword);
  const isHeard = page.waitForResponse((answer) => answer.url().endsWith(eventRoutes.stream.path));
  await page.goto('/profile/messages');
  await isHeard;
  return page;
}

/** The link in the mail that asks a new address for its confirmation. */
async function confirmationLink(email: string): Promise<string> {
  const mail = await readMail(email, 'Confirmez votre nouvelle adresse e-mail');
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? '');
  return link.pathname + link.search;
}

async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Nouvelle adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe actuel').fill(password);
  await button(page, 'Envoyer le lien').click();
}

test('a new e-mail address is confirmed from its own mailbox, and the old one is told', async ({
  browser,
  page,
  request,
}) => {
  const { email: old } = await newPerson(request, 'Nora Petit', 'freelance');
  const email = newEmail('nouvelle');
  await signIn(page, old, newPassword);
  await page.goto('/profile/compte');
  await button(page, 'Modifier l’adresse e-mail').click();
  await askForAddress(page, email, wrongPassword);
  await expect(page.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
    /Le mot de passe actuel n’est pas le bon\./,
  );
  await expect(page.getByLabel('Nouvelle adresse e-mail')).toHaveValue(email);
  await askForAddress(page, email, newPassword);
  await expect(page.getByText(`${email} attend d’être confirmée.`)).toBeVisible();

  const asked = await readMail(old, 'Changement d’adresse e-mail demandé');
  expect(asked.text).toContain(email);
  expect(asked.text).not.toContain('token=');
  const link = await confirmationLink(email);

  const mailbox = await (await browser.newContext()).newPage();
  await refuseCookies(mailbox);
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'Confirmer votre adresse e-mail' })).toBeVisible();
  // opening it is not enough: programs that read mails follow links
  await page.reload();
  await expect(page.getByText(`${email} attend d’être confirmée.`)).toBeVisible();
  await button(mailbox, 'Confirmer cette adresse').click();
  await expect(mailbox.getByText('Votre adresse est confirmée.')).toBeVisible();
  expect((await readMail(old, 'Votre adresse e-mail a changé')).text).toContain(email);
  await mailbox.goto(link);
  await button(mailbox, 'Confirmer cette adresse').click();
  await expect(mailbox.getByText('Ce lien de confirmation n’est plus valable.')).toBeVisible();
  await trySigningIn(mailbox, old, newPassword);
  await expect(mailbox.getByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible();
  await signInOnPage(mailbox, email, newPassword);

  await page.reload();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/attend d’être confirmée/)).toHaveCount(0);
  await mailbox.context().close();
});

test('a new address that was given up cannot be confirmed any more', async ({ page, request }) => {
  const { email: old } = await newPerson(request, 'Nora Petit', 'freelance');
  const email = newEmail('abandonnee');
  await signIn(page, old, newPassword);
  await page.goto('/profile/compte');
  await button(page, 'Modifier l’adresse e-mail').click();
  await askForAddress(page, email, newPassword);
  const link = await confirmationLink(email);
  await button(page, 'Annuler ce changement').click();
  await expect(page.getByText('Le changement d’adresse est annulé.')).toBeVisible();
  await page.goto(link);
  await button(page, 'Confirmer cette adresse').click();
  await expect(page.getByText('Ce lien de confirmation n’est plus valable.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir mon compte' }).click();
  await expect(page.getByText(old, { exact: true }).first()).toBeVisible();
});

test('a connection is seen with its device, and ended from another one at once', async ({
  browser,
  page,
  request,
}) => {
  const { email } = await newPerson(request, 'Omar Blanc', 'entreprise');
  await signInOnPage(page, email, newPassword);
  const phone = await signInElsewhere(browser, email);
  await page.goto('/profile/compte');
  const connections = page
    .locator('section', { has: page.getByRole('heading', { name: 'Où je suis connecté' }) })
    .getByRole('listitem');
  await expect(connections.filter({ hasText: 'Cet appareil' })).toContainText('Chrome sur Linux');
  await button(page, 'Fermer la connexion Chrome sur Android').click();
  await expect(page.getByText('La connexion est fermée.')).toBeVisible();
  await expect(connections.filter({ hasText: 'Chrome sur Android' })).toHaveCount(0);

  // nobody touches the other page
  await expect(phone).toHaveURL(/\/login\?/);
  await expect(button(phone, 'Connexion')).toBeVisible();
  await phone.goto('/profile/messages');
  await expect(phone).toHaveURL(/\/$/);
  await page.reload();
  await expect(connections.filter({ hasText: 'Cet appareil' })).toBeVisible();
  await phone.context().close();
});

test('a new password needs the present one, and ends every other connection', async ({
  browser,
  page,
  request,
}) => {
  const changed = 'ardoise8zinc';
  const { email } = await newPerson(request, 'Lise Moreau', 'freelance');
  await signIn(page, email, newPassword);
  const phone = await signInElsewhere(browser, email);
  await page.goto('/profile/compte');
  await button(page, 'Modifier le mot de passe').click();
  const [current, wanted] = [page.getByLabel('Mot de passe actuel'), page.getByLabel('Nouveau mot de passe')];
  await expect(current).toBeFocused();
  await current.fill(wrongPassword);
  await wanted.fill('court');
  await button(page, 'Enregistrer').click();
  await expect(wanted).toHaveAccessibleDescription(/au moins 8 caractères, une lettre et un chiffre/);
  await wanted.fill(changed);
  await button(page, 'Enregistrer').click();
  await expect(current).toHaveAccessibleDescription(/Le mot de passe actuel n’est pas le bon\./);
  await expect(phone).toHaveURL(/\/profile\/messages$/);
  await current.fill(newPassword);
  await button(page, 'Enregistrer').click();
  await expect(page.getByText('Votre mot de passe est modifié.')).toBeVisible();

  await expect(phone).toHaveURL(/\/login\?/);
  await readMail(email, 'Votre mot de passe a changé');
  await trySigningIn(phone, email, newPassword);
  await expect(phone.getByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible();
  await signInOnPage(phone, email, changed);
  await page.reload();
  await expect(button(page, 'Fermer la connexion Chrome sur Android')).toBeVisible();
  await phone.context().close();
});

test('mails of a kind that is not wanted do not come, until they are again', async ({ page, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const [first, second] = [`Relevé ${company.id}`, `Métré ${company.id}`];
  await signIn(page, company.email, newPassword);
  await page.goto('/profile/notifications');
  const kind = page.getByRole('checkbox', { name: 'Candidatures, par e-mail' });
  await kind.click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expect(kind).not.toBeChecked();
  await applyThroughApi(request, freelance, await publishThroughApi(request, company, first));
  await kind.click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await applyThroughApi(request, freelance, await publishThroughApi(request, company, second));
  expect((await readMail(company.email, 'Nouvelle candidature')).text).toContain(second);
  expect(await findMails(company.email, 'Nouvelle candidature')).toHaveLength(1);
});
