import { expect, test } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { migrate } from '../core/db/migrate.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import { defineJob } from '../core/jobs/define-job.ts';
import { createJobs } from '../core/jobs/jobs.ts';
import { serverPaths } from './server-paths.ts';

const check = defineJob<object>('check', {});

test('three servers that start at once on an empty database come up', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const { connection, pool } = database;
  const start = async () => {
    const jobs = createJobs({ pool, log: silentLog });
    jobs.handle(check, async () => undefined);
    const applied = await prepareAlone({ connection, log: silentLog }, async (session) => {
      const names = await migrate(session, serverPaths.migrations, silentLog);
      await jobs.prepare(session);
      return names;
    });
    return { jobs, applied };
  };
  const started = await Promise.all([start(), start(), start()]);
  expect(started.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  await Promise.all(started.map(({ jobs }) => jobs.stop()));
  await database.close();
});
