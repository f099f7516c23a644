import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../test/create-test-context.ts';
import { createApp } from './app.ts';

let world: TestContext;
let server: FastifyInstance;
beforeAll(async () => {
  world = await createTestContext();
  const options = { connectionsPerAddress: 3, bodyRate: { bytesPerSecond: 1000, windowMs: 20 } };
  ({ server } = await createApp(world.context, options));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function send(lines: readonly string[]): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

const beginningOf = (path: string, type: string, start: string) => [
  `POST ${path} HTTP/1.1`,
  ...['host: x', `content-type: ${type}`, 'content-length: 100000', '', start],
];
const file = '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n\x89PNG';

test.each([
  ['a call', accountRoutes.login.path, 'application/json', '{"email": "'],
  ['an upload', uploadRoutes.avatar.path, 'multipart/form-data; boundary=x', file],
])('%s that stops in its midst is refused', async (_, path, type, start) => {
  const answer = await text(await send(beginningOf(path, type, start)));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
});

test('one address holds no more connections than it may', async () => {
  const held = [await send([]), await send([]), await send([])];
  expect(await text(await send([]))).toMatch(/^HTTP\/1\.1 503 /);
  for (const socket of held) socket.destroy();
});

test('a request is not waited for for ever', () => {
  const { requestTimeout, headersTimeout } = server.server;
  expect([requestTimeout, headersTimeout]).toEqual([600_000, 20_000]);
});
