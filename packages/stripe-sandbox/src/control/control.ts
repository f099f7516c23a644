import type { StripeAccount } from '../account.ts';
import { BadRequest } from '../bad-request.ts';
import { runDue } from '../billing/run-due.ts';

const longestStepSeconds = 5 * 366 * 86_400;

/** Moves Stripe's time on by whole seconds and does what became due. @throws BadRequest */
export function advanceClock(account: StripeAccount, seconds: unknown): number {
  const step = Number(seconds);
  if (!Number.isInteger(step) || step < 1 || step > longestStepSeconds)
    throw new BadRequest(`seconds : un nombre entier de 1 à ${longestStepSeconds}.`);
  account.clock.advance(step);
  runDue(account);
  account.events.deliveries.hurry();
  return account.clock.now();
}

/** Brings an event to every endpoint again; `null` when it is unknown. */
export async function resendEvent(account: StripeAccount, id: string) {
  const { events } = account;
  const event = events.get(id);
  if (!event) return null;
  const targets = events.endpoints.listeningTo(event.type);
  const attempts = await Promise.all(
    targets.map(async (endpoint) => ({
      url: endpoint.url,
      ...(await events.deliveries.resend(event, endpoint)),
    })),
  );
  return { id, deliveries: attempts };
}
