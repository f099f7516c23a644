import type { FastifyRequest } from 'fastify';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

type PageRequest = Pick<FastifyRequest, 'headers' | 'host' | 'ips' | 'url'>;

/** Whether the request opens a page: `Sec-Fetch-Mode` says so on trusted origins, `Accept` on all others. */
function isNavigation({ headers }: PageRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept?.includes('text/html') ?? false) : mode === 'navigate';
}

/** The host that the visitor asked for; null behind a proxy that does not tell. */
function requestedHost({ headers, host, ips = [] }: PageRequest): string | null {
  const isProxied = ips.length > 1;
  return isProxied && headers['x-forwarded-host'] === undefined ? null : host;
}

/**
 * The address at which a page opened under another name of this server should be opened instead, or null.
 * Browsers keep sessions by host: a user who starts paying on 127.0.0.1 would return to `siteUrl`, on
 * localhost, signed out. A `siteUrl` on this machine claims the machine's names on its own port alone:
 * another device, or a mapped port, could not reach it.
 */
export function createCanonicalAddress(siteUrl: string): (request: PageRequest) => string | null {
  const site = new URL(siteUrl);
  const isLocalSite = loopback.test(site.hostname);
  return (request) => {
    const host = requestedHost(request);
    if (host === null || host === site.host || !isNavigation(request)) return null;
    if (!URL.canParse(`${site.protocol}//${host}`)) return null;
    const asked = new URL(`${site.protocol}//${host}`);
    if (asked.host === site.host) return null;
    if (isLocalSite && !(loopback.test(asked.hostname) && asked.port === site.port)) return null;
    return site.origin + request.url.replace(/^\/+/, '/');
  };
}
