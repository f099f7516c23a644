import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Who answers where nobody did before. */
export type EarlyNext = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers a request by itself, or leaves it to `next`, in the end the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse, next: EarlyNext) => void;

/** The server that Fastify would make by itself (`lib/server.js`), with a place before all of its hooks. */
export function createEarlyAnswers(http: ServerOptions) {
  const answers: EarlyAnswer[] = [];
  /** Made once for all requests: a function for each place and request would be garbage of every call. */
  const answerFrom = (place: number, framework: EarlyNext): EarlyNext => {
    let next: EarlyNext | undefined;
    return (request, response) => {
      const answer = answers[place];
      if (!answer) return framework(request, response);
      next ??= answerFrom(place + 1, framework);
      answer(request, response, next);
    };
  };
  const serverFactory: FastifyServerFactory = (handler, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer(http, answerFrom(0, handler));
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
