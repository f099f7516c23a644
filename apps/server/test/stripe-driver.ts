import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import Stripe from 'stripe';
import { makeCompany } from './builders/index.ts';
import type { TestApp } from './create-test-app.ts';
import { sendToWebhook, signed } from './stripe-events.ts';

/** Cards by what becomes of them. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
};

export const daySeconds = 86_400;

/** Stripe as an operator sees it, from outside of the product. */
export function stripeOf(app: TestApp): Stripe {
  const { hostname, port } = new URL(app.sandbox.url);
  return new Stripe('sk_test_operator', { host: hostname, port, protocol: 'http', telemetry: false });
}

/** Moves the product's clock and Stripe's, which does what is due meanwhile. */
export async function passTimeEverywhere(app: TestApp, { days }: { days: number }): Promise<void> {
  app.passTime({ days });
  await app.sandbox.passStripeTime(days * daySeconds);
}

/** Sends the product every event so far, oldest first; it knows those that it got before. Then runs the jobs. */
export async function deliverEvents(app: TestApp): Promise<void> {
  const events = await app.sandbox.stripeEvents();
  for (const event of events.toReversed()) await sendToWebhook(app, signed(event));
  await app.runJobs();
}

type Company = Awaited<ReturnType<typeof makeCompany>>;

/** A company that paid on the hosted page, and of which the product got no event yet. */
export async function payingCompany(
  app: TestApp,
  card = cards.pays,
): Promise<Company & { customerId: string }> {
  const company = await makeCompany(app.context);
  const { id: userId, token } = company.user;
  const { url } = (await app.call(subscriptionRoutes.checkout, { token, body: { userId } })).body;
  const { location } = await app.sandbox.pay(url, card);
  if (!location) throw new Error('the card was not taken');
  const { customerId } = (await app.call(subscriptionRoutes.get, { token, params: { userId } })).body;
  return { ...company, customerId: customerId ?? '' };
}

/** The same after the events. */
export async function subscriber(app: TestApp, card = cards.pays): ReturnType<typeof payingCompany> {
  const company = await payingCompany(app, card);
  await deliverEvents(app);
  return company;
}
