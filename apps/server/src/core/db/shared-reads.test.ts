import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import type { Queryable } from './schema.ts';
import { isSharedRead } from './shared-reads.ts';

let database: TestDatabase;
let handle: DatabaseHandle;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  handle = createDatabase({ connection: database.connection, poolSize: 4, log: silentLog });
});
afterEach(async () => {
  await handle.close();
  await database.close();
});

const connectionOf = async (db: Queryable, value = 1) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid where ${value}::integer > 0`.execute(db)).rows[0]
    ?.pid;
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

test('reads of one turn go down one connection, eight at most, and each has its own answer', async () => {
  const add = async (value: number) =>
    (await sql<{ sum: number }>`select ${value}::integer + 1 as sum`.execute(handle.db)).rows[0]?.sum;
  expect(await Promise.all([1, 2, 3, 4].map(add))).toEqual([2, 3, 4, 5]);
  expect(handle.pool.totalCount).toBe(1);
  expect(new Set(await times(8, () => connectionOf(handle.db))).size).toBe(1);
  expect(new Set(await times(9, () => connectionOf(handle.db))).size).toBe(2);
});

test('they leave half of the connections to transactions', async () => {
  expect(new Set(await times(100, () => connectionOf(handle.db))).size).toBe(2);
  expect(handle.pool.totalCount).toBe(2);
});

test('one that is refused takes no other with it', async () => {
  const [refused, ...others] = await Promise.allSettled([
    sql`select 1 / ${0}::integer`.execute(handle.db),
    connectionOf(handle.db),
    connectionOf(handle.db),
  ]);
  expect(refused?.status).toBe('rejected');
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a turn keeps its connection, even where its first statement could not be sent', async () => {
  await connectionOf(handle.db);
  const circular: { self?: unknown } = {};
  circular.self = circular;
  await setImmediate();
  await expect(sql`select ${circular}::jsonb`.execute(handle.db)).rejects.toThrow();
  expect(handle.pool.idleCount).toBe(0);
  await vi.waitFor(() => expect(handle.pool.idleCount).toBe(1));
});

test('a connection that carries reads is nobody’s transaction meanwhile', async () => {
  const inTransaction = () => handle.db.transaction().execute((tx) => connectionOf(tx));
  const [read, changed] = await Promise.all([connectionOf(handle.db), inTransaction()]);
  expect(changed).not.toBe(read);
});

test('a read does not wait for a change that waits for somebody', async () => {
  await sql`create table notes as select 1::integer as id`.execute(handle.db);
  await handle.db.transaction().execute(async (tx) => {
    await sql`update notes set id = ${2}::integer`.execute(tx);
    const change = sql`update notes set id = ${3}::integer`.execute(handle.db);
    const held = sql`select id from notes where id < ${9}::integer for update`.execute(handle.db);
    await expect(connectionOf(handle.db)).resolves.toBeDefined();
    void Promise.allSettled([change, held]);
  });
  const kept = async () => (await sql<{ id: number }>`select id from notes`.execute(handle.db)).rows[0]?.id;
  await vi.waitFor(async () => expect(await kept()).toBe(3));
});

test('a connection that breaks is not used again, and others are had', async () => {
  const pid = await connectionOf(handle.db);
  const broken = sql`select pg_terminate_backend(${pid}::integer)`.execute(handle.db);
  await expect(broken).rejects.toThrow();
  expect(await times(3, () => connectionOf(handle.db))).not.toContain(pid);
});

test.each([
  ['select 1', true],
  ['  with near as (select 1) select * from near', true],
  ['select updated_at, last_shared from deletes', true],
  ['insert into notes values (1)', false],
  ['with gone as (delete from notes returning id) select * from gone', false],
  ['select * from notes for update', false],
  ['select * from notes for share', false],
  ["select pg_advisory_xact_lock(1), 'x'", false],
  ["select set_config('a.b', 'c', false)", false],
  ["select nextval('counter')", false],
  ['begin', false],
  ['select /* planned anew */ 1', false],
])('%s is shared: %s', (text, isShared) => {
  expect(isSharedRead(text)).toBe(isShared);
});

test('a transaction begins with its first statement: what fails in between leaves nothing', async () => {
  await sql`create table notes (id integer primary key)`.execute(handle.db);
  const failed = handle.db.transaction().execute(async (tx) => {
    await sql`insert into notes values (${1}::integer)`.execute(tx);
    await sql`insert into notes values (${1}::integer)`.execute(tx);
  });
  await expect(failed).rejects.toThrow();
  expect((await sql`select id from notes`.execute(handle.db)).rows).toEqual([]);
});
