import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asPrivate, isShared } from './caching.ts';

const { csrf, recentWrite } = browserStorage;
const localHost = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;
/**
 * Shorter texts, in characters, are passed to Node as they are, which sends them with the headers in one
 * write.
 */
const minEncodedLength = 500;

interface FinishOptions {
  /** Whether a caller that wrote gets the cookie by which the primary answers its next reads. */
  readonly marksWrites: boolean;
  readonly isHttps: boolean;
}

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** Whether a request may change something. */
export const isWrite = ({ method }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Whether only the primary may answer: the caller is signed in, or has just changed something. */
export const mayHaveWritten = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization !== undefined || cookies[recentWrite.name] !== undefined;

/**
 * Sets a cookie on a caller that changed something, for longer than a standby in use may be behind: meanwhile
 * the primary answers it, on whatever instance. Pages, which are shared, neither set nor receive this cookie.
 */
function markWrite(reply: FastifyReply, secure: boolean): void {
  const { name, maxAgeSeconds: maxAge } = recentWrite;
  reply.setCookie(name, '1', { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge });
}

/**
 * Sets the cookie that `session-hint.js` sets on pages, for callers of the API without it. Nothing relies on
 * it: calls are authorized by their bearer token. `Secure` where browsers would keep such a cookie.
 */
function giveCsrfCookie({ host, protocol }: FastifyRequest, reply: FastifyReply): void {
  const secure = protocol === 'https' || localHost.test(host.replace(/:\d+$/, '')) ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  reply.header('set-cookie', `${csrf.name}=${token}; Path=/; SameSite=Strict${secure}`);
}

/**
 * Lets no cache keep a failure or a response without `Cache-Control`, and no shared cache a caller's own or
 * one with a cookie.
 */
function restrictCaching({ headers }: FastifyRequest, reply: FastifyReply): void {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode >= 400 || cacheControl === undefined) reply.header('cache-control', 'no-store');
  else if (isShared(cacheControl) && (headers.authorization !== undefined || reply.hasHeader('set-cookie')))
    reply.header('cache-control', asPrivate(cacheControl));
}

/** The last steps of every response: its cookies, its caching, whatever its route set, and its encoding. */
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
    // Node encodes a long text letter by letter, a fifth of the time of a list
    const isLongText = typeof payload === 'string' && payload.length >= minEncodedLength;
    done(null, isLongText ? Buffer.from(payload) : payload);
  });
}
