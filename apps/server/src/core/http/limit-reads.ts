import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { sendApiError } from '../errors/error-handler.ts';
import { clientAddressKey } from './client-address.ts';

/** What a page brings with it, and what the operator's own programs ask. */
const uncounted = /^\/(?:assets|files|health)\//;
/** Visitors do not come from the machine itself: pages load their data so, and an operator's checks ask. */
const isLoopback = /^(?:::ffff:)?127\.|^::1$/;

function isCounted({ method, url, ip }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !uncounted.test(url) && !isLoopback.test(ip);
}

const { message } = commonErrors.too_many_requests;
const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mitoyen</title><h1>Mitoyen</h1><p>${message}</p></html>`;

/**
 * Refuses an address more reads of pages and of the API than this in a minute, with 429. Each instance counts for
 * itself: a count in the database would cost as much as most reads.
 */
export function limitReads(app: FastifyInstance, perMinute: number): void {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    try {
      await limiter.consume(clientAddressKey(request));
    } catch (rejected) {
      const retryAfterSeconds = Math.max(1, Math.ceil((rejected as RateLimiterRes).msBeforeNext / 1000));
      if (request.url.startsWith('/api/'))
        return sendApiError(reply, new ApiError(commonErrors.too_many_requests, { retryAfterSeconds }));
      return reply
        .code(429)
        .headers({ 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(page);
    }
  });
}
