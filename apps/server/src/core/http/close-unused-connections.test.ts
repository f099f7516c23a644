import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnusedConnections } from './close-unused-connections.ts';

test('a server that stops does not wait for a connection on which nothing was asked', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
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
