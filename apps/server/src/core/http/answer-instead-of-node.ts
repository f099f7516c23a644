import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance } from 'fastify';
import { hasOneHost } from './early-requests.ts';

/**
 * Answers what Node would refuse by itself and without a word: a request that names no host, and one that expects what
 * nobody knows, which may be ignored (RFC 9110, 10.1.1). One that names several hosts, which Node takes by the first of
 * them, is refused as well: a proxy may have taken another (RFC 9112, 3.2). The server has to be made with `requireHostHeader: false`.
 * A connection on which another protocol was proposed ends with the answer: of what comes next, Node does not say that
 * it cannot be read, and lets it wait for its headers' timeout.
 */
export function answerInsteadOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.upgrade !== undefined) reply.header('connection', 'close');
    // before HTTP/1.1 nobody had to name one
    const mayBeNameless = raw.httpVersion !== '1.1' && raw.headers.host === undefined;
    done(mayBeNameless || hasOneHost(raw) ? undefined : new ApiError(commonErrors.invalid_request));
  });
}
