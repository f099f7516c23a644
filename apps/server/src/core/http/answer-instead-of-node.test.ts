import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

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
