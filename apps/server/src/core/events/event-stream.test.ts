import { request } from 'node:http';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

test('a browser that does not read is dropped before it costs much memory', async () => {
  const app = fastify();
  const closed = vi.fn();
  const opened = new Promise<EventStream>((resolve) => {
    app.get('/', async (_request, reply) => {
      resolve(openEventStream(reply, { userId: 'u', sessionId: 's' }, closed));
    });
  });
  const client = request(await app.listen({ port: 0 })).on('error', () => undefined);
  client.on('response', (response) => response.pause()).end();
  const stream = await opened;
  for (let said = 0; said < 100 && closed.mock.calls.length === 0; said += 1) {
    stream.say('x'.repeat(200_000));
    await new Promise(setImmediate);
  }
  expect(closed).toHaveBeenCalledWith(stream);
  client.destroy();
  await app.close();
});
