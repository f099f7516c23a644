import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { LeanClient } from './lean-client.ts';
import { type Answer, ask, type Columns, type Statement } from './lean-query.ts';
import { parseValues } from './parse-values.ts';

let database: TestDatabase;
let client: LeanClient & { readonly connection?: pg.Connection };
const described = vi.fn();
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  described.mockClear();
  client = new LeanClient({ ...database.connection, pipeline: true } as pg.ClientConfig);
  await client.connect();
  client.connection?.on('rowDescription', described);
});
afterEach(() => client.end());

const named = (text: string, values: unknown[]): Statement => ({ name: 'asked', text, values });
const told = ({ command, rowCount, rows }: Answer) => ({ command, rowCount, rows });

/** Asks for the same twice, the second time with columns that are known. */
async function askTwice(text: string, values: unknown[]) {
  const { columns, ...first } = await ask(client, named(text, values));
  const second = told(await ask(client, named(text, values), columns));
  return { first, second, columns };
}

/** A name to look for in a stack. */
const askForTooMuch = async (columns?: Columns) =>
  await ask(client, named('select 1 / $1::integer as many', [0]), columns);

test('answers values as the product reads them, and none as null', async () => {
  const text =
    "select $1::bigint as whole, '2026-03-29 00:30:00.5+00'::timestamptz as instant, null::text as nothing, array[1, 2] as list, 'é' as text";
  const row = {
    ...{ whole: 12, instant: new Date('2026-03-29T00:30:00.500Z'), nothing: null, list: [1, 2], text: 'é' },
  };
  const { first, second } = await askTwice(text, [12]);
  expect(first).toEqual({ command: 'SELECT', rowCount: 1, rows: [row] });
  expect(second).toEqual(first);
});

test('has PostgreSQL describe the rows of a prepared statement once', async () => {
  const { second } = await askTwice('select n, $1::text as said from generate_series(1, 3) as n', ['oui']);
  expect(second.rows).toEqual([1, 2, 3].map((n) => ({ n, said: 'oui' })));
  expect(described).toHaveBeenCalledTimes(1);
});

test('says how many rows a change changed, and gives those it asks for', async () => {
  await client.query('create table notes (id integer)');
  try {
    const added = { command: 'INSERT', rowCount: 2, rows: [] };
    const insert = 'insert into notes select generate_series(1, $1::integer)';
    const { first, second } = await askTwice(insert, [2]);
    expect([first, second]).toEqual([added, added]);
    const taken = await ask(client, {
      name: null,
      text: 'delete from notes where id = $1 returning id',
      values: [2],
    });
    expect(told(taken)).toEqual({ command: 'DELETE', rowCount: 2, rows: [{ id: 2 }, { id: 2 }] });
  } finally {
    await client.query('drop table notes');
  }
});

test('the same statement at once, asked for before its first answer, is answered each time', async () => {
  const text = 'select $1::integer as n';
  const answers = await Promise.all([1, 2, 3].map((n) => ask(client, named(text, [n]))));
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map((n) => [{ n }]));
});

test('says of a refused statement where it came from, and goes on, described or not', async () => {
  const { columns } = await ask(client, named('select 1 / $1::integer as many', [1]));
  for (const known of [undefined, columns]) {
    const error = await askForTooMuch(known).catch((refusal: pg.DatabaseError) => refusal);
    expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('askForTooMuch') });
    expect((await ask(client, named('select 1 / $1::integer as many', [1]), columns)).rows).toEqual([
      { many: 1 },
    ]);
  }
});

test('PostgreSQL refuses what would answer other columns than those that are known', async () => {
  await client.query('create table notes as select 1 as id');
  try {
    const { columns } = await askTwice('select * from notes where id = $1', [1]);
    await client.query('alter table notes add column said text');
    const again = ask(client, named('select * from notes where id = $1', [1]), columns);
    await expect(again).rejects.toMatchObject({ code: '0A000' });
  } finally {
    await client.query('drop table notes');
  }
});

test('a value that cannot be read fails its statement alone', async () => {
  const { getTypeParser } = parseValues;
  const parser = vi.spyOn(parseValues, 'getTypeParser').mockImplementation(((oid: number) => {
    if (oid !== pg.types.builtins.UUID) return getTypeParser(oid);
    return () => {
      throw new Error('unreadable');
    };
  }) as typeof getTypeParser);
  try {
    const text = 'select $1::uuid as id from generate_series(1, 2)';
    const values = ['00000000-0000-0000-0000-000000000000'];
    const both = [
      ask(client, named(text, values)),
      ask(client, { name: null, text: 'select $1::integer as n', values: [4] }),
    ];
    const [failed, answered] = await Promise.allSettled(both);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'unreadable' } });
    expect(answered).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 4 }] } });
  } finally {
    parser.mockRestore();
  }
});
