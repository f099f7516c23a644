import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  applyTo,
  fillApplication,
  fillOfferForm,
  itemOf,
  openOfferForm,
  publish,
  sendApplication,
  sendOfferForm,
} from '../support/offers.ts';
import { demoAccounts, demoPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

async function openReceived(page: Page, title: string) {
  await page.goto('/profile/candidatures-recues');
  const group = page.locator('section').filter({ hasText: title });
  await group.getByRole('link', { name: /^Lire la candidature/ }).click();
  return page.getByRole('region', { name: /^Candidature de/ });
}

test('an offer is published, applied to, read, shortlisted, refused with a word, then accepted, as both see at once', async ({
  browser,
  page: company,
}) => {
  const title = `Relevé du groupe scolaire ${Date.now()}`;
  const freelance = await (await browser.newContext()).newPage();
  for (const page of [company, freelance]) await refuseCookies(page);
  await signIn(company, demoAccounts.entreprise.email);
  await signIn(freelance, demoAccounts.freelance.email);

  const offerForm = await openOfferForm(company);
  await fillOfferForm(offerForm, title);
  await expect(offerForm.getByText(/≈\s60\s€\s\/\sheure/)).toBeVisible();
  await expectAccessible(company);
  await company.reload();
  const reopened = await openOfferForm(company);
  await expect(reopened.getByLabel('Titre')).toHaveValue(title);
  await sendOfferForm(company, reopened);

  const applicationForm = await fillApplication(freelance, title);
  await expectAccessible(freelance);
  await sendApplication(freelance, applicationForm);
  const own = itemOf(freelance, title);
  await expect(own.getByText('Envoyée').first()).toBeVisible();
  await readMail(demoAccounts.entreprise.email, title);

  const received = await openReceived(company, title);
  await expect(received.getByText('Je relève des groupes scolaires')).toBeVisible();
  await expectAccessible(company);
  await expect(own.getByText('Vue').first()).toBeVisible();

  await received.getByRole('button', { name: 'Présélectionner' }).click();
  const answer = company.getByRole('dialog');
  await answer.getByRole('button', { name: 'Présélectionner et prévenir' }).click();
  await expect(answer).toBeHidden();
  await readMail(demoAccounts.freelance.email, `présélectionnée : « ${title} »`);

  await received.getByRole('button', { name: 'Refuser' }).click();
  await answer.getByLabel('Motif').selectOption({ label: 'Tarif' });
  await answer.getByLabel('Votre réponse').fill('Votre tarif dépasse notre enveloppe. Merci à vous.');
  await answer.getByRole('button', { name: 'Refuser et répondre' }).click();
  await expect(answer).toBeHidden();
  const mail = await readMail(demoAccounts.freelance.email, `Réponse à votre candidature : « ${title} »`);
  expect(mail.text).toContain('Votre tarif dépasse notre enveloppe.');

  await expect(own.getByText('Refusée').first()).toBeVisible();
  await expect(own.getByText('Nouvelle réponse')).toBeVisible();
  await expect(own.getByText('Votre tarif dépasse notre enveloppe.')).toBeVisible();
  await expectAccessible(freelance);

  await received.getByRole('button', { name: 'Retenir' }).click();
  await answer.getByLabel('Votre réponse').fill('Nous avons trouvé l’enveloppe : bienvenue.');
  await answer.getByRole('button', { name: 'Retenir et prévenir' }).click();
  await expect(answer).toBeHidden();
  const welcome = await readMail(demoAccounts.freelance.email, `retenue : « ${title} »`);
  expect(welcome.text).toContain('bienvenue');
  await expect(own.getByText('Retenue').first()).toBeVisible();
  await freelance.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(freelance.getByText('Déjà postulé')).toBeVisible();

  await received.getByRole('button', { name: /^Contacter ce freelance/ }).click();
  await expect(company).toHaveURL(/\/chat\//);
  await company.goto('/profile/messages');
  await expect(company.getByText(title)).toBeVisible();
  await freelance.context().close();
});

test('closing an offer answers those who wait, and it takes no application afterwards', async ({
  browser,
  page: company,
}) => {
  const title = `Perspectives du concours ${Date.now()}`;
  const freelance = await (await browser.newContext()).newPage();
  for (const page of [company, freelance]) await refuseCookies(page);
  await signIn(company, demoAccounts.entreprise.email);
  await signIn(freelance, demoAccounts.freelance.email);
  await publish(company, title);
  await applyTo(freelance, title);

  await company.goto('/profile/offres');
  const offer = itemOf(company, title);
  await expect(offer.getByText('1 non vue')).toBeVisible();
  await expectAccessible(company);
  await offer.getByRole('button', { name: 'Fermer' }).click();
  const closing = company.getByRole('dialog');
  await closing.getByRole('radio', { name: /^Annulée/ }).check();
  await closing.getByLabel('Réponse à ceux qui attendent').fill('Le concours est reporté.');
  await closing.getByRole('button', { name: 'Fermer l’offre et répondre' }).click();
  await expect(offer.getByText('Annulée')).toBeVisible();
  const mail = await readMail(demoAccounts.freelance.email, `Réponse à votre candidature : « ${title} »`);
  expect(mail.text).toContain('Le concours est reporté.');

  await offer.getByRole('link', { name: title }).click();
  await expect(company.getByText('Cette offre est annulée.')).toBeVisible();
  await expectAccessible(company);
  await freelance.context().close();
});

test('the signed-out get titles and places, and nothing of who offers what', async ({ page, request }) => {
  await refuseCookies(page);
  const login = { email: demoAccounts.freelance.email, password: demoPassword };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const offers = await (await request.get('/api/appels-doffre', { headers })).json();
  const [offer] = offers;
  for (const path of ['/api/appels-doffre', `/api/appels-doffre/${offer.id}`]) {
    const answer = await (await request.get(path)).json();
    const restricted = Array.isArray(answer) ? answer[0] : answer;
    const fields = ['createdAt', 'id', 'lieu', 'remote', 'restricted', 'titre'];
    expect(Object.keys(restricted).sort()).toEqual(fields);
  }
  // neither shown, nor in the data that the page wakes up with
  for (const path of ['/jobs', `/jobs/${offer.id}`, `/jobs?search=${encodeURIComponent(offer.titre)}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(offer.id);
    expect(html).not.toMatch(/companyName|entreprise_id|"budget"|requirements|answerRecord|highlighted/);
    for (const { companyName, description, requirements, entreprise_id } of offers) {
      for (const secret of [companyName, description.slice(0, 40), ...requirements, entreprise_id]) {
        expect(html).not.toContain(secret);
      }
    }
  }

  await openAlive(page, '/jobs');
  const dialog = page.getByRole('dialog');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(dialog.getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openAlive(page, `/jobs/${offer.id}`);
  await expect(page.getByRole('heading', { name: 'Accès restreint' })).toBeVisible();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const missing = await page.goto('/jobs/00000000-0000-7000-8000-000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();

  // a visitor who signs in from a card reads that offer, whole
  await openAlive(page, '/jobs');
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await dialog.getByLabel('Adresse e-mail').fill(demoAccounts.freelance.email);
  await dialog.getByLabel(/^Mot de passe/).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Ouvert', { exact: true })).toBeVisible();
});
