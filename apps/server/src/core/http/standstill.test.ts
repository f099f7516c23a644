import perfHooks from 'node:perf_hooks';
import fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';

const histogram = { enable: () => true, disable: () => true, reset: () => undefined, mean: Number.NaN };
vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue(histogram as never);
const { installErrorHandler } = await import('../errors/error-handler.ts');
const { shedLoad } = await import('./shed-load.ts');

const app = fastify();
afterAll(() => app.close());

test('a loop that stood still between two looks lags by that time, not for ever', async () => {
  installErrorHandler(app);
  await shedLoad(app, { maxEventLoopDelay: 60, sampleInterval: 50 });
  app.all('/api/me', async () => 'here');
  await app.ready();
  await vi.waitFor(() => expect(app.memoryUsage().eventLoopDelay).toBe(Number.POSITIVE_INFINITY));
  expect((await app.inject('/api/me')).statusCode).toBe(200);
});

test('and is refused where it may not stand still so long, but for what somebody is writing', async () => {
  const strict = fastify();
  installErrorHandler(strict);
  await shedLoad(strict, { maxEventLoopDelay: 20, sampleInterval: 50 });
  strict.all('/api/me', async () => 'here');
  await strict.ready();
  await vi.waitFor(() => expect(strict.memoryUsage().eventLoopDelay).toBe(Number.POSITIVE_INFINITY));
  expect((await strict.inject('/api/me')).statusCode).toBe(503);
  const writing = { method: 'POST', url: '/api/me', headers: { authorization: 'Bearer mine' } } as const;
  expect((await strict.inject(writing)).statusCode).toBe(200);
  await strict.close();
});
