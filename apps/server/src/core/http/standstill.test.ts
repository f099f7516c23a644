import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { installErrorHandler } from '../errors/error-handler.ts';
import { createPressureHandler } from './shed-load.ts';

/** A server whose event loop had no sample since the last look, 50 ms ago. */
function serverWith(maxEventLoopDelay: number): FastifyInstance {
  const app = fastify();
  installErrorHandler(app);
  const handle = createPressureHandler(() => Number.POSITIVE_INFINITY, {
    maxEventLoopDelay,
    sampleInterval: 50,
  });
  app.addHook('onRequest', (request, reply) => handle(request, reply, 'eventLoopDelay'));
  app.all('/api/me', async () => 'here');
  return app;
}

test('a loop that stood still between two looks lags by that time, not for ever', async () => {
  expect((await serverWith(60).inject('/api/me')).statusCode).toBe(200);
});

test('and is refused where it may not stand still so long, but for what somebody is writing', async () => {
  const app = serverWith(20);
  expect((await app.inject('/api/me')).statusCode).toBe(503);
  const writing = { method: 'POST', url: '/api/me', headers: { authorization: 'Bearer mine' } } as const;
  expect((await app.inject(writing)).statusCode).toBe(200);
});
