import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as repository, runNode } from './lib/run.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mitoyen-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(sql) {
  const migrations = join(folder, 'apps/server/migrations');
  await mkdir(migrations, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "version": "1.4.0" }');
  await writeFile(join(migrations, '0140_new.sql'), sql);
  return runNode([join(repository, 'scripts/check-migrations.mjs'), folder], { capture: true });
}

test('a migration that only adds passes', async () => {
  const sql = `
    -- drop table in a comment, and a text: alter table users rename
    create table words (word text not null);
    alter table words add constraint short check (length(word) < 100);
    alter table users add column nickname text, add column is_new boolean not null default false;
    insert into words values ('drop column it');
    create trigger words_stay before truncate on words for each statement execute function refuse_change();
    create index words_word on words (word); drop index if exists words_old;`;
  expect(await check(sql)).toMatchObject({ code: 0, output: '' });
});

test.each([
  ['drop table words', 'takes away'],
  ['truncate words', 'empties a table'],
  ['alter table words drop column word', 'takes a column away'],
  ['alter table words rename column word to text', 'gives another name'],
  ['alter table words rename to texts', 'gives another name'],
  ['alter table words alter column word type citext', 'changes a type'],
  ['alter table words alter word set data type citext', 'changes a type'],
  ['alter table words alter column word set not null', 'refuses rows without a value'],
  ['alter table words add constraint short check (length(word) < 9)', 'refuses rows that were allowed'],
  ['alter table words add column a text, add column b text not null', 'does not fill'],
])('%s is refused', async (sql, reason) => {
  expect(await check(`${sql};`)).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
});

test('what no release uses any more may go, if the migration says since when', async () => {
  const say = (version) => check(`-- contracts since ${version}: texts took its place\ndrop table words;`);
  expect(await say('1.4.0')).toMatchObject({ code: 0 });
  expect(await say('1.5.0')).toMatchObject({ code: 1, output: expect.stringContaining('not released yet') });
  expect(await check('-- contracts since 1.4.0:\ndrop table words;')).toMatchObject({ code: 1 });
});
