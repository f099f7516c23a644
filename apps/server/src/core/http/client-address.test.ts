import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { FastifyRequest } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createApp } from '../../app.ts';
import { clientAddressKey } from './client-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(clientAddressKey({ ip } as FastifyRequest)).toBe(key);
});

test.each([
  [0, '192.0.2.1'],
  [1, '203.0.113.9'],
  [2, '198.51.100.4'],
])('with %i proxies before the product, the caller’s address is %s', async (trustedProxies, expected) => {
  const { server } = await createApp(app.context, { trustedProxies });
  const seen: string[] = [];
  server.addHook('onRequest', async (request) => {
    seen.push(request.ip);
  });
  // anybody may write the first of these; each proxy adds the address it was called from
  const headers = { 'x-forwarded-for': '10.0.0.1, 198.51.100.4, 203.0.113.9' };
  await server.inject({ url: '/api/openapi.json', remoteAddress: '192.0.2.1', headers });
  await server.close();
  expect(seen).toEqual([expected]);
});

test('a caller who has gone has no address, and is no fault of ours', async () => {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const { server } = await createApp({ ...app.context, log });
  server.addHook('preHandler', async ({ raw }) => void raw.socket.destroy());
  const failed = new Promise<Error>((resolve) => {
    server.addHook('onError', async (_request, _reply, error) => resolve(error));
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const { method, path } = accountRoutes.startPasskeyLogin;
  await expect(fetch(url + path, { method })).rejects.toThrow('fetch failed');
  expect((await failed).message).toBe('the caller went away');
  await server.close();
  expect(errors).toEqual([]);
});
