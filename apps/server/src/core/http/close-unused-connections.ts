import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers connect ahead of need. Node takes a connection on which nothing was asked yet for a busy one, and a
 * server that stops would wait a minute for it: it is closed instead, by what is returned or with the application.
 */
export function closeUnusedConnections(app: FastifyInstance): () => void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => void unused.delete(socket));
  const close = () => {
    for (const socket of unused) socket.destroy();
  };
  app.addHook('preClose', async () => close());
  return close;
}
