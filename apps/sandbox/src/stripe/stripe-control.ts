import { BadRequest } from '../core/bad-request.ts';
import type { World } from '../world.ts';
import { runDue } from './billing/run-due.ts';

const longestStepSeconds = 5 * 366 * 86_400;

/** Moves Stripe's time on by whole seconds and does what became due. @throws BadRequest */
export function advanceClock(world: World, seconds: unknown): number {
  const step = Number(seconds);
  if (!Number.isInteger(step) || step < 1 || step > longestStepSeconds)
    throw new BadRequest(`seconds : un nombre entier de 1 à ${longestStepSeconds}.`);
  const { stripe } = world;
  stripe.clock.advance(step);
  runDue(stripe);
  stripe.events.deliveries.hurry();
  return stripe.clock.now();
}

/** Brings an event to every endpoint again; `null` when it is unknown. */
export async function resendEvent(world: World, id: string) {
  const { events } = world.stripe;
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
