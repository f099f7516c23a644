import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { prepareAlone } from '../db/prepare-alone.ts';
import { newId } from '../ids/new-id.ts';
import { defineJob } from './define-job.ts';
import { createJobs } from './jobs.ts';

const mails = defineJob<{ to: string }>('mails', { expireSeconds: 60 });
const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  const tables = await readFile(new URL('pg-boss-10.fixture.sql', import.meta.url), 'utf8');
  await database.pool.query(tables);
  await database.pool.query(`select pgboss.create_queue($1, '{"policy": "standard"}')`, [mails.name]);
});
afterEach(() => database.close());

/** Adds a job to the tables of pg-boss 10. Returns its id. */
async function addOld(to: string, values: Readonly<Record<string, unknown>> = {}) {
  const id = newId();
  const columns = { id, name: mails.name, data: { to }, retry_limit: 3, policy: 'standard', ...values };
  const places = Object.keys(columns).map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into pgboss.job (${Object.keys(columns).join(', ')}) values (${places.join(', ')})`,
    Object.values(columns),
  );
  return id;
}

function instance() {
  const jobs = createJobs({ pool: database.pool, log: silentLog });
  const sent: Record<string, string> = {};
  jobs.handle(mails, async ({ id, data }) => {
    sent[data.to] = id;
  });
  const prepare = () => prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  return { jobs, sent, prepare };
}

const schemas = async () => {
  const { rows } = await database.pool.query(
    "select nspname from pg_namespace where nspname like 'pgboss%' order by 1",
  );
  return rows.map(({ nspname }) => nspname);
};

test('what waits in the tables of version 10 is done once, under its id; what was done goes', async () => {
  const ids = Object.fromEntries(
    await Promise.all(
      states.map(async (state) => [
        state,
        // one that runs was fetched an hour ago, by a process that is gone
        await addOld(state, { state, started_on: new Date(Date.now() - 3_600_000), expire_in: '60s' }),
      ]),
    ),
  );
  await addOld('archived', { state: 'completed' });
  await database.pool.query("insert into pgboss.archive select * from pgboss.job where state = 'completed'");
  await addOld('exhausted', { state: 'active', started_on: new Date(0), retry_limit: 0 });
  await addOld('later', { start_after: new Date(Date.now() + 3_600_000) });

  const [one, other] = [instance(), instance()];
  await Promise.all([one.prepare(), other.prepare()]);
  expect(await schemas()).toEqual(['pgboss']);
  await one.jobs.runDue();
  await other.jobs.runDue();
  expect(one.sent).toEqual({ created: ids.created, retry: ids.retry, active: ids.active });
  expect(other.sent).toEqual({});
  const { rows } = await database.pool.query(
    "select data ->> 'to' as to, expire_seconds, deletion_seconds from pgboss.job where state < 'active'",
  );
  expect(rows).toEqual([{ to: 'later', expire_seconds: 900, deletion_seconds: 7 * 24 * 3600 }]);
  await Promise.all([one.jobs.stop(), other.jobs.stop()]);
});

test('a start that was cut off between its steps is taken up by the next', async () => {
  await addOld('waiting');
  await database.pool.query('alter schema pgboss rename to pgboss_10');
  const { jobs, sent, prepare } = instance();
  await prepare();
  await jobs.runDue();
  expect([Object.keys(sent), await schemas()]).toEqual([['waiting'], ['pgboss']]);
  await jobs.stop();
});
