import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface BodyRate {
  readonly bytesPerSecond: number;
  /** The interval over which the rate is measured, in milliseconds. */
  readonly windowMs: number;
}

/** Slower than any network over which a page could have loaded. */
const slowest: BodyRate = { bytesPerSecond: 1000, windowMs: 10_000 };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Refuses a request with 408 whose body arrives more slowly than this, or stops: each holds a connection and
 * a handler.
 */
export function refuseSlowBodies(app: FastifyInstance, rate: BodyRate = slowest): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // a request that tests inject has no connection
    if (hasBody(raw) && raw.socket instanceof Socket && !raw.complete) watch(raw, reply, rate);
    done();
  });
}

function watch(raw: IncomingMessage, reply: FastifyReply, { bytesPerSecond, windowMs }: BodyRate): void {
  const { socket } = raw;
  const least = (bytesPerSecond * windowMs) / 1000;
  let seen = socket.bytesRead;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    // a request of the server's own tests and pages is read to its end without being complete
    if (raw.complete || raw.readableEnded || raw.destroyed) return stop();
    const came = socket.bytesRead - seen;
    seen += came;
    // bytes that have arrived and are not read yet wait for us, not we for them
    if (came >= least || raw.readableLength > 0) return;
    stop();
    refuse(raw, reply);
  }, windowMs).unref();
  raw.once('close', stop);
}

/** The reader of the body gets the error and answers with it; without a reader, the connection is closed. */
function refuse(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.socket.destroy();
    return;
  }
  reply.header('connection', 'close');
  reply.raw.once('finish', () => raw.socket.destroySoon());
  raw.emit('error', new ApiError(commonErrors.request_timeout));
}
