import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { serverPaths } from '../../start/server-paths.ts';
import { SettingsError } from '../settings/define-settings.ts';
import { baseline } from './adopt-baseline.ts';
import { migrate } from './migrate.ts';
import { prepareAlone } from './prepare-alone.ts';
import { supersededMigrations } from './superseded-migrations.ts';

let database: TestDatabase;
const log = { ...silentLog, warn: vi.fn() };

beforeEach(async () => {
  log.warn.mockClear();
  database = await createTestDatabase();
});
afterEach(() => database.close());

const run = (folder = serverPaths.migrations) =>
  prepareAlone({ connection: database.connection, log: silentLog }, (session) =>
    migrate(session, folder, log),
  );

async function appliedNames(): Promise<string[]> {
  const { rows } = await database.pool.query('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Makes the database one that was migrated by these instead of the baseline. */
async function migratedBy(names: readonly string[]) {
  await database.pool.query('delete from kysely_migration where name = $1', [baseline]);
  await database.pool.query(
    'insert into kysely_migration (name, timestamp) select name, now()::text from unnest($1::text[]) as name',
    [names],
  );
}

test('a database that has all superseded migrations is taken for one that has the baseline', async () => {
  await migratedBy(supersededMigrations);
  expect(await run()).toEqual([]);
  expect(await appliedNames()).toContain(baseline);
  expect(log.warn).not.toHaveBeenCalled();
  expect(await run()).toEqual([]);
});

test('of three instances that start at once on such a database, one notes the baseline', async () => {
  await migratedBy(supersededMigrations);
  expect(await Promise.all([run(), run(), run()])).toEqual([[], [], []]);
  expect((await appliedNames()).filter((name) => name === baseline)).toHaveLength(1);
});

test('a migration after the baseline is applied to it, and one of a newer release is left and told of', async () => {
  const [later] = (await appliedNames()).filter((name) => name !== baseline);
  await migratedBy([...supersededMigrations, '9000_newer']);
  await database.pool.query('delete from kysely_migration where name = $1', [later]);
  expect(await run()).toEqual([later]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { migrations: ['9000_newer'] },
    expect.stringContaining('newer'),
  );
});

test('one that has some of them is refused with a sentence that says what to do, and left as it is', async () => {
  const some = supersededMigrations.filter((name) => !/^01(?:19|3)/.test(name));
  await migratedBy(some);
  const before = await appliedNames();
  const failure: unknown = await run().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SettingsError);
  expect(String(failure)).toContain(`has ${some.length} of the ${supersededMigrations.length} migrations`);
  expect(String(failure)).toContain('the first it lacks is 0119_directory_cards');
  expect(String(failure)).toContain(
    'Start it once with the last version that has them as files (up to 0138_',
  );
  expect(await appliedNames()).toEqual(before);
});

test('the release before, which has them as files, starts again on a database that was taken over', async () => {
  await migratedBy(supersededMigrations);
  await run();
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-superseded-'));
  const neverRun = 'select 1 / 0';
  await Promise.all(supersededMigrations.map((name) => writeFile(join(folder, `${name}.sql`), neverRun)));
  expect(await run(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('an empty database gets the baseline and what follows it, and no superseded name', async () => {
  const names = await appliedNames();
  await database.close();
  database = await createTestDatabase({ isEmpty: true });
  expect(await run()).toEqual(names);
  expect(names[0]).toBe(baseline);
  expect(await appliedNames()).toEqual(names);
  expect(names.filter((name) => supersededMigrations.includes(name))).toEqual([]);
});
