import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kindOf } from './admission.ts';
import type { EarlyRefusals } from './early-refusals.ts';
import type { LoopLag } from './loop-lag.ts';
import { isMachinePath, pathOf } from './machine-paths.ts';
import { plainPage } from './plain-page.ts';

/** Seconds after which to ask again. */
const retryAfterSeconds = 5;
/** What somebody signed in is writing is refused when the event loop lags so many times longer than for the rest. */
const writingPatience = 5;
/** They cost little: without them, nobody would be told to try again, and nobody would know that the server lives. */
const alwaysAnswered = /^\/(?:assets\/|files\/|health\/live$|\w[\w-]*\.\w+$)/;

/** Pages and reads, of which fewer are let in instead; what those that were let in ask for is part of them. */
const isAdmitted = ({ raw }: FastifyRequest) => kindOf(raw) !== null;

function isWriting({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.authorization !== undefined;
}

function sendPage(reply: FastifyReply): void {
  reply
    .code(503)
    .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(commonErrors.busy.message));
}

interface ShedOptions {
  readonly lag: Pick<LoopLag, 'lastingMs'>;
  /** The lag from which on requests are refused once it lasts, in milliseconds. */
  readonly fromMs: number;
  readonly refusals: Pick<EarlyRefusals, 'kindOf'>;
}

/**
 * Refuses calls with 503 once the event loop lags for three seconds on end, and says that the server is not ready; until
 * then they wait for their turn (`CallTurns`). What somebody signed in is writing is refused last. Of pages and reads, `Admission` lets in fewer: here they are refused once they waited too long.
 */
export function shedLoad(app: FastifyInstance, { lag, fromMs, refusals }: ShedOptions): void {
  const isTooMuch = (request: FastifyRequest) => {
    if (refusals.kindOf(request.raw) !== undefined) return true;
    const { lastingMs } = lag;
    if (lastingMs <= fromMs || isAdmitted(request) || alwaysAnswered.test(pathOf(request.url))) return false;
    return !isWriting(request) || lastingMs >= fromMs * writingPatience;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTooMuch(request)) done();
    else if (isMachinePath(pathOf(request.url))) done(new ApiError(commonErrors.busy, { retryAfterSeconds }));
    else sendPage(reply);
  });
}
