import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';

/** How a server takes leave of those who send it requests, so that none of them is lost. */
export interface Leaving {
  /** Whether callers are to go elsewhere. */
  isLeaving(): boolean;
  /** From now on, callers are told to go elsewhere, and still answered. */
  announce(): void;
  /** Closes the port and waits until every request is answered, or cut off after so many milliseconds. */
  leave(timeoutMs: number): Promise<void>;
}

const sweepMs = 20;
/** A turn of the event loop that takes less found nothing to do. */
const quietTurnMs = 0.2;
const mostTurns = 500;

/** `endStreams` ends the answers that have no end of their own. */
export function prepareLeaving(
  app: FastifyInstance,
  log: Pick<Log, 'warn'>,
  endStreams: () => void,
): Leaving {
  const { server } = app;
  let isLeaving = false;
  // before whoever answers, be it the framework or not
  server.prependListener('request', (_request, response) => {
    if (isLeaving) response.setHeader('connection', 'close');
  });
  // requests that were under way
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done();
  });

  return {
    isLeaving: () => isLeaving,
    announce() {
      isLeaving = true;
    },
    async leave(timeoutMs) {
      isLeaving = true;
      await quietMoment();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
