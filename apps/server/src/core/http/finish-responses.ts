import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asPrivate, isShared } from './caching.ts';

const { csrf, recentWrite } = browserStorage;
const localHost = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;
/** Shorter texts, in characters, are left to Node, which sends them with the head in one write. */
const minEncodedLength = 500;

interface FinishOptions {
  /** Whether a caller that wrote is given the cookie that keeps it from standbys. */
  readonly marksWrites: boolean;
  readonly isHttps: boolean;
}

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** Whether a request may change something. */
export const isWrite = ({ method }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Whether a standby must not answer: the caller is signed in, or has just changed something. */
export const mayHaveWritten = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization !== undefined || cookies[recentWrite.name] !== undefined;

/**
 * Marks a caller that changed something for some seconds, longer than a standby in use may be behind: meanwhile the
 * primary answers, on whatever instance. Pages, which are shared, neither give nor get this cookie.
 */
function markWrite(reply: FastifyReply, secure: boolean): void {
  const { name, maxAgeSeconds: maxAge } = recentWrite;
  reply.setCookie(name, '1', { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge });
}

/**
 * The cookie that `session-hint.js` gives a page's visitors, for callers of the API without it. Nothing relies on it:
 * calls are authorised by their bearer token. `Secure` where a browser would keep such a cookie.
 */
function giveCsrfCookie({ host, protocol }: FastifyRequest, reply: FastifyReply): void {
  const secure = protocol === 'https' || localHost.test(host.replace(/:\d+$/, '')) ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  reply.header('set-cookie', `${csrf.name}=${token}; Path=/; SameSite=Strict${secure}`);
}

/** No cache keeps a failure, nor what its route says nothing of; no shared one what is a caller's own or sets a cookie. */
function restrictCaching({ headers }: FastifyRequest, reply: FastifyReply): void {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode >= 400 || cacheControl === undefined) reply.header('cache-control', 'no-store');
  else if (isShared(cacheControl) && (headers.authorization !== undefined || reply.hasHeader('set-cookie')))
    reply.header('cache-control', asPrivate(cacheControl));
}

/** The last steps of every response: its cookies, then what caches may do with it, whatever its route said; its bytes. */
export async function finishResponses(
  app: FastifyInstance,
  { marksWrites, isHttps }: FinishOptions,
): Promise<void> {
  await app.register(cookie);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isCall(request)) {
      if (marksWrites && isWrite(request) && reply.statusCode < 400) markWrite(reply, isHttps);
      const hasNone = request.cookies[csrf.name] === undefined && !reply.hasHeader('set-cookie');
      if (hasNone && !isShared(reply.getHeader('cache-control'))) giveCsrfCookie(request, reply);
    }
    restrictCaching(request, reply);
    // Node encodes a long text letter by letter, which took a fifth of a list
    const isLongText = typeof payload === 'string' && payload.length >= minEncodedLength;
    done(null, isLongText ? Buffer.from(payload) : payload);
  });
}
