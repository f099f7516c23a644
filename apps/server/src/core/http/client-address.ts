import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An IPv4 address that comes by IPv6 is itself. */
const withoutMapping = (address: string) => address.replace(/^::ffff:/, '');

function prefixOf(address: string, parts: 3 | 4): string {
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, parts).join(':')}::/${parts * 16}`;
}

/** The key by which an address is counted: for IPv6, its /64, which one visitor holds whole. */
export function addressKey(given: string): string {
  const address = withoutMapping(given);
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** The network of an address, for storage: an IPv4 address without its last part, an IPv6 one's /48. */
export function networkOf(given: string): string {
  const address = withoutMapping(given);
  return isIPv6(address) ? prefixOf(address, 3) : `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}

/**
 * The client address of a request, behind the trusted proxies. @throws when the connection is closed, and its
 * address with it: then there is nobody to answer.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if ((ip as string | undefined) === undefined)
    throw Object.assign(new Error('the caller went away'), { code: 'ECONNABORTED' });
  return ip;
}

/** The key of a request's client address, behind the trusted proxies. */
export function clientAddressKey(request: FastifyRequest): string {
  return addressKey(clientAddress(request));
}
