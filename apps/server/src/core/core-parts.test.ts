import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { forgetSessionsJob } from './auth/auth.part.ts';
import { forgetCountersJob } from './limits/limits.part.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function countRows(table: 'sessions' | 'rate_limits'): Promise<number> {
  const rows = await app.context.db.selectFrom(table).selectAll().execute();
  return rows.length;
}

test('a session is forgotten once it has ended', async () => {
  await makeUser(app.context);
  const forget = () => app.context.jobs.send(app.context.db, forgetSessionsJob, {});
  app.passTime({ days: 89 });
  await forget();
  await app.runJobs();
  expect(await countRows('sessions')).toBe(1);
  app.passTime({ days: 2 });
  await forget();
  await app.runJobs();
  expect(await countRows('sessions')).toBe(0);
});

test('a counter is forgotten once it has run out', async () => {
  const counter = { points: 1, expire: Date.now() + 3_600_000 };
  await app.context.db
    .insertInto('rate_limits')
    .values([
      { key: 'running', ...counter },
      { key: 'over', ...counter, expire: Date.now() - 1 },
    ])
    .execute();
  await app.context.jobs.send(app.context.db, forgetCountersJob, {});
  await app.runJobs();
  const rows = await app.context.db.selectFrom('rate_limits').select('key').execute();
  expect(rows).toEqual([{ key: 'running' }]);
});
