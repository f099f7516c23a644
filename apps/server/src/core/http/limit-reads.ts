import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { sendApiError } from '../errors/error-handler.ts';
import { addressKey, clientAddress } from './client-address.ts';
import { isMachinePath, pathOf } from './machine-paths.ts';
import { plainPage } from './plain-page.ts';

/** What a page brings with it, and what the operator's own programs ask. */
const uncounted = /^\/(?:assets|files|health)\//;
/** Visitors do not come from the machine itself: pages load their data so, and an operator's checks ask. */
const isLoopback = /^(?:::ffff:)?127\.|^::1$/;

/** Counts the reads of each address; one for all that answers them. */
export interface ReadLimit {
  /** @throws a `RateLimiterRes` when this address has read too much. */
  count(address: string): Promise<unknown>;
  /** Whether an address is counted at all. */
  isCounted(address: string): boolean;
}

/** So many reads in a minute from one address. */
export function createReadLimit(perMinute: number): ReadLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    count: (address) => limiter.consume(addressKey(address)),
    isCounted: (address) => !isLoopback.test(address),
  };
}

const page = plainPage(commonErrors.too_many_requests.message);

function refuse(request: FastifyRequest, reply: FastifyReply, { msBeforeNext }: RateLimiterRes): void {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  if (isMachinePath(pathOf(request.url))) {
    sendApiError(reply, new ApiError(commonErrors.too_many_requests, { retryAfterSeconds }));
    return;
  }
  reply
    .code(429)
    .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Refuses an address more reads of pages and of the API than its limit, with 429. Each instance counts for
 * itself: a count in the database would cost as much as most reads.
 */
export function limitReads(app: FastifyInstance, limit: ReadLimit): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, ip } = request;
    if ((method !== 'GET' && method !== 'HEAD') || uncounted.test(url) || !limit.isCounted(ip)) {
      done();
      return;
    }
    limit.count(clientAddress(request)).then(
      () => done(),
      (rejected: RateLimiterRes) => refuse(request, reply, rejected),
    );
  });
}
