import type Stripe from 'stripe';
import { EventNotSignedError, type PaymentsGateway } from './payments.gateway.ts';
import { eventSchema } from './stripe-answers.schemas.ts';

/** Seconds within which a signature must have been made, by the machine's own clock. */
const toleranceSeconds = 300;

function customerOf({ id, object, customer }: { id?: string; object?: string; customer?: unknown }) {
  if (object === 'customer') return id ?? null;
  if (typeof customer === 'string') return customer;
  return (customer as { id: string } | null | undefined)?.id ?? null;
}

/** Reads events whose bytes carry a fresh signature made with this secret. */
export function createEventReader(stripe: Stripe, webhookSecret: string): PaymentsGateway['readEvent'] {
  return async (rawBody, signature) => {
    let given: unknown;
    try {
      given = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds);
    } catch (cause) {
      throw new EventNotSignedError('The event is not signed, not by Stripe, or too long ago', { cause });
    }
    const event = eventSchema.safeParse(given);
    if (!event.success) throw new EventNotSignedError('The event is of another shape');
    const { id, type, data } = event.data;
    return { id, type, customerId: customerOf(data.object) };
  };
}
