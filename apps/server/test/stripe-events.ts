import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';

/** What events to tests' applications are signed with. */
export const webhookSecret = 'whsec_of_tests';

let lastEvent = 0;

/** An event as Stripe sends it, about a customer's subscription by default. */
export function stripeEvent(
  customerId: string,
  { id = `evt_${++lastEvent}`, type = 'customer.subscription.updated' } = {},
) {
  return {
    id,
    object: 'event',
    type,
    data: { object: { id: 'sub_1', object: 'subscription', customer: customerId } },
  };
}

/** The bytes of an event, and the header that Stripe would send with them. */
export function signed(event: object, { secret = webhookSecret, secondsAgo = 0 } = {}) {
  const payload = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

/** Sends bytes to the webhook. */
export async function sendToWebhook(
  app: { readonly server: FastifyInstance },
  { payload, signature }: { payload: string; signature?: string },
) {
  const { method, path } = subscriptionRoutes.webhook;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature && { 'stripe-signature': signature }),
  };
  const answer = await app.server.inject({ method, url: path, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
