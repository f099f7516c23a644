import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
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

interface AskedAt {
  /** With or without its port. */
  readonly host: string;
  readonly protocol: string;
}

/** The cookie for a caller of the API who sent none; null for who did. */
export function csrfCookieFor({ cookie }: IncomingHttpHeaders, { host, protocol }: AskedAt): string | null {
  if (cookie !== undefined && sentPattern.test(cookie)) return null;
  const secure = protocol === 'https' || localHost.test(host.replace(/:\d+$/, '')) ? '; Secure' : '';
  return `${name}=${randomToken()}; Path=/; SameSite=Strict${secure}`;
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
  app.addHook('onSend', ({ url, headers, host, protocol }, reply, payload, done) => {
    const isTaken = carriesCookie(reply) || isShared(reply.getHeader('cache-control'));
    const cookie = url.startsWith('/api/') && !isTaken ? csrfCookieFor(headers, { host, protocol }) : null;
    if (cookie !== null) reply.header('set-cookie', cookie);
    done(null, payload);
  });
}
