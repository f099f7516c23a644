import type { Socket } from 'node:net';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';
import { rawRefusal } from './broken-requests.ts';
import { addressKey } from './client-address.ts';

const refusal = rawRefusal('503 Service Unavailable', commonErrors.busy, ['retry-after: 5']);

/** Refuses connections of a client address beyond this number, before anything is read from them. */
export function limitConnections(app: FastifyInstance, maxPerAddress: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    if (count > maxPerAddress) socket.end(refusal, () => socket.destroy());
  });
}
