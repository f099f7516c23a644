import { once } from 'node:events';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareShutdown } from './graceful-shutdown.ts';

const log = { warn: vi.fn() };
const endStreams = vi.fn();
let agent: Agent;
beforeEach(() => {
  log.warn.mockClear();
  endStreams.mockClear();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

/**
 * A server with one call that answers at once, and one that answers when the test says so, its headers then
 * or at once.
 */
async function listening(headers: 'held back' | 'keep-alive' = 'held back') {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const app = fastify();
  const shutdown = prepareShutdown(app, log, endStreams);
  app.get('/quick', async () => 'done');
  app.get('/slow', async (_request, reply) => {
    if (headers === 'keep-alive') reply.hijack().raw.writeHead(200).flushHeaders();
    begin();
    await finished;
    return reply.raw.headersSent ? reply.raw.end() : 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const ask = async (path: string) => {
    const request = sendRequest({ host: '127.0.0.1', port, path, agent }).end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.headers.connection;
  };
  return { app, shutdown, ask, begun, finish };
}

test('callers are told to go elsewhere before the port closes', async () => {
  const { app, shutdown, ask } = await listening();
  expect(await ask('/quick')).toBe('keep-alive');
  expect(shutdown.isShuttingDown()).toBe(false);
  shutdown.announce();
  expect(shutdown.isShuttingDown()).toBe(true);
  expect([await ask('/quick'), await ask('/quick')]).toEqual(['close', 'close']);
  await app.close();
});

test('what is under way is answered, and its connection ends; nobody new gets in', async () => {
  const { app, shutdown, ask, begun, finish } = await listening();
  const slow = ask('/slow');
  await begun;
  const left = shutdown.close(60_000);
  await vi.waitFor(() => expect(endStreams).toHaveBeenCalledOnce());
  expect(app.server.listening).toBe(false);
  finish();
  expect(await slow).toBe('close');
  await left;
  expect(log.warn).not.toHaveBeenCalled();
  await app.close();
});

test('a connection that waits for its next request ends', async () => {
  const { app, shutdown, ask } = await listening();
  const connected = once(app.server, 'connection');
  await ask('/quick');
  const [socket] = (await connected) as [Socket];
  const gone = once(socket, 'close');
  await shutdown.close(60_000);
  await gone;
  await app.close();
});

test('a connection whose answer began before ends after it', async () => {
  const { app, shutdown, ask, begun, finish } = await listening('keep-alive');
  const slow = ask('/slow');
  await begun;
  const left = shutdown.close(60_000);
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  finish();
  expect(await slow).toBe('keep-alive');
  await left;
  await app.close();
});

test('what takes too long is cut off', async () => {
  const { app, shutdown, ask, begun, finish } = await listening();
  const slow = expect(ask('/slow')).rejects.toThrow('socket hang up');
  await begun;
  await shutdown.close(1);
  await slow;
  expect(log.warn).toHaveBeenCalledOnce();
  finish();
  await app.close();
});

test('a server that stops does not wait for a connection on which nothing was asked', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  prepareShutdown(app, log, endStreams);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const accepted = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const gone = once(client, 'close');
  await accepted;
  await app.close();
  await gone;
  expect(client.destroyed).toBe(true);
});
