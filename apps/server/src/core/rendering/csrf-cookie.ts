import { randomFillSync } from 'node:crypto';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { Visit } from './canonical-host.ts';

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

/**
 * The cookie to set with a page, or null when the browser has it. Nothing relies on it: calls are authorised by
 * their bearer token. `Secure` where a browser would keep such a cookie: over https, and on this machine.
 */
export function missingCsrfCookie({ headers, hostname, protocol }: Visit): string | null {
  if (headers.cookie !== undefined && sentPattern.test(headers.cookie)) return null;
  const secure = protocol === 'https' || localHost.test(hostname) ? '; Secure' : '';
  return `${name}=${randomToken()}; Path=/; SameSite=Strict${secure}`;
}
