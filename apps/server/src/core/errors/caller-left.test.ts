import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { installErrorHandler } from './error-handler.ts';

/** A server whose only call reads its body to the end, and the lines that it logs. */
async function listen() {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  installErrorHandler(app);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/', async ({ body }) => {
    for await (const _ of body as AsyncIterable<Buffer>);
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, port: (app.server.address() as AddressInfo).port };
}

test('a caller who goes away in the middle of an upload is no failure of the database', async () => {
  const { app, lines, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST / HTTP/1.1', 'host: x', 'content-type: application/octet-stream', 'content-length: 99'];
  socket.write(`${head.join('\r\n')}\r\n\r\npart`);
  await vi.waitFor(() => expect(lines.join('')).toContain('incoming request'));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(lines.join('')).toContain('the caller went away'));
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  await app.close();
});
