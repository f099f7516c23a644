import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../test/create-test-context.ts';
import { createApp } from './app.ts';

const reader = '203.0.113.9';

let world: TestContext;
let server: FastifyInstance;
let spans: string[];
beforeAll(async () => {
  world = await createTestContext();
  spans = [];
  const tracing = {
    begin: (name: string) => ({ run: <T>(work: () => T) => work(), end: () => void spans.push(name) }),
    record: () => {},
    stop: async () => {},
  };
  const options = { readsPerAddress: 1, apiBaseUrl: 'https://api.mitoyen.test' };
  ({ server } = await createApp({ ...world.context, tracing }, options));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const read = () =>
  server.inject({
    url: directoryRoutes.search.path,
    remoteAddress: reader,
    headers: { origin: world.context.config.publicUrl },
  });

test('a refused read is marked, finished and counted as every response is', async () => {
  const answered = await read();
  const refused = await read();
  expect([answered.statusCode, refused.statusCode]).toEqual([200, 429]);
  for (const name of ['content-security-policy', 'x-content-type-options', 'access-control-allow-origin'])
    expect([name, refused.headers[name]]).toEqual([name, answered.headers[name]]);
  expect(refused.headers).toMatchObject({
    'content-security-policy': expect.any(String),
    'access-control-allow-origin': world.context.config.publicUrl,
    'x-request-id': expect.any(String),
    'cache-control': 'no-store',
    'set-cookie': expect.stringContaining('csrf'),
  });
  expect(await world.context.metrics.metrics()).toMatch(
    /^mitoyen_calls_refused_total\{status="429",code="too_many_requests"\} 1$/m,
  );
  expect(spans).toEqual(['GET', 'GET']);
});

test('a request without a host is refused with the same marks', async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/openapi.json HTTP/1.1\r\nconnection: close\r\n\r\n');
  const refused = await text(socket);
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  for (const mark of ['content-security-policy: ', 'x-request-id: ', 'cache-control: no-store'])
    expect(refused).toContain(`\r\n${mark}`);
});
