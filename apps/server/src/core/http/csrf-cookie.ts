import { randomFillSync } from 'node:crypto';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isShared } from './cache-control.ts';

const { name } = browserStorage.csrf;
// linear: a name of ours, without a quantifier but one
const sentPattern = new RegExp(`(?:^|;)\\s*${name}=`);
const localHost = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

const tokenBytes = 24;
/** Random bytes for many tokens at once: asking the system for each costs more than all else about a kept page. */
const pool = Buffer.alloc(tokenBytes * 256);
let used = pool.length;

function randomToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += tokenBytes;
  return pool.toString('base64url', used - tokenBytes, used);
}

/** Whether an answer sets a cookie. */
export const carriesCookie = (reply: FastifyReply) => reply.hasHeader('set-cookie');

/**
 * Gives callers of the API the cookie that `session-hint.js` gives a page's visitors, unless it is there. Never beside
 * another cookie, for what looks at one header alone, nor with what shared caches may keep. Nothing relies on it: calls
 * are authorised by their bearer token. `Secure` where a browser would keep such a cookie: over https, and on this
 * machine. To be registered after what sets other cookies.
 */
export function giveCsrfCookies(app: FastifyInstance): void {
  app.addHook('onSend', ({ url, headers, hostname, protocol }, reply, payload, done) => {
    const isSent = headers.cookie !== undefined && sentPattern.test(headers.cookie);
    const isTaken = carriesCookie(reply) || isShared(reply.getHeader('cache-control'));
    if (url.startsWith('/api/') && !isSent && !isTaken) {
      const secure = protocol === 'https' || localHost.test(hostname) ? '; Secure' : '';
      reply.header('set-cookie', `${name}=${randomToken()}; Path=/; SameSite=Strict${secure}`);
    }
    done(null, payload);
  });
}
