import type { Page } from '@playwright/test';
import { dayInWords } from '../../packages/contract/src/core/day-in-words.ts';
import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { companyRoutes } from '../../packages/contract/src/features/companies/companies.contract.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { contactFreelances, signInAsNewCompany } from '../support/companies.ts';
import { findKept } from '../support/kept-data.ts';
import { deleteOwnAccount } from '../support/leaving.ts';
import { readMail } from '../support/sandbox.ts';
import {
  cards,
  fillCard,
  holdStripeEvents,
  passStripeDays,
  pay,
  setStripeFault,
  stripeEventsOf,
  subscribe,
} from '../support/stripe.ts';
import { expect, test } from '../support/test.ts';

const limitReached = 'Vous avez atteint la limite de 10 freelances contactés.';

const openContact = (page: Page) =>
  page
    .getByRole('button', { name: /^Contacter/ })
    .first()
    .click();

/** What was paid, when it is paid again and where the invoice is: on a phone, then as wide as on a desk. */
async function readReceipt(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  const receipt = page.getByRole('region', { name: 'Reçu' });
  await expect(receipt.getByRole('link', { name: /^Ouvrir la facture \S/ })).toHaveAttribute('href', /^http/);
  await expect(receipt.getByText(/^29,99\s€$/)).toBeVisible();
  const days = receipt.getByRole('time');
  await expect(days).toHaveCount(2);
  const instants = await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime') ?? ''));
  const [paid = '', next = ''] = instants.map((instant) => parisDay(new Date(instant)));
  // Stripe bills the last day of a shorter month
  expect(next > addDays(paid, 27) && next < addDays(paid, 32)).toBe(true);
  for (const [at, day] of [paid, next].entries()) await expect(days.nth(at)).toHaveText(dayInWords(day));
  await expectAccessibleAt(page, 'the receipt', { widths: [375, 1280], dark: true });
}

test.afterEach(async () => {
  await setStripeFault('ok');
  await holdStripeEvents(false);
});

test('ten contacts, a subscription, an eleventh, its end, and the limit again', async ({ page, request }) => {
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
  await readReceipt(page);
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

test('a company that leaves pays nothing more, and Stripe’s last word leaves no trace', async ({
  page,
  request,
}) => {
  const name = 'Hermance Troispoints';
  const company = await signInAsNewCompany(page, request, name);
  await subscribe(page, cards.pays);
  const call = { params: { userId: company.id } };
  const profile = await callRoute(request, companyRoutes.getByUser, call, company.token);
  const customer = 'stripe_customer_id' in profile ? profile.stripe_customer_id : null;
  expect(customer).toBeTruthy();
  const traces = [name, company.email];
  await expect.poll(() => stripeEventsOf(customer ?? '')).toContain('customer.subscription.created');
  expect((await findKept([customer ?? ''])).length).toBeGreaterThan(1);
  await deleteOwnAccount(page, [/^Un abonnement Premium en cours est résilié aussitôt/]);
  await expect.poll(() => stripeEventsOf(customer ?? '')).toContain('customer.subscription.deleted');
  await expect.poll(() => findKept(traces)).toEqual([]);
});
