import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLocal } from './request-locals.ts';

/** More than most operations take: one that takes longer is sent a step later. */
const stepMs = 25;
/** Timers are late by up to a millisecond or two, by what the loop did before: the rest is waited out in turns of the loop. */
const turnsMs = 3;

/** How long is left of the step in which an operation ended. */
export const leftOfStep = (elapsedMs: number) => Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs;

/** Waits to within some hundredths of a millisecond. */
async function waitExactly(leftMs: number): Promise<void> {
  const instant = performance.now() + leftMs;
  await new Promise<void>((resolve) => {
    const look = () => (performance.now() >= instant ? resolve() : setImmediate(look));
    if (leftMs > turnsMs) setTimeout(look, leftMs - turnsMs);
    else look();
  });
}

/**
 * Delays each "not found" until a whole step after its request: the time of finding nothing would tell
 * whether a person who hides exists. `wait` is for tests.
 */
export function holdMissing(app: FastifyInstance, wait = waitExactly): void {
  const arrivals = createLocal<FastifyRequest, number>('arrival');
  app.addHook('onRequest', (request, _reply, done) => {
    arrivals.set(request, performance.now());
    done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const now = performance.now();
    if (reply.statusCode === 404) await wait(leftOfStep(now - (arrivals.get(request) ?? now)));
    return payload;
  });
}
