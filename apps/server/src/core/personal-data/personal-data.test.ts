import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

/** What Kysely's migrations keep. */
const migrations = ['kysely_migration', 'kysely_migration_lock'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const declared = () =>
  app.context.personalData.flatMap(({ exported, withheld = {}, impersonal = [] }) => [
    ...exported,
    ...Object.keys(withheld),
    ...impersonal,
  ]);

test('every table is declared by the feature that keeps it, once', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.context.db);
  const tables = rows.map(({ name }) => name).filter((name) => !migrations.includes(name));
  expect(declared().toSorted()).toEqual(tables.toSorted());
});

test('whatever refers to an account goes with it or lets go of it', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`.execute(
    app.context.db,
  );
  expect(rows).toEqual([]);
});
