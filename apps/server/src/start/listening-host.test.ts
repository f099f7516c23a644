import { expect, test } from 'vitest';
import { everyAddress } from './listening-host.ts';

const address = (family: 'IPv4' | 'IPv6', internal = false) =>
  ({ family, internal, address: '', netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
const loopback = [address('IPv4', true), address('IPv6', true)];

test('a machine that others reach by IPv6 alone listens there', () => {
  expect(everyAddress({ lo: loopback, eth0: [address('IPv6')] })).toBe('::');
  expect(everyAddress({ lo: loopback, eth0: [address('IPv4')] })).toBe('0.0.0.0');
  expect(everyAddress({ lo: loopback, eth0: [address('IPv4'), address('IPv6')] })).toBe('0.0.0.0');
  expect(everyAddress({ lo: loopback })).toBe('0.0.0.0');
});
