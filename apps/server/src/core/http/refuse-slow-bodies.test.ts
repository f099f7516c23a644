import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installErrorHandler } from '../errors/error-handler.ts';
import { refuseSlowBodies } from './refuse-slow-bodies.ts';

/** Lets the request to /slow go on, so that no test waits for time. */
let release = () => {};
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  installErrorHandler(app);
  refuseSlowBodies(app, { bytesPerSecond: 1000, windowMs: 20 });
  await app.register(multipart);
  app.post('/text', async ({ body }) => body);
  app.post('/file', async (request) => (await (await request.file())?.toBuffer())?.length);
  app.post('/early', async (_request, reply) => reply.send('enough'));
  app.post('/slow', async ({ body }) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return body;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

async function send(bytes: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

test.each([
  ['text', head('/text', 'text/plain', 100_000)],
  [
    'a file',
    `${head('/file', 'multipart/form-data; boundary=x', 100_000)}--x\r\ncontent-disposition: form-data; name="a"; filename="a.png"\r\n\r\nabc`,
  ],
])('a body of %s that stops is refused, and its connection closed', async (_, bytes) => {
  const answer = await text(await send(`${bytes}${'x'.repeat(10)}`));
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/s);
  expect(answer).toContain('"code":"request_timeout"');
});

test('one that trickles is refused all the same', async () => {
  const socket = await send(head('/text', 'text/plain', 100_000));
  const trickle = setInterval(() => socket.write('x'), 5);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  // a write may find the connection closed already
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection is closed on which the rest of an answered request never comes', async () => {
  expect(await text(await send(head('/early', 'multipart/form-data; boundary=x', 100_000)))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test('an answer may take its time once the body is there', async () => {
  const socket = await send(`${head('/slow', 'text/plain', 3)}abc`);
  const other = await text(await send(`${head('/text', 'text/plain', 100_000)}abc`));
  expect(other).toMatch(/^HTTP\/1\.1 408 /);
  release();
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
