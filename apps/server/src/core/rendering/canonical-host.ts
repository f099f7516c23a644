import type { FastifyRequest } from 'fastify';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Somebody opens a page: browsers say so where they are trusted to, and ask for HTML everywhere. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept?.includes('text/html') ?? false) : mode === 'navigate';
}

/** The host that the visitor asked for; null behind a proxy that does not tell. */
function askedHost(request: FastifyRequest): string | null {
  const isProxied = (request.ips?.length ?? 1) > 1;
  return isProxied && request.headers['x-forwarded-host'] === undefined ? null : request.host;
}

/**
 * Where a page opened under another name of this server is to be opened instead, or null. A browser keeps the session
 * by host: who starts paying on 127.0.0.1 would come back to `siteUrl`, on localhost, signed out. A `siteUrl` on this
 * machine claims the machine's own names on its port alone: another device, or a mapped port, cannot reach it.
 */
export function canonicalAddress(request: FastifyRequest, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const host = askedHost(request);
  if (host === null || !isNavigation(request) || !URL.canParse(`${site.protocol}//${host}`)) return null;
  const asked = new URL(`${site.protocol}//${host}`);
  if (asked.host === site.host) return null;
  if (loopback.test(site.hostname) && !(loopback.test(asked.hostname) && asked.port === site.port))
    return null;
  return site.origin + request.url.replace(/^\/+/, '/');
}
