import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The key by which a visitor's address is counted: an IPv6 visitor holds a whole /64. */
export function clientAddressKey(request: FastifyRequest): string {
  const address = request.ip.replace(/^::ffff:/, '');
  if (!isIPv6(address)) return address;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}
