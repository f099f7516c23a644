import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

async function evaluate(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

test.each([
  ['count(*)', 1],
  ['9007199254740991::int8', 9007199254740991],
  ['-42::int8', -42],
  ['29.99::numeric', 29.99],
  ['0.0500::numeric', 0.05],
  ['1500::numeric', 1500],
  ['0::numeric', 0],
])('%s comes out as a number', async (expression, expected) => {
  expect(await evaluate(expression)).toBe(expected);
});

test.each([
  ['9007199254740993::int8', '9007199254740993'],
  ['12345678901234567.89::numeric', '12345678901234567.89'],
  [`'NaN'::numeric`, 'NaN'],
  [`'2026-03-29'::date`, '2026-03-29'],
])('%s loses nothing', async (expression, expected) => {
  expect(await evaluate(expression)).toBe(expected);
});

test('an instant comes out as a date, whatever the time zone', async () => {
  expect(await evaluate(`'2026-03-29T02:30:00+02:00'::timestamptz`)).toEqual(
    new Date('2026-03-29T00:30:00Z'),
  );
});

test('a query without end is cut, and an open transaction that nobody uses too', async () => {
  const settingsOf = async (work: 'calls' | 'jobs') => {
    const { db, close } = createDatabase({
      connection: database.connection,
      poolSize: 1,
      work,
      log: silentLog,
    });
    const names = ['statement_timeout', 'idle_in_transaction_session_timeout', 'application_name'];
    const { rows } = await sql<{ values: string[] }>`
      select array(select current_setting(name) from unnest(${names}::text[]) as name) as values`.execute(db);
    await close();
    return rows[0]?.values;
  };
  expect(await settingsOf('calls')).toEqual(['3s', '30s', 'mitoyen']);
  expect(await settingsOf('jobs')).toEqual(['1min', '30s', 'mitoyen-jobs']);
});

test('losing an idle connection is logged, and the next query gets another', async () => {
  const warn = vi.fn();
  const { db, pool, close } = createDatabase({ connection: database.connection, poolSize: 1, log: { warn } });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const lost = new Promise((resolve) => pool.once('remove', resolve));
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(database.db);
  await lost;
  expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ code: '57P01' }) }, expect.any(String));
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  await Promise.all([close(), close()]);
});

test('losing a connection in the midst of a transaction fails it, and nothing else', async () => {
  const warn = vi.fn();
  const { db, pool, close } = createDatabase({ connection: database.connection, poolSize: 1, log: { warn } });
  const transaction = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const lost = new Promise((resolve) => clients[0]?.once('end', resolve));
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(database.db);
    await lost;
    await sql`select 1`.execute(tx);
  });
  const clients: pg.PoolClient[] = [];
  pool.on('acquire', (client) => clients.push(client));
  await expect(transaction).rejects.toThrow();
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  await close();
});

test('closing waits for the query under way', async () => {
  const { db, pool, close } = createDatabase({
    connection: database.connection,
    poolSize: 1,
    log: { warn: vi.fn() },
  });
  const underWay = once(pool, 'acquire');
  const answer = sql`select pg_sleep(0.05), 1 as one`.execute(db);
  await underWay;
  await close();
  expect((await answer).rows).toMatchObject([{ one: 1 }]);
});

test('a lost connection is logged without the client, which holds the password', async () => {
  const warn = vi.fn();
  const { pool, close } = createDatabase({ connection: database.connection, poolSize: 1, log: { warn } });
  const client = await pool.connect();
  pool.emit('error', Object.assign(new Error('read ECONNRESET'), { client }), client);
  client.release();
  await close();
  expect(Object.keys(warn.mock.calls[0]?.[0].err)).toEqual([]);
});
