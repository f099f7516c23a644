import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request by itself, or leaves it to `next`, which is the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The server that Fastify would make by itself (`lib/server.js`), with a place before all of its hooks. */
export function createEarlyAnswers(http: ServerOptions) {
  const answers: EarlyAnswer[] = [];
  const answerFrom = (
    place: number,
    request: IncomingMessage,
    response: ServerResponse,
    last: () => void,
  ) => {
    const answer = answers[place];
    if (answer) answer(request, response, () => answerFrom(place + 1, request, response, last));
    else last();
  };
  const serverFactory: FastifyServerFactory = (handler, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http, (request, response) =>
      answerFrom(0, request, response, () => handler(request, response)),
    );
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    return server;
  };
  return {
    serverFactory,
    /** Adds what is asked before the framework, after those added before. */
    answerEarly(given: EarlyAnswer): void {
      answers.push(given);
    },
  };
}
