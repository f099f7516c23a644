import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { prepare, prepared, prepareShapes } from './prepared-statements.ts';
import type { Queryable } from './schema.ts';

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

const open = (isPrepared = true) =>
  createDatabase({ connection: database.connection, poolSize: 1, prepared: isPrepared, log: silentLog });
const add = async (db: Queryable, value: number) =>
  (await sql<{ sum: number }>`${prepared} select ${value}::integer + 1 as sum`.execute(db)).rows[0]?.sum;
const readNotes = async (db: Queryable) =>
  (await sql<{ id: unknown }>`${prepared} select * from notes where id::text <> ${'2'}`.execute(db)).rows;

/** How many statements the pool's one connection has prepared. */
async function preparedCount({ pool }: DatabaseHandle): Promise<number> {
  return (await pool.query('select from pg_prepared_statements')).rowCount ?? 0;
}

test('a marked statement is prepared once, and answers each time', async () => {
  for (const value of [1, 2, 3]) expect(await add(single.db, value)).toBe(value + 1);
  expect(await preparedCount(single)).toBe(1);
});

test('another is not, nor any where the setting says so', async () => {
  await sql`select ${1}::integer`.execute(single.db);
  expect(await preparedCount(single)).toBe(0);
  const unprepared = open(false);
  expect(await add(unprepared.db, 1)).toBe(2);
  expect(await preparedCount(unprepared)).toBe(0);
  await unprepared.close();
});

test('texts without end leave a bounded number of plans in a connection', async () => {
  for (let text = 1; text <= 210; text += 1)
    await sql`${prepared} select ${text}::integer as ${sql.ref(`c${text}`)}`.execute(single.db);
  expect(await preparedCount(single)).toBeLessThanOrEqual(200);
});

test('a plan that a migration made untrue is made anew, and nobody notices', async () => {
  await sql`create table notes as select 1::integer as id`.execute(database.db);
  await readNotes(single.db);
  await sql`alter table notes alter column id type text`.execute(database.db);
  expect(await readNotes(single.db)).toEqual([{ id: '1' }]);
  expect(await readNotes(single.db)).toEqual([{ id: '1' }]);
});

test('in a transaction, whose earlier steps are lost, it is told as a database that is away for a moment', async () => {
  await sql`create table notes as select 1::integer as id`.execute(database.db);
  await readNotes(single.db);
  await sql`alter table notes alter column id type text`.execute(database.db);
  const inTransaction = () => single.db.transaction().execute(readNotes);
  const failure = await inTransaction().catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await inTransaction()).toEqual([{ id: '1' }]);
});

test('a plan that a pooler gave to somebody else is made anew', async () => {
  expect(await add(single.db, 1)).toBe(2);
  await sql`deallocate all`.execute(single.db);
  expect(await add(single.db, 2)).toBe(3);
});

test('a statement put together once takes other values each time, wherever it is sent', async () => {
  const build = vi.fn((db: Queryable, id: string, least: number) =>
    db.selectFrom('users').select(['id']).where('id', '=', id).where('suspended_at', 'is', null).limit(least),
  );
  const query = prepare(build);
  await sql`create table users (id text, suspended_at timestamptz)`.execute(database.db);
  await sql`insert into users values ('a'), ('b')`.execute(database.db);
  expect(await query(single.db, 'a', 1)).toEqual([{ id: 'a' }]);
  expect(await single.db.transaction().execute((tx) => query(tx, 'b', 1))).toEqual([{ id: 'b' }]);
  expect(build).toHaveBeenCalledOnce();
  expect(await preparedCount(single)).toBe(1);
});

test('one that leaves a value out is refused', async () => {
  const lost = prepare((db, list: string) => db.selectFrom('users').select('id').where('id', '=', `${list}`));
  await expect(lost(single.db, 'a')).rejects.toThrow('leaves out value 0');
});

test('each shape has a text of its own, and those used last are kept', async () => {
  const shapes = prepareShapes<[value: string], { said: string }>(2);
  const built: string[] = [];
  const say = (shape: string) =>
    shapes(shape, (_, value) => {
      built.push(shape);
      return sql<{ said: string }>`select ${sql.lit(shape)} || ${value}::text as said`;
    })(single.db, '!');
  for (const shape of ['a', 'b', 'a', 'c', 'a', 'b'])
    expect(await say(shape)).toEqual([{ said: `${shape}!` }]);
  expect(built).toEqual(['a', 'b', 'c', 'b']);
});
