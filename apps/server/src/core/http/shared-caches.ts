import type { FastifyInstance } from 'fastify';
import { asPrivate, isShared } from './cache-control.ts';
import { carriesCookie } from './csrf-cookie.ts';

/**
 * The last word on what caches between server and visitor may keep, whatever a route said: no failure, nothing of which
 * its route says nothing, and nothing that is answered to a token or carries a cookie. To be registered after what sets
 * cookies.
 */
export function keepFromSharedCaches(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const told = reply.getHeader('cache-control');
    if (reply.statusCode >= 400 || told === undefined) reply.header('cache-control', 'no-store');
    else if (isShared(told) && (request.headers.authorization !== undefined || carriesCookie(reply)))
      reply.header('cache-control', asPrivate(told));
    done(null, payload);
  });
}
