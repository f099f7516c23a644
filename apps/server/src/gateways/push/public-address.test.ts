import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001:db8::1', 'localhost', ''],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '142.250.75.10', '2a00:1450:4007::1', '172.32.0.1'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test('a host with an address of this machine is not connected to', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve));
    expect(error).toMatchObject({ code: 'ENOTPUBLIC' });
  }
});
