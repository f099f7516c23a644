import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from './plain-page.ts';

/** Seconds after which to ask again. */
const retryAfterSeconds = 5;
/** What somebody signed in is writing is refused when the event loop lags so many times longer than for the rest. */
const writingPatience = 5;
/** How often the lag is looked at, in milliseconds. */
const sampleIntervalMs = 500;
/** They cost little: without them, nobody would be told to try again, and nobody would know that the server lives. */
const alwaysAnswered = /^\/(?:assets\/|files\/|health\/live$|\w[\w-]*\.\w+$)/;

function isWriting({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.authorization !== undefined;
}

function refuse(url: string, reply: FastifyReply): void {
  if (url.startsWith('/api/') || url === '/health/ready')
    throw new ApiError(commonErrors.unavailable, { retryAfterSeconds });
  reply
    .code(503)
    .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(commonErrors.unavailable.message));
}

interface LagLimits {
  /** Milliseconds. */
  readonly maxEventLoopDelay: number;
  /** Milliseconds between two looks at the lag. */
  readonly sampleInterval: number;
}

/**
 * What is done with a request while the server is over a limit. `delayMs`: how late the event loop is; the library says
 * Infinity where it had no sample since the last look, which is to say that the loop stood still that long and is back.
 */
export function createPressureHandler(
  delayMs: () => number,
  { maxEventLoopDelay, sampleInterval }: LagLimits,
): (request: FastifyRequest, reply: FastifyReply, type: string) => Promise<void> {
  return async (request, reply, type) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (alwaysAnswered.test(path)) return;
    const delay = delayMs();
    const lag = Number.isFinite(delay) ? delay : sampleInterval;
    if (type === underPressure.TYPE_EVENT_LOOP_DELAY && lag <= maxEventLoopDelay) return;
    if (isWriting(request) && lag < maxEventLoopDelay * writingPatience) return;
    refuse(path, reply);
  };
}

/**
 * Refuses calls and pages with 503 while the server is over these limits, and says that it is not ready. Kept pages
 * are answered before anything here is asked; what somebody signed in is writing is refused last.
 */
export async function shedLoad(app: FastifyInstance, limits: FastifyUnderPressureOptions): Promise<void> {
  const { maxEventLoopDelay = 0, sampleInterval = sampleIntervalMs } = limits;
  const delayMs = () => app.memoryUsage().eventLoopDelay;
  await app.register(underPressure, {
    ...limits,
    sampleInterval,
    pressureHandler: createPressureHandler(delayMs, { maxEventLoopDelay, sampleInterval }),
  });
}
