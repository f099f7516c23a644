import { expect, test } from 'vitest';
import { assembleTestContext } from '../../test/assemble-test-context.ts';
import { silentLog } from '../../test/silent-log.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { forgetSessionsJob } from '../core/auth/auth.part.ts';
import { createDatabase } from '../core/db/database.ts';

test('jobs work on connections of their own, whose statements may take longer', async () => {
  const database = await createTestDatabase();
  const { connection } = database;
  const background = createDatabase({ connection, poolSize: 2, work: 'jobs', log: silentLog });
  const { context, runJobs, close } = await assembleTestContext(database, background);
  await context.jobs.send(context.db, forgetSessionsJob, {});

  const used = { calls: 0, jobs: 0 };
  database.pool.on('acquire', () => used.calls++);
  background.pool.on('acquire', () => used.jobs++);
  expect(await runJobs()).toBe(1);
  expect(used.calls).toBe(0);
  expect(used.jobs).toBeGreaterThan(0);

  await background.close();
  await close();
});
