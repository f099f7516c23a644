import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contactFreelances, signInAsNewCompany } from '../support/companies.ts';
import { readMail } from '../support/sandbox.ts';
import { cards, fillCard, holdStripeEvents, passStripeDays, pay, setStripeFault } from '../support/stripe.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const limitReached = 'Vous avez atteint la limite de 10 freelances contactés.';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

const openContact = (page: Page) =>
  page
    .getByRole('button', { name: /^Contacter/ })
    .first()
    .click();

async function subscribe(page: Page, card: string): Promise<void> {
  await page.goto('/tarification');
  await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
  await pay(page, card);
  await expect(page.getByRole('heading', { name: 'Abonnement réussi !' })).toBeVisible();
}

test.afterEach(async () => {
  await setStripeFault('ok');
  await holdStripeEvents(false);
});

test('ten contacts, a subscription, an eleventh, its end, and the limit again', async ({ page, request }) => {
  test.setTimeout(180_000);
  const company = await signInAsNewCompany(page, request);
  const [eleventh, twelfth] = await contactFreelances(request, company, 10);

  await page.goto(`/freelancer/${eleventh}`);
  await openContact(page);
  await expect(page.getByText(limitReached)).toBeVisible();
  await page.getByRole('link', { name: 'Voir les tarifs' }).click();
  await expect(page).toHaveURL(/\/tarification$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
  await pay(page, cards.pays);

  await expect(page).toHaveURL(/\/success\?session_id=/);
  await expect(page.getByRole('heading', { name: 'Abonnement réussi !' })).toBeVisible();
  await expectAccessible(page);
  await readMail(company.email, 'Votre abonnement Premium est actif');

  await page.goto(`/freelancer/${eleventh}`);
  await openContact(page);
  const form = page.getByRole('dialog', { name: /Contacter/ });
  await form.getByLabel('Objet').fill('Renfort sur un concours');
  await form.getByLabel('Message').fill('Êtes-vous libre en juin ?');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('Abonnement actif')).toBeVisible();
  await expect(page.getByText(/^Prochain paiement le/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir la facture/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Résilier mon abonnement' }).click();
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/^Résilié\s: actif jusqu’au \d/)).toBeVisible();
  await expect(page.getByText('Abonnement actif')).toBeVisible();
  await expectAccessible(page);
  await readMail(company.email, 'Votre abonnement Premium est résilié');

  // an open page follows without being touched
  await passStripeDays(32);
  await expect(page.getByRole('button', { name: 'S’abonner maintenant' })).toBeVisible();
  await expect(page.getByText(/^Votre abonnement a pris fin le \d/)).toBeVisible();
  await page.goto(`/freelancer/${twelfth}`);
  await openContact(page);
  await expect(page.getByText(limitReached)).toBeVisible();
});

test('a refused card subscribes nobody, and another one may be tried or nothing at all', async ({
  page,
  request,
}) => {
  await signInAsNewCompany(page, request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
  await pay(page, cards.declined);
  await expect(page.getByText('Votre carte a été refusée.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Retour/ })
    .first()
    .click();
  await expect(page.getByText('Le paiement a été interrompu.')).toBeVisible();
  await expect(page.getByText('Rien n’a été prélevé.')).toBeVisible();

  await page.goto('/success');
  await expect(page.getByRole('heading', { name: 'Aucun abonnement actif pour l’instant' })).toBeVisible();
  await expectAccessible(page);
  await subscribe(page, cards.pays);
});

test('the page after the payment is right before any event has come', async ({ page, request }) => {
  await signInAsNewCompany(page, request);
  await holdStripeEvents(true);
  await subscribe(page, cards.pays);
  await page.getByRole('link', { name: 'Retour à mon profil' }).click();
  await expect(page.getByText('Abonnement actif')).toBeVisible();
  await page.goto('/tarification');
  await expect(page.getByText('Votre entreprise est déjà abonnée.')).toBeVisible();
});

test('a renewal that fails is told everywhere, and another card mends it', async ({ page, request }) => {
  test.setTimeout(120_000);
  const company = await signInAsNewCompany(page, request);
  await subscribe(page, cards.failsAtRenewal);
  await page.goto('/profile/messages');
  await passStripeDays(32);
  await expect(page.getByText('Le dernier paiement de votre abonnement a échoué.')).toBeVisible();
  await expectAccessible(page);
  await readMail(company.email, 'Le paiement de votre abonnement Premium a échoué');

  await page.getByRole('button', { name: 'Mettre à jour mon moyen de paiement' }).click();
  await expect(page).toHaveURL(/\/stripe\/portal\//);
  await fillCard(page, cards.pays);
  await page.getByRole('button', { name: 'Enregistrer cette carte' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/^Prochain paiement le/)).toBeVisible();
  await expect(page.getByText('Le dernier paiement de votre abonnement a échoué.')).toBeHidden();
});

test('what Stripe cannot do is said in place, whatever it does instead', async ({ page, request }) => {
  test.setTimeout(180_000);
  await signInAsNewCompany(page, request);
  for (const mode of ['refuse', 'hang', 'error', 'garbage'] as const) {
    await setStripeFault(mode);
    await page.goto('/tarification');
    await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
    await expect(page.getByRole('alert')).toContainText('Erreur lors de la redirection vers Stripe');
  }
  await expectAccessible(page);
  await setStripeFault('ok');
  await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
  await pay(page, cards.pays);
  await expect(page.getByRole('heading', { name: 'Abonnement réussi !' })).toBeVisible();
  for (const mode of ['refuse', 'hang', 'error', 'garbage'] as const) {
    await setStripeFault('ok');
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: /^Voir la facture/ })).toBeVisible();
    await setStripeFault(mode);
    await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
    await expect(page.getByRole('alert')).toContainText('Erreur lors de l’accès au portail Stripe');
  }
});
