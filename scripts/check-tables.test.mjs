import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as repository, runNode } from './lib/run.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mitoyen-tables-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'apps/server/src', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return runNode([join(repository, 'scripts/check-tables.mjs'), folder], { capture: true });
}

const house = {
  'core/auth/auth.part.ts': "export const auth = { personalData: { exported: ['users'] } };",
  'features/offers/offers.personal-data.ts':
    "export const offers = { exported: ['offers'], withheld: { listed_offers: 'a copy' }, impersonal: ['words'] };",
  'features/offers/index.ts': "export const feature = { name: 'offers', reads: ['users'] };",
  'features/offers/offers.repository.ts': `
    db.updateTable('offers').set({});
    db.selectFrom('offers').innerJoin('users as owners', 'owners.id', 'offers.user_id');
    sql\`delete from words where id in (select id from listed_offers as listed, users)\`;`,
  'features/blocks/blocks.personal-data.ts': "export const blocks = { exported: ['blocks'] };",
  'features/blocks/index.ts': "export const feature = { name: 'blocks' };",
};

test('own tables, and declared readings of others in a repository, pass', async () => {
  expect(await check(house)).toMatchObject({ code: 0, output: expect.stringContaining('5 tables, 0 uses') });
});

test('what a function of the migrations reads, its caller reads; its last text counts', async () => {
  const write = async (name, body) => {
    await mkdir(join(folder, 'apps/server/migrations'), { recursive: true });
    const text = `create function titles(ids uuid[]) returns json language sql as $$ ${body} $$;`;
    await writeFile(join(folder, 'apps/server/migrations', name), text);
  };
  const files = { ...house, 'features/blocks/blocks.repository.ts': 'sql`select titles(array[1])`' };
  await write('0001_titles.sql', 'select title from blocks join offers on true');
  expect((await check(files)).output).toContain('features/blocks/blocks.repository.ts:1: reads offers');
  await write('0002_titles.sql', 'select title from blocks');
  expect((await check(files)).code).toBe(0);
});

test.each([
  ["db.selectFrom('offers')", 'reads offers'],
  ["db.selectFrom('blocks').leftJoin('offers as o', 'o.id', 'blocks.id')", 'reads offers'],
  ["db.selectFrom(['blocks', 'offers'])", 'reads offers'],
  ["rowsOf(db, 'offers', {})", 'reads offers'],
  ["db.insertInto('offers')", 'writes to offers'],
  ["db.updateTable('offers as o')", 'writes to offers'],
  ["db.deleteFrom('offers')", 'writes to offers'],
  ["db.with('gone', (cte) => cte.deleteFrom('offers'))", 'writes to offers'],
  ['sql`select from blocks join offers on true`', 'reads offers'],
  ['sql`select from blocks as b, offers`', 'reads offers'],
  ['sql<boolean>`insert into offers (id) values (1)`', 'writes to offers'],
  ['sql`update offers set title = null`', 'writes to offers'],
  ['sql`delete from offers`', 'writes to offers'],
  ['db.updateTable(table)', 'name the table'],
])('a feature’s %s on what is another’s is refused: it %s', async (statement, wrong) => {
  const { code, output } = await check({ ...house, 'features/blocks/blocks.repository.ts': statement });
  expect(output).toContain(`features/blocks/blocks.repository.ts:1: ${wrong}`);
  expect(code).toBe(1);
});

test.each([
  ['a declared table that is read outside a repository', 'features/offers/show.ts', "db.selectFrom('users')"],
  ['a declared table that is written to', 'features/offers/o.repository.ts', "db.updateTable('users')"],
  ['a feature’s table that core reads', 'core/auth/users.repository.ts', "db.selectFrom('offers')"],
  [
    'a declaration that nothing needs',
    'features/blocks/index.ts',
    "export const f = { name: 'blocks', reads: ['offers'] };",
  ],
  [
    'a table with two owners',
    'features/blocks/more.personal-data.ts',
    "export const m = { exported: ['offers'] };",
  ],
])('%s is refused', async (_what, file, text) => {
  expect((await check({ ...house, [file]: text })).code).toBe(1);
});

test('a reading of people asks who may find whom, and is refused without', async () => {
  const people = {
    ...house,
    'features/jobseekers/jobseekers.personal-data.ts': "export const data = { exported: ['jobseekers'] };",
    'features/jobseekers/jobseekers.repository.ts':
      "db.selectFrom('jobseekers').where(mayFind(null, 'jobseekers.user_id'))",
    'core/auth/users.ts': "db.selectFrom('users').select('id')",
  };
  expect((await check(people)).code).toBe(0);
  const file = 'features/jobseekers/list.repository.ts';
  const forgotten = await check({ ...people, [file]: "db.selectFrom('jobseekers')" });
  expect(forgotten.output).toContain(`${file}: reads people (jobseekers) without mayFind`);
  const named = await check({
    ...people,
    [file]: "db.selectFrom('blocks')",
    'core/auth/names.ts': "db.selectFrom('users').select('username')",
  });
  expect(named.output).toContain('core/auth/names.ts: reads people (their names) without mayFind');
});
