import type { Page } from '@playwright/test';
import { ports } from './ports.ts';
import { expect } from './test.ts';

const base = `http://localhost:${ports.sandbox}`;

async function tell(path: string, body: object): Promise<void> {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** Stripe's test cards by what becomes of them. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
};

/** Moves Stripe's time on; what becomes due meanwhile is done and sent to the product's webhook. */
export const passStripeDays = (days: number) => tell('/stripe/clock', { seconds: days * 86_400 });

/** How Stripe behaves from now on. */
export const setStripeFault = (mode: 'ok' | 'refuse' | 'hang' | 'error' | 'garbage') =>
  tell('/faults', { service: 'stripe', mode });

/** Keeps Stripe's events back, or lets them go. */
export const holdStripeEvents = (paused: boolean) => tell('/stripe/webhook', { paused });

/** Fills in a card on one of Stripe's pages. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel('Expiration (MM/AA)').fill('12/34');
  await page.getByLabel('Code de sécurité').fill('123');
  await page.getByLabel('Nom du titulaire').fill('Ana Lima');
}

/** Pays on the hosted page, which the browser must be on its way to. */
export async function pay(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Payer/ }).click();
}

/** Subscribes the company that is signed in. */
export async function subscribe(page: Page, card: string): Promise<void> {
  await page.goto('/tarification');
  await page.getByRole('button', { name: 'S’abonner maintenant' }).click();
  await pay(page, card);
  await expect(page.getByRole('heading', { name: 'Abonnement réussi !' })).toBeVisible();
}

/** What happened at Stripe to a customer, by the type of its events, newest first. */
export async function stripeEventsOf(customer: string): Promise<string[]> {
  const answer = await fetch(`${base}/stripe/events`);
  const events: { type: string; data: { object: { customer?: string } } }[] = await answer.json();
  return events.filter(({ data }) => data.object.customer === customer).map(({ type }) => type);
}
