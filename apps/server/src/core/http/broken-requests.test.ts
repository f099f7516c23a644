import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { refuseBrokenRequest, repairUrl } from './broken-requests.ts';

let bare: FastifyInstance;
let app: TestApp;
beforeAll(async () => {
  bare = fastify({ clientErrorHandler: refuseBrokenRequest });
  await bare.listen();
  app = await createTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([bare.close(), app.close()]));

async function send(bytes: string): Promise<string> {
  const socket = connect((bare.server.address() as AddressInfo).port);
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

async function ask(...headers: string[]): Promise<{ status: string; body: unknown }> {
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...headers, '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split(' ')[1] ?? '', body: JSON.parse(body) };
}

test('a request that names no host is refused in the shape of every error', async () => {
  const { status, body } = await ask('GET /health/live HTTP/1.1', 'connection: close');
  expect(status).toBe('400');
  expect(body).toEqual({ error: 'La demande n’est pas valide.', code: 'invalid_request' });
});

test.each([
  ['HTTP/1.1', 'host: x', 'Host: y'],
  ['HTTP/1.1', 'HOST: x', 'accept: */*', 'host: x'],
  ['HTTP/1.0', 'host: x', 'host: y'],
])('a request that names two hosts is refused: %s %s', async (version, ...headers) => {
  const { status, body } = await ask(`GET /health/live ${version}`, ...headers, 'connection: close');
  expect(status).toBe('400');
  expect(body).toEqual({ error: 'La demande n’est pas valide.', code: 'invalid_request' });
});

test('before HTTP/1.1 a host need not be named', async () => {
  expect((await ask('GET /health/live HTTP/1.0')).status).toBe('200');
});

test('a request that expects what nobody knows is answered', async () => {
  const { status, body } = await ask(
    'GET /health/live HTTP/1.1',
    'host: x',
    'connection: close',
    'expect: a miracle',
  );
  expect([status, body]).toMatchObject(['200', { status: 'ok' }]);
});

test('a connection on which another protocol was proposed ends with the answer', async () => {
  const { status, body } = await ask(
    'GET /health/live HTTP/1.1',
    'host: x',
    'connection: Upgrade',
    'upgrade: h2c',
  );
  expect([status, body]).toMatchObject(['200', { status: 'ok' }]);
});

test.each([
  ['/jobs?search=%E0%A4%A', '/jobs?search=%E0%A4%A'],
  ['/files/caf%C3%A9%20a%2Fb', '/files/caf%C3%A9%20a%2Fb'],
  ['/jobs/%E0%A4%A?a=%', '/jobs/%EF%BF%BD%25A?a=%'],
  ['/jobs/100%', '/jobs/100%25'],
  ['/jobs%0d%0aSet-Cookie:%20x=1', '/jobs%EF%BF%BDSet-Cookie:%20x=1'],
  ['/jobs/%e2%80%a8', '/jobs/%EF%BF%BD'],
])('%s is read as %s', (given, read) => {
  expect(repairUrl(given)).toBe(read);
});
