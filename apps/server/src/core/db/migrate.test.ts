import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { MigrationFailedError, migrate } from './migrate.ts';
import { prepareAlone } from './prepare-alone.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  log.warn.mockClear();
  database = await createTestDatabase({ isEmpty: true });
  directory = await mkdtemp(join(tmpdir(), 'mitoyen-migrations-'));
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(directory, name), text);
const log = { ...silentLog, warn: vi.fn() };
const run = (folder = directory) =>
  prepareAlone({ connection: database.connection, log: silentLog }, (session) =>
    migrate(session, folder, log),
  );

async function firstValue(query: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`${sql.raw(query)}`.execute(database.db);
  return rows[0]?.value;
}

test('files are applied in order, once, and new ones later', async () => {
  await write(
    '0002_words.sql',
    `insert into words values ('two'); insert into words values ('three; four');`,
  );
  await write('0001_table.sql', '-- words\ncreate table words (word text);');
  expect(await run()).toEqual(['0001_table', '0002_words']);
  expect(await run()).toEqual([]);

  await write('0003_more.sql', `insert into words values ('five')`);
  expect(await run()).toEqual(['0003_more']);
  expect(await firstValue('select count(*) as value from words')).toBe(3);
});

test('of six instances that start at once on a fresh database, each migration is applied by one', async () => {
  await write('0001_table.sql', 'create table runs (name text)');
  await write('0002_first.sql', `select pg_sleep(0.1); insert into runs values ('first')`);
  await write('0003_second.sql', `insert into runs values ('second')`);
  const applied = await Promise.all(Array.from({ length: 6 }, () => run()));

  expect(applied.flat().sort()).toEqual(['0001_table', '0002_first', '0003_second']);
  expect(await firstValue(`select string_agg(name, ' ' order by name) as value from runs`)).toBe(
    'first second',
  );
});

test('a file that fails is rolled back whole and named with the line; those before it stay', async () => {
  await write('0001_good.sql', 'create table good (id int)');
  await write(
    '0002_bad.sql',
    `create table bad (id int);\n\ninsert into bad values (1);\nselect * from é, nowhere;`,
  );
  const failure: unknown = await run().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationFailedError);
  expect(failure).toMatchObject({
    migration: '0002_bad',
    message: expect.stringMatching(/0002_bad .*\(line 4\)/),
  });
  expect(await firstValue(`select to_regclass('bad')::text as value`)).toBeNull();
  expect(await firstValue(`select to_regclass('good')::text as value`)).toBe('good');

  await write('0002_bad.sql', 'create table bad (id int)');
  expect(await run()).toEqual(['0002_bad']);
});

test('a file and the note that it was applied are one transaction', async () => {
  await write('0001_table.sql', 'create table words as select 1 as word');
  await run();
  const noted = 'select xmin::text from kysely_migration';
  expect(await firstValue(`select xmin::text = (${noted}) as value from words`)).toBe(true);
});

test('a migration may take longer than a query is given', async () => {
  await write(
    '0001_setting.sql',
    `create table seen as select current_setting('statement_timeout') as value`,
  );
  await run();
  expect(await firstValue('select value from seen')).toBe('0');
});

test('a file with a lower number that comes later is applied too', async () => {
  await write('0001_table.sql', 'create table words (word text)');
  await write('0003_third.sql', `insert into words values ('three')`);
  await run();
  await write('0002_second.sql', `insert into words values ('two')`);
  expect(await run()).toEqual(['0002_second']);
  expect(await run()).toEqual([]);
});

test('an older release starts on the tables of a newer one, and says so', async () => {
  await write('0001_table.sql', 'create table words (word text)');
  await write('0003_newer.sql', `insert into words values ('newer')`);
  await run();
  await rm(join(directory, '0003_newer.sql'));
  await write('0002_of_both.sql', `insert into words values ('both')`);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await run()).toEqual(['0002_of_both']);
  expect(log.warn).toHaveBeenCalledWith({ migrations: ['0003_newer'] }, expect.stringContaining('newer'));
  expect(await firstValue('select count(*) as value from words')).toBe(2);
});

test('two files of one number or a name without one are refused', async () => {
  await write('0001_table.sql', '');
  await write('0001_other.sql', '');
  await expect(run()).rejects.toThrow('Migrations 0001_other.sql and 0001_table.sql carry the same number');
  await rm(join(directory, '0001_other.sql'));
  await write('later.sql', '');
  await expect(run()).rejects.toThrow('later.sql');
});

test('a folder without files is no mistake, one that does not exist is', async () => {
  await mkdir(join(directory, 'empty'));
  expect(await run(join(directory, 'empty'))).toEqual([]);
  await expect(run(join(directory, 'none'))).rejects.toThrow(/ENOENT/);
});
