import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runTogether } from './run-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await sql`create table notes (word text primary key)`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate notes`.execute(database.db));

const add = (word: string) =>
  CompiledQuery.raw('insert into notes values ($1) returning word', [word]) as CompiledQuery<{
    word: string;
  }>;
const words = async () =>
  (await sql<{ word: string }>`select word from notes order by word`.execute(database.db)).rows.map(
    ({ word }) => word,
  );

test('each sees what was done before it, and the last one’s rows are returned', async () => {
  const count = CompiledQuery.raw('select count(*)::int as count from notes') as CompiledQuery<{
    count: number;
  }>;
  expect(await runTogether(database.db, [add('a'), add('b')], count)).toEqual([{ count: 2 }]);
  expect(await words()).toEqual(['a', 'b']);
});

test('one that fails undoes all of them and is told, and the connection goes on', async () => {
  await expect(runTogether(database.db, [add('a'), add('a')], add('b'))).rejects.toThrow('duplicate key');
  expect(await words()).toEqual([]);
  await expect(runTogether(database.db, [add('a')], add('a'))).rejects.toThrow('duplicate key');
  expect(await runTogether(database.db, [], add('a'))).toEqual([{ word: 'a' }]);
  expect(await words()).toEqual(['a']);
});

test('inside a transaction they belong to it', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    expect(await runTogether(tx, [add('a')], add('b'))).toEqual([{ word: 'b' }]);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await words()).toEqual([]);
});

test('all are sent before the first one is answered', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table notes`.execute(tx);
    sent.mockClear();
    const running = runTogether(database.db, [add('a')], add('b'));
    // all four wait behind the lock
    await expect.poll(() => sent.mock.calls.length).toBe(4);
    await sql`insert into notes values ('z')`.execute(tx);
    running.catch(() => undefined);
  });
  sent.mockRestore();
  await expect.poll(words).toEqual(['a', 'b', 'z']);
});
