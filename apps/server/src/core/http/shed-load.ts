import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SustainedDelay } from './event-loop-delay.ts';
import { isMachinePath, pathOf, sendRefusal } from './refusals.ts';

const retryAfterSeconds = 5;
/** Writes of signed-in callers are refused only at so many times the delay of others. */
const writingPatience = 5;
/**
 * They cost little: without them, no page could tell its user to retry, and no balancer that the server
 * lives.
 */
const alwaysAnswered = /^\/(?:assets\/|files\/|health\/live$|\w[\w-]*\.\w+$)/;

/** Reads of the API and pages wait in bounded queues of their own (`Bulkhead`, `renderingPlugin`). */
function isQueued({ method, url }: FastifyRequest, path: string): boolean {
  if (method !== 'GET') return false;
  return url.startsWith('/api/') ? path !== eventRoutes.stream.path : !isMachinePath(path);
}

function isSignedInWrite({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.authorization !== undefined;
}

interface ShedOptions {
  readonly delay: Pick<SustainedDelay, 'sustainedMs'>;
  /** The sustained delay from which on requests are refused, in milliseconds. */
  readonly fromMs: number;
}

/**
 * Refuses requests that wait in no bounded queue with 503 once the event loop has been late for three
 * seconds, writes of signed-in callers last.
 */
export function shedLoad(app: FastifyInstance, { delay, fromMs }: ShedOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { sustainedMs } = delay;
    const path = pathOf(request.url);
    const boundMs = isSignedInWrite(request) ? fromMs * writingPatience : fromMs;
    const isAnswered = sustainedMs <= boundMs || isQueued(request, path) || alwaysAnswered.test(path);
    if (isAnswered) done();
    else sendRefusal(request, reply, new ApiError(commonErrors.busy, { retryAfterSeconds }));
  });
}
