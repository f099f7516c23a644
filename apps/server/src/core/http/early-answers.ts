import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request by itself, or leaves it to `next`, which is the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The server that Fastify would make by itself (`lib/server.js`), with a place before all of its hooks. */
export function createEarlyAnswers(http: ServerOptions) {
  let answer: EarlyAnswer | undefined;
  const serverFactory: FastifyServerFactory = (handler, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http, (request, response) => {
      const next = () => handler(request, response);
      if (answer) answer(request, response, next);
      else next();
    });
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    return server;
  };
  return {
    serverFactory,
    /** Sets what is asked first, once there is something to ask. */
    answerEarly(given: EarlyAnswer): void {
      answer = given;
    },
  };
}
