import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  limitConnections(app, 2);
  app.get('/', async () => 'bonjour');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** What is answered on a connection, until it is closed. */
function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return text(socket);
}

test('an address holds so many connections and no more', async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  const refused = await text(third);
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s);
  for (const header of [
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security: max-age=31536000; includeSubDomains',
  ])
    expect(refused).toContain(`\r\n${header}\r\n`);
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'busy' });
  expect(await ask(first)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(second)).toMatch(/^HTTP\/1\.1 200 /);
});

test('one that is closed makes room', async () => {
  await ask(await open());
  await ask(await open());
  expect(await ask(await open())).toMatch(/^HTTP\/1\.1 200 /);
});
