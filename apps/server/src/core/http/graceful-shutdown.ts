import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';

/** How a server stops without losing a request. */
export interface GracefulShutdown {
  /** Whether the server is about to stop. */
  isShuttingDown(): boolean;
  /** From now on, readiness fails and responses close their connection, but requests are still answered. */
  announce(): void;
  /** Closes the port and waits until every request is answered, or cut off after so many milliseconds. */
  close(timeoutMs: number): Promise<void>;
}

const sweepMs = 20;
/** A turn of the event loop that takes less had nothing to do. */
const quietTurnMs = 0.2;
const mostTurns = 500;

/**
 * Browsers open connections ahead of need. Node counts a connection without a request yet as busy, and a
 * stopping server would wait a minute for it. Returns a function that closes such connections.
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

/** `endStreams` ends responses that would not end by themselves. */
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
      // Node closes the idle connections now, but waits for a next request on those that become idle later
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cutOff);
    },
  };
}

/**
 * Waits for a turn of the event loop in which nothing was to do. Connections not yet accepted when a port
 * closes are reset, with any request on them: right after such a turn there are fewest.
 */
async function quietMoment(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const startedAt = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - startedAt < quietTurnMs) return;
  }
}
