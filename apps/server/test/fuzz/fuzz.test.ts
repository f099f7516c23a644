import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { AppContext } from '../../src/core/context/app-context.ts';
import { unlimited } from '../access/unlimited.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { formatReport } from './report.ts';
import { type FuzzWorld, runFuzz } from './run-fuzz.ts';

/** Another one each week would be another test: what `npm run fuzz` finds gets one of its own. */
const seed = 20_261_122;
const requests = 300;

let app: TestApp;
let world: FuzzWorld;
beforeAll(async () => {
  let limited: AppContext | undefined;
  app = await createTestApp((context) => {
    limited = context;
    return { limits: unlimited };
  });
  const { server: limitedServer } = await createApp(limited ?? app.context);
  world = { ...app, limitedServer };
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  await limitedServer.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await world.limitedServer.close();
  await app.close();
});

test('a changed request gets an answer that is declared, and no fault of ours', async () => {
  const report = await runFuzz(world, { seed, requests, concurrency: 4 });
  expect(report.faults, formatReport(report)).toEqual([]);
  const answered = Object.values(report.statuses).reduce((sum, count) => sum + count, 0);
  expect(answered).toBe(requests);
});
