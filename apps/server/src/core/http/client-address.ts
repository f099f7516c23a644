import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The key by which an address is counted: an IPv6 visitor holds a whole /64. */
export function addressKey(given: string): string {
  const address = given.replace(/^::ffff:/, '');
  if (!isIPv6(address)) return address;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}

/** The key of the visitor who sends a request, behind the proxies that are trusted. */
export function clientAddressKey(request: FastifyRequest): string {
  return addressKey(request.ip);
}
