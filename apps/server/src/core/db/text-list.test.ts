import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { textList } from './text-list.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const told = (list: ReturnType<typeof textList>) => sql`${list}::text[]`;

test('a list arrives as it is, whatever its texts hold', async () => {
  const texts = ['c69123', '', 'a,b', '{c}', '"d"', "e'", 'f\\', '\\"', 'NULL', 'é ’ \n\t', ' g '];
  const { rows } = await sql`select ${told(textList(texts))} as texts, ${told(textList([]))} as none`.execute(
    database.db,
  );
  expect(rows).toEqual([{ texts, none: [] }]);
});

test('it is sent once by a statement that needs it several times, and so is each other', () => {
  const [near, far] = [['a'], ['a']];
  const query = sql`select ${told(textList(near))}, ${1}::int, ${told(textList(far))}, ${told(textList(near))}`;
  for (const _ of ['first', 'again'])
    expect(query.compile(database.db)).toMatchObject({
      sql: 'select $1::text[], $2::int, $3::text[], $1::text[]',
      parameters: [textList(near), 1, textList(far)],
    });
});

test('what else stands in a statement twice is sent twice', () => {
  const twice = ['a'];
  expect(sql`select ${twice}::text[], ${twice}::text[]`.compile(database.db).parameters).toHaveLength(2);
});

test('it is written once for as long as its array lives', () => {
  const codes = ['a', 'b'];
  expect(textList(codes)).toBe(textList(codes));
  expect(textList([...codes])).not.toBe(textList(codes));
});

test('a statement after another begins anew', () => {
  const codes = ['a'];
  sql`select ${told(textList(codes))}`.compile(database.db);
  expect(sql`select ${1}::int, ${told(textList(codes))}`.compile(database.db).sql).toBe(
    'select $1::int, $2::text[]',
  );
});
