import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type PreparingSession, prepareAlone } from './prepare-alone.ts';

let database: TestDatabase;
const log = { ...silentLog, info: vi.fn() };
beforeEach(async () => {
  log.info.mockClear();
  database = await createTestDatabase({ isEmpty: true });
});
afterEach(() => database.close());

const alone = <T>(work: (session: PreparingSession) => Promise<T>, signal?: AbortSignal) =>
  prepareAlone({ connection: database.connection, log, signal }, work);

/** Starts preparing, and holds the lock until `finish` is called. */
async function holder() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let done = Promise.resolve();
  const session = await new Promise<PreparingSession>((holds) => {
    done = alone((held) => {
      holds(held);
      return finished;
    });
  });
  return { session, finish, done };
}

test('an instance waits while another one prepares, without a snapshot that the other would wait for', async () => {
  const first = await holder();
  let isSecondIn = false;
  const second = alone(async () => {
    isSecondIn = true;
  });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce());
  await first.session.query('create table words (word text)');
  await first.session.query('create index concurrently words_word on words (word)');
  expect(isSecondIn).toBe(false);
  first.finish();
  await Promise.all([first.done, second]);
  expect(isSecondIn).toBe(true);
});

test('what fails lets the next one in', async () => {
  await expect(alone((session) => session.query('select from nowhere'))).rejects.toThrow('nowhere');
  expect(await alone(async () => 'in')).toBe('in');
});

test('with its connection, an instance loses its work before another begins', async () => {
  const first = await holder();
  const { rows } = await first.session.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  expect(await alone(async () => 'in')).toBe('in');
  await expect(first.session.query('select 1')).rejects.toThrow();
  first.finish();
  await first.done;
});

test('whoever is told to stop waits no longer', async () => {
  const first = await holder();
  const stopping = new AbortController();
  const second = alone(async () => 'in', stopping.signal);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce());
  stopping.abort();
  await expect(second).rejects.toThrow(/abort/);
  first.finish();
  await first.done;
});

test('a database that is not there is told at once', async () => {
  const connection: pg.ClientConfig = { host: '127.0.0.1', port: 1 };
  await expect(prepareAlone({ connection, log }, async () => undefined)).rejects.toThrow('ECONNREFUSED');
});
