import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdMissing, leftOfStep } from './hold-missing.ts';

let app: FastifyInstance;
const waits: (() => void)[] = [];
beforeAll(() => {
  app = fastify();
  holdMissing(app, (leftMs) => new Promise((resolve) => leftMs > 0 && waits.push(resolve)));
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send());
  app.get('/:status', async (request, reply) =>
    reply.code(Number((request.params as { status: string }).status)).send('what it says'),
  );
});
afterAll(() => app.close());

test.each([
  [0.25, 24.75],
  [24.5, 0.5],
  [25, 0],
  [25.5, 24.5],
  [61, 14],
])('what took %d ms is sent %d ms later', (elapsedMs, leftMs) => {
  expect(leftOfStep(elapsedMs)).toBeCloseTo(leftMs);
});

test.each(['200', '403', '410', '500'])('an answer of %s is not held', async (status) => {
  const { statusCode } = await app.inject(`/${status}`);
  expect([statusCode, waits.length]).toEqual([Number(status), 0]);
});

test('what is not found is sent once its step has ended, whole', async () => {
  const answers = ['/404', '/no/such/path'].map(async (path) => await app.inject(path));
  await expect.poll(() => waits.length).toBe(2);
  for (const go of waits.splice(0)) go();
  const [missing, unknown] = await Promise.all(answers);
  expect([missing?.statusCode, missing?.body, unknown?.statusCode]).toEqual([404, 'what it says', 404]);
});
