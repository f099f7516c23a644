import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { compileOnce, FixedStatements } from './compile-once.ts';
import type { Queryable } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('is built once, and answers for the values of each call', async () => {
  const build = vi.fn(
    (_: Queryable, first: string, second: string) =>
      sql<{ said: string }>`select ${first}::text || ${', '} || ${second}::text || ${first}::text as said`,
  );
  const said = compileOnce(build);
  expect(await said(database.db, 'a', 'b')).toEqual([{ said: 'a, ba' }]);
  expect(await said(database.db, "'c", 'd')).toEqual([{ said: "'c, d'c" }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('belongs to the transaction that it is used in', async () => {
  const named = compileOnce((db, id: string) =>
    db.selectFrom('page_releases').select('id').where('id', '=', id),
  );
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('page_releases').values({ id: 'here', files: [], started_at: new Date() }).execute();
    expect(await named(tx, 'here')).toEqual([{ id: 'here' }]);
    expect(await named(database.db, 'here')).toEqual([]);
  });
  expect(await named(database.db, 'here')).toEqual([{ id: 'here' }]);
});

test('a value that is looked at instead of passed on is told at the first use', async () => {
  const lost = compileOnce((db, list: string) =>
    db
      .selectFrom('list_versions')
      .select('list')
      .where('list', '=', list === 'offers' ? 'offers' : 'jobs'),
  );
  await expect(lost(database.db, 'offers')).rejects.toThrow('leaves out value 0');
});

test('each shape is built once, until others were used since', async () => {
  const statements = new FixedStatements<[value: string], { said: string }>(2);
  const build = vi.fn((_: Queryable, value: string) => sql<{ said: string }>`select ${value}::text as said`);
  const say = (shape: string, value: string) => statements.of(shape, build)(database.db, value);
  for (const value of ['b', 'c']) expect(await say('a', value)).toEqual([{ said: value }]);
  expect(build).toHaveBeenCalledTimes(1);
  for (const shape of ['d', 'e', 'a']) await say(shape, 'b');
  expect(build).toHaveBeenCalledTimes(4);
});
