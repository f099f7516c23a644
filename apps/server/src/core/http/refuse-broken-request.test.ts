import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseBrokenRequest } from './refuse-broken-request.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ clientErrorHandler: refuseBrokenRequest });
  await app.listen();
});
afterAll(() => app.close());

async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['no request', 'bonjour\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'an endless header',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is refused in the shape of every error', async (_, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(JSON.parse(body)).toEqual({ error: 'La demande n’est pas valide.', code: 'invalid_request' });
});
