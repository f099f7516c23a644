import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAccounts, refuseCookies, signIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

async function publish(page: Page, title: string): Promise<void> {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Publier une offre de mission' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Titre').fill(title);
  await form.getByLabel('Description').fill('Un relevé complet, plans et coupes au 1/50.');
  await form.getByLabel('Exigences').fill('Revit\nTrois références');
  await form.getByLabel('Budget').fill('420');
  await form.getByLabel('Date limite de candidature').fill('2999-12-31');
  await expect(form.getByText(/≈\s60\s€\s\/\sheure/)).toBeVisible();
  await expectAccessible(page);
  // What was typed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Publier une offre de mission' }).click();
  await expect(form.getByLabel('Titre')).toHaveValue(title);
  await form.getByRole('button', { name: 'Publier l’offre' }).click();
  await expect(page.getByText('Offre de mission publiée !')).toBeVisible();
  await expect(form).toBeHidden();
}

async function applyTo(page: Page, title: string): Promise<void> {
  await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Postuler à l’offre « ${title} »` }).click();
  const form = page.getByRole('dialog', { name: 'Postuler' });
  await form.getByLabel('Lettre de motivation').fill('Je relève des groupes scolaires depuis huit ans.');
  await form.getByLabel('Tarif journalier proposé').fill('390');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page).toHaveURL(/\/profile\/candidatures$/);
}

const itemOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openReceived(page: Page, title: string) {
  await page.goto('/profile/candidatures-recues');
  const group = page.locator('section').filter({ hasText: title });
  await group.getByRole('button', { name: /^Lire la candidature/ }).click();
  return group;
}

test('an offer is published, applied to, read, shortlisted, then refused with a word for the freelance', async ({
  browser,
  page: company,
}) => {
  test.setTimeout(120_000);
  const title = `Relevé du groupe scolaire ${Date.now()}`;
  const freelance = await (await browser.newContext()).newPage();
  for (const page of [company, freelance]) await refuseCookies(page);
  await signIn(company, demoAccounts.entreprise.email);
  await signIn(freelance, demoAccounts.freelance.email);

  await publish(company, title);
  await applyTo(freelance, title);
  const own = itemOf(freelance, title);
  await expect(own.getByText('Envoyée').first()).toBeVisible();
  await readMail(demoAccounts.entreprise.email, title);

  const received = await openReceived(company, title);
  await expect(received.getByText('Je relève des groupes scolaires')).toBeVisible();
  await expectAccessible(company);
  await freelance.reload();
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

  await freelance.reload();
  await expect(own.getByText('Refusée').first()).toBeVisible();
  await expect(own.getByText('Votre tarif dépasse notre enveloppe.')).toBeVisible();
  await expectAccessible(freelance);
  await freelance.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await expect(freelance.getByText('Déjà postulé')).toBeVisible();

  await received.getByRole('button', { name: 'Contacter ce freelance' }).click();
  await expect(company).toHaveURL(/\/chat\//);
  await company.goto('/profile/messages');
  await expect(company.getByText(title)).toBeVisible();
  await freelance.context().close();
});

test('closing an offer answers those who wait, and it takes no application afterwards', async ({
  browser,
  page: company,
}) => {
  test.setTimeout(120_000);
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
  const [offer] = await (await request.get('/api/appels-doffre')).json();
  expect(Object.keys(offer).sort()).toEqual(['createdAt', 'id', 'lieu', 'remote', 'restricted', 'titre']);
  for (const path of ['/jobs', `/jobs/${offer.id}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(offer.id);
    expect(html).not.toMatch(/companyName|entreprise_id|"budget"|requirements|answerRecord/);
  }

  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/jobs/${offer.id}`);
  await expect(page.getByRole('heading', { name: 'Accès restreint' })).toBeVisible();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const missing = await page.goto('/jobs/00000000-0000-7000-8000-000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();
});
