import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installErrorHandler } from '../errors/error-handler.ts';
import { shedLoad } from './shed-load.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  installErrorHandler(app);
  // more memory than allowed from the first look on, which comes after a moment
  await shedLoad(app, { maxRssBytes: 1, sampleInterval: 10 });
  for (const path of ['/api/me', '/health/live', '/health/ready', '/assets/entry.js', '/jobs', '/files/:id'])
    app.get(path, async () => 'here');
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true));
});
afterAll(() => app.close());

test('an overloaded server refuses calls, and is not ready for more', async () => {
  for (const path of ['/api/me', '/api/me?a=1', '/health/ready']) {
    const { statusCode, headers, json } = await app.inject(path);
    expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'unavailable']);
  }
});

test('it still answers with pages and what they are made of, and says that it lives', async () => {
  for (const path of ['/jobs', '/assets/entry.js', '/files/1', '/health/live']) {
    expect((await app.inject(path)).statusCode).toBe(200);
  }
});
