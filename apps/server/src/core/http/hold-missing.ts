import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLocal } from './request-locals.ts';

/** Longer than most operations take; a longer one is sent a step later. */
const stepMs = 25;
/** Timers may be a millisecond or two late: the last milliseconds are waited for in turns of the loop. */
const turnsMs = 3;

/** The time left in the step in which an operation ended, in milliseconds. */
export const leftOfStep = (elapsedMs: number) => Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs;

/** Waits, precise to some hundredths of a millisecond. */
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
