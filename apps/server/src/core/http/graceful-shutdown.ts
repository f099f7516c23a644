import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';

/** How a server stops without losing a request. */
export interface GracefulShutdown {
  /** Whether callers are to go elsewhere. */
  isShuttingDown(): boolean;
  /** From now on, readiness fails and responses close their connection, but requests are still answered. */
  announce(): void;
  /** Closes the port and waits until every request is answered, or cut off after so many milliseconds. */
  close(timeoutMs: number): Promise<void>;
}

const sweepMs = 20;
/** A turn of the event loop that takes less found nothing to do. */
const quietTurnMs = 0.2;
const mostTurns = 500;

/**
 * Browsers connect ahead of need. Node takes a connection on which nothing was requested yet for a busy one, and a server
 * that stops would wait a minute for it. @returns what closes such connections.
 */
function trackUnusedConnections({ server }: FastifyInstance): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => void unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}

/** `endStreams` ends the responses that have no end of their own. */
export function prepareShutdown(
  app: FastifyInstance,
  log: Pick<Log, 'warn'>,
  endStreams: () => void,
): GracefulShutdown {
  const { server } = app;
  let isShuttingDown = false;
  const closeUnused = trackUnusedConnections(app);
  app.addHook('preClose', async () => closeUnused());
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isShuttingDown) reply.header('connection', 'close');
    done();
  });

  return {
    isShuttingDown: () => isShuttingDown,
    announce() {
      isShuttingDown = true;
    },
    async close(timeoutMs) {
      isShuttingDown = true;
      await quietMoment();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closeUnused();
      endStreams();
      const cutOff = setTimeout(() => {
        log.warn({}, 'requests were cut off, for they took longer than a stop may');
        server.closeAllConnections();
      }, timeoutMs);
      // Node closes those that are idle now, and would wait for the next request on those that become so
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cutOff);
    },
  };
}

/**
 * Until a turn of the event loop in which nothing was to do. What is connected but not accepted yet when a port closes
 * is reset, with the request that may have come along: the moment right after such a turn is the one with fewest.
 */
async function quietMoment(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const startedAt = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - startedAt < quietTurnMs) return;
  }
}
