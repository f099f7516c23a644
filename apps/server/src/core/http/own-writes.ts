import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/cookie';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { name, maxAgeSeconds } = browserStorage.recentWrite;

/**
 * Gives who changes something a cookie for some seconds, longer than a standby in use may be behind: meanwhile the
 * primary answers them, on whatever instance. Of the API alone: pages, which are shared, neither give nor get it. To be
 * registered before what gives cookies where there is none.
 */
export function rememberWrites(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.addHook('onSend', ({ method, url }, reply, payload, done) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (isWrite && url.startsWith('/api/') && reply.statusCode < 400)
      reply.setCookie(name, '1', {
        path: '/api',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: maxAgeSeconds,
      });
    done(null, payload);
  });
}

// linear: a name of ours, without a quantifier but one
const sentPattern = new RegExp(`(?:^|;)\\s*${name}=`);

/** Whether somebody has just changed something, by their cookie. */
export function hasWriteCookie({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie !== undefined && sentPattern.test(headers.cookie);
}

/** Whether a standby must not answer: somebody is signed in, or has just changed something. */
export function mayHaveWritten({ headers, cookies }: FastifyRequest): boolean {
  return headers.authorization !== undefined || cookies[name] !== undefined;
}
