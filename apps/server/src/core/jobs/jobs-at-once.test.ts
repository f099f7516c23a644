import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { prepareAlone } from '../db/prepare-alone.ts';
import { defineJob } from './define-job.ts';
import { JobFailure } from './job-failure.ts';
import { createJobs, type Jobs } from './jobs.ts';

const many = defineJob<{ count: number }>('many', { concurrency: 6 });
const urgent = defineJob<{ count: number }>('urgent');

let database: TestDatabase;
let jobs: Jobs;
beforeEach(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ pool: database.pool, log: silentLog });
});
afterEach(() => database.close());

async function send(job: typeof many, total: number) {
  for (let count = 0; count < total; count += 1) await jobs.send(database.db, job, { count });
}

const states = async (name: string) => {
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    'select state::text, count(*)::integer from pgboss.job where name = $1 group by 1',
    [name],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test('one queue has as many under way as it says, and keeps none of another waiting', async () => {
  const finish: (() => void)[] = [];
  const done: string[] = [];
  jobs.handle(many, () => new Promise<void>((resolve) => finish.push(resolve)));
  jobs.handle(urgent, async () => void done.push('urgent'));
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  await send(many, 40);
  await jobs.start();
  await vi.waitFor(() => expect(finish).toHaveLength(6), 5000);
  await send(urgent, 1);
  await vi.waitFor(() => expect(done).toEqual(['urgent']), 5000);
  expect(finish).toHaveLength(6);

  // what is under way is finished, and the rest left as it was
  const stopped = jobs.stop();
  for (const end of finish) end();
  await stopped;
  expect(finish).toHaveLength(6);
  expect(await states('many')).toEqual({ completed: 6, created: 34 });
});

test('what says so is not tried again, and its reason is kept', async () => {
  jobs.handle(many, async () => {
    throw new JobFailure('Refused', { isFinal: true, details: { code: 550 } });
  });
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  await send(many, 1);
  await jobs.runDue();
  const { rows } = await database.pool.query(`select state, output from pgboss.job where name = 'many'`);
  expect(rows).toEqual([{ state: 'failed', output: { message: 'Refused', code: 550 } }]);
  await jobs.stop();
});

test('what is done is written down even where the database was away for a moment', async () => {
  let ran = 0;
  jobs.handle(many, async () => {
    ran += 1;
    await database.pool.query('alter table pgboss.job rename column output to output_away');
  });
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  await send(many, 1);
  await jobs.start();
  await vi.waitFor(() => expect(ran).toBe(1), 5000);
  await database.pool.query('alter table pgboss.job rename column output_away to output');
  await vi.waitFor(async () => expect(await states('many')).toEqual({ completed: 1 }), 8000);
  expect(ran).toBe(1);
  await jobs.stop();
});
