import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/**
 * Where to listen by default: on every IPv4 address, or, on a machine that others reach by IPv6 alone, on every address
 * of both kinds.
 */
export function everyAddress(interfaces: Interfaces = networkInterfaces()): string {
  const outward = Object.values(interfaces).flatMap((list = []) => list.filter(({ internal }) => !internal));
  const has = (family: string) => outward.some((address) => address.family === family);
  return has('IPv6') && !has('IPv4') ? '::' : '0.0.0.0';
}
