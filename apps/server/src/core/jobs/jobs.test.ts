import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { prepareAlone } from '../db/prepare-alone.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import { findDueQueues } from './due-queues.repository.ts';
import { watchDueQueues } from './due-queues.ts';
import { createJobs, type Jobs } from './jobs.ts';

const greet = defineJob<{ name: string }>('greet', {
  retryLimit: 5,
  retryDelaySeconds: 20,
  expireSeconds: 90,
});
const check = defineJob<{ name: string }>('check', { onePerKey: true });

let database: TestDatabase;
let started: Jobs[];
beforeEach(async () => {
  database = await createTestDatabase();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.close();
});

async function start(
  definitions: readonly JobDefinition<{ name: string }>[],
  run = async () => {},
  watchQueues = watchDueQueues,
) {
  const jobs = createJobs({ pool: database.pool, log: silentLog, watchQueues });
  for (const definition of definitions) jobs.handle(definition, run);
  await prepareAlone({ connection: database.connection, log: silentLog }, jobs.prepare);
  started.push(jobs);
  return jobs;
}

const rowsOf = async (queue: string) =>
  (await database.pool.query('select * from pgboss.job where name = $1 order by created_on', [queue])).rows;

test('a job exists exactly when the transaction that sends it commits', async () => {
  const jobs = await start([greet]);
  const send = (name: string, fails: boolean) =>
    database.db.transaction().execute(async (tx) => {
      await jobs.send(tx, greet, { name });
      if (fails) throw new Error('after all not');
    });
  await expect(send('gone', true)).rejects.toThrow('after all not');
  await send('there', false);
  expect((await rowsOf('greet')).map(({ data }) => data.name)).toEqual(['there']);
});

test('who sends a job has the queues looked at more often, or when it is due', async () => {
  const wake = vi.fn();
  const lookWithin = vi.fn();
  const jobs = await start([greet], undefined, (options) => ({
    ...watchDueQueues(options),
    wake,
    lookWithin,
  }));
  await jobs.send(database.db, greet, { name: 'Ana' }, { startAfter: new Date(Date.now() + 60_000) });
  expect(wake).not.toHaveBeenCalled();
  expect(lookWithin.mock.calls[0]?.[0]).toBeGreaterThan(0);
  await jobs.send(database.db, greet, { name: 'Ana' });
  expect(wake).toHaveBeenCalledOnce();
  expect(lookWithin).toHaveBeenCalledOnce();
});

test('a job that is tried again has the queues looked at more often', async () => {
  const wake = vi.fn();
  const jobs = await start(
    [greet],
    async () => {
      throw new TypeError('not now');
    },
    (options) => ({ ...watchDueQueues(options), wake }),
  );
  await jobs.send(database.db, greet, { name: 'Ana' });
  wake.mockClear();
  await jobs.runDue();
  expect(wake).toHaveBeenCalledOnce();
});

test('which queues have a job due within a time, and in how long', async () => {
  const jobs = await start([greet, check]);
  const dueInMs = async (withinMs: number) =>
    Object.fromEntries(
      (await findDueQueues(database.pool, ['greet', 'check'], withinMs)).map((queue) => [
        queue.name,
        queue.dueInMs,
      ]),
    );
  expect(await dueInMs(61_000)).toEqual({});
  const inAMinute = { startAfter: new Date(Date.now() + 60_000) };
  await jobs.send(database.db, check, { name: 'Ana' }, inAMinute);
  await jobs.send(database.db, greet, { name: 'Ana' }, inAMinute);
  await jobs.send(database.db, greet, { name: 'Ana' });
  const later = { asymmetricMatch: (ms: number) => ms > 0 && ms < 61_000 };
  expect(await dueInMs(61_000)).toEqual({ greet: 0, check: later });
  expect(await dueInMs(0)).toEqual({ greet: 0 });
  await jobs.runDue();
  expect(await dueInMs(61_000)).toEqual({ greet: later, check: later });
});

test('as many transactions as there are connections can all send', async () => {
  const jobs = await start([greet]);
  let waiting = 5;
  let goOn = () => {};
  const allOpen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const send = () =>
    database.db.transaction().execute(async (tx) => {
      waiting -= 1;
      if (waiting === 0) goOn();
      await allOpen;
      await jobs.send(tx, greet, { name: 'one of five' });
    });
  await Promise.all(Array.from({ length: waiting }, send));
  expect(await rowsOf('greet')).toHaveLength(5);
});

test('a job is tried again as its kind says, and goes a week after it is done', async () => {
  const jobs = await start([greet], async () => {
    throw new TypeError('Awa Ndiaye');
  });
  await jobs.send(database.db, greet, { name: 'Awa' });
  await jobs.runDue();
  const [{ state, retry_limit, expire_seconds, deletion_seconds, output, ...row }] = await rowsOf('greet');
  expect({ state, retry_limit, expire_seconds, deletion_seconds }).toEqual({
    state: 'retry',
    retry_limit: 5,
    expire_seconds: 90,
    deletion_seconds: 7 * 24 * 3600,
  });
  const secondsOf = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
  expect(secondsOf(row.started_on, row.start_after)).toBeGreaterThanOrEqual(20);
  expect(secondsOf(row.created_on, row.keep_until)).toBe(30 * 24 * 3600);
  expect(JSON.stringify(output)).not.toContain('Awa');
});

test('a queue follows what its kind says now', async () => {
  await start([greet]);
  await start([{ ...greet, retryLimit: 1 }]);
  const { rows } = await database.pool.query("select retry_limit from pgboss.queue where name = 'greet'");
  expect(rows).toEqual([{ retry_limit: 1 }]);
});

test('one job a key waits, where its kind says so', async () => {
  const jobs = await start([greet, check]);
  for (const job of [greet, check])
    for (const singletonKey of ['a', 'a', 'b'])
      await jobs.send(database.db, job, { name: singletonKey }, { singletonKey });
  expect((await rowsOf('greet')).length).toBe(3);
  expect((await rowsOf('check')).map(({ data }) => data.name)).toEqual(['a', 'b']);
});

test('instances that start together on one database get along', async () => {
  await database.pool.query('drop schema pgboss cascade');
  const instances = await Promise.all(Array.from({ length: 3 }, () => start([greet, check])));
  for (const [index, jobs] of instances.entries()) await jobs.send(database.db, greet, { name: `${index}` });
  const ran = await Promise.all(instances.map((jobs) => jobs.runDue()));
  expect(ran.reduce((sum, count) => sum + count)).toBe(3);
});
