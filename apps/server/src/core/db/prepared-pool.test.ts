import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Queryable } from './schema.ts';
import { plannedAnew } from './statement-names.ts';

let database: TestDatabase;
let single: DatabaseHandle;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  single = open();
});
afterEach(async () => {
  await single.close();
  await database.close();
});

const open = (prepared = true) =>
  createDatabase({ connection: database.connection, poolSize: 1, prepared, log: silentLog });
const add = async (db: Queryable, value: number) =>
  (await sql<{ sum: number }>`select ${value}::integer + 1 as sum`.execute(db)).rows[0]?.sum;
const readNotes = async (db: Queryable) =>
  (await sql<{ id: unknown }>`select * from notes where id::text <> ${'2'}`.execute(db)).rows;

/** The texts that the pool's one connection has prepared. */
async function preparedTexts({ pool }: DatabaseHandle): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

async function thrice(work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 3; time += 1) await work();
}

test('what comes for the third time is prepared, and answers as before', async () => {
  for (const value of [1, 2]) expect(await add(single.db, value)).toBe(value + 1);
  expect(await preparedTexts(single)).toEqual([]);
  for (const value of [3, 4]) expect(await add(single.db, value)).toBe(value + 1);
  expect(await preparedTexts(single)).toEqual(['select $1::integer + 1 as sum']);
});

test('what is prepared is described once', async () => {
  const described = vi.fn();
  const client: pg.PoolClient & { connection?: pg.Connection } = await single.pool.connect();
  client.connection?.on('rowDescription', described);
  client.release();
  await thrice(() => add(single.db, 1));
  expect(described).toHaveBeenCalledTimes(3);
  for (const value of [4, 5]) expect(await add(single.db, value)).toBe(value + 1);
  expect(described).toHaveBeenCalledTimes(3);
});

test('what is to be planned anew is not, nor what has no values, nor anything where the setting says so', async () => {
  await thrice(() => sql`select ${plannedAnew} ${1}::integer`.execute(single.db));
  await thrice(() => sql`select 1; select 2`.execute(single.db));
  expect(await preparedTexts(single)).toEqual([]);
  const unprepared = open(false);
  await thrice(() => add(unprepared.db, 1));
  expect(await preparedTexts(unprepared)).toEqual([]);
  await unprepared.close();
});

test('texts without end leave a bounded number of plans in a connection', async () => {
  for (let text = 1; text <= 310; text += 1)
    await thrice(() => sql`select ${text}::integer as ${sql.ref(`c${text}`)}`.execute(single.db));
  const held = (await preparedTexts(single)).length;
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(300);
});

test('a plan that a migration made untrue is made anew, and nobody notices', async () => {
  await sql`create table notes as select 1::integer as id`.execute(database.db);
  await thrice(() => readNotes(single.db));
  await sql`alter table notes alter column id type text`.execute(database.db);
  expect(await readNotes(single.db)).toEqual([{ id: '1' }]);
  expect(await preparedTexts(single)).toEqual([]);
});

test('in a transaction, whose earlier steps are lost, it is told as a database that is away for a moment', async () => {
  await sql`create table notes as select 1::integer as id`.execute(database.db);
  await thrice(() => readNotes(single.db));
  await sql`alter table notes alter column id type text`.execute(database.db);
  const inTransaction = () => single.db.transaction().execute(readNotes);
  const failure = await inTransaction().catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await inTransaction()).toEqual([{ id: '1' }]);
});

test('every other connection is replaced before its next use, as it has such plans too', async () => {
  await sql`create table notes as select 1::integer as id`.execute(database.db);
  const pair = createDatabase({ connection: database.connection, poolSize: 2, log: silentLog });
  const both = (work: (db: Queryable) => Promise<unknown>) =>
    pair.db.connection().execute(async (first) => {
      await work(first);
      await pair.db.connection().execute(work);
    });
  await thrice(() => both(readNotes));
  await both(readNotes);
  await sql`alter table notes alter column id type text`.execute(database.db);
  await readNotes(pair.db);
  await pair.db.transaction().execute(async (first) => {
    expect(await readNotes(first)).toHaveLength(1);
    await pair.db.transaction().execute(async (second) => expect(await readNotes(second)).toHaveLength(1));
  });
  await pair.close();
});

test('a plan that is gone with what a pooler put behind the connection is done without', async () => {
  await thrice(() => add(single.db, 1));
  await single.pool.query('deallocate all');
  expect(await add(single.db, 2)).toBe(3);
  await thrice(() => add(single.db, 1));
  expect(await preparedTexts(single)).toHaveLength(1);
});

test('what stands for a caller is given to the next one, unless it broke', async () => {
  const pool = preparedPool(single.pool);
  const first = await pool.connect();
  const second = await pool.connect();
  expect(second).not.toBe(first);
  for (const text of ['begin', 'rollback']) await first.query(text, []);
  first.release();
  expect(await pool.connect()).toBe(first);
  second.release(true);
  expect(await pool.connect()).not.toBe(second);
});
