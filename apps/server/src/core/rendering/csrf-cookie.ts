import { randomBytes } from 'node:crypto';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyRequest } from 'fastify';

const { name } = browserStorage.csrf;

/**
 * The cookie to set with a page, or null when the browser has it. Nothing relies on it: calls are authorised by
 * their bearer token. `Secure` where a browser would keep such a cookie: over https, and on this machine.
 */
export function missingCsrfCookie(request: FastifyRequest): string | null {
  const sent = request.headers.cookie ?? '';
  if (sent.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))) return null;
  const isLocal = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname);
  const secure = request.protocol === 'https' || isLocal ? '; Secure' : '';
  return `${name}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Strict${secure}`;
}
