import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddressKey } from './client-address.ts';
import { sendRefusal } from './refusals.ts';

/** Files that pages load, and requests of the operator's programs. */
const uncounted = /^\/(?:assets|files|health)\//;
/** Requests from the machine itself: pages that load their data, and the operator's checks, not visitors. */
const isLoopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Refuses an address more reads of pages and of the API in a minute than its limit, with 429. Each instance counts for
 * itself: a count in the database would cost as much as most reads.
 */
export function limitReads(app: FastifyInstance, perMinute: number): void {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, ip } = request;
    if ((method !== 'GET' && method !== 'HEAD') || uncounted.test(url) || isLoopback.test(ip)) {
      done();
      return;
    }
    limiter.consume(clientAddressKey(request)).then(
      () => done(),
      ({ msBeforeNext, consumedPoints }: RateLimiterRes) => {
        // once a minute: a flood must not fill the log
        if (consumedPoints === perMinute + 1)
          request.log.info({ status: 429, limit: 'reads of an address' }, 'call refused');
        const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
        sendRefusal(request, reply, new ApiError(commonErrors.too_many_requests, { retryAfterSeconds }));
      },
    );
  });
}
