import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedPostgres, makeThrowawayDir, startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let root: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  running = [];
  root = await realpath(makeThrowawayDir('mitoyen-backup-'));
  await mkdir(join(root, 'data', 'files'), { recursive: true });
  await writeFile(join(root, 'data', 'files', 'plan.webp'), 'plan');
  await writeFile(join(root, 'data', 'secret-key'), 'secret');
});
afterEach(async () => {
  for (const one of running) await one.stop();
  await rm(root, { recursive: true, force: true });
});

async function start(name: string): Promise<EmbeddedPostgres> {
  const one = await startEmbeddedPostgres({
    ...embeddedDatabase,
    dataDir: join(root, name, 'postgres'),
    log: silentLog,
  });
  running.push(one);
  return one;
}

const target = () => join(root, 'saved');
const save = () => backUp({ dataDir: join(root, 'data'), target: target(), log: silentLog, now: new Date() });

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

test('a backup taken from a database that is written to holds what was committed before it', async () => {
  const { connection } = await start('data');
  await query(connection, 'create table notes as select g as id from generate_series(1, 1000) g');
  const writer = new pg.Client(connection);
  await writer.connect();
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await writer.query('insert into notes select max(id) + 1 from notes');
  })();
  await save();
  isWriting = false;
  await writing;
  await writer.end();

  await restore({ source: target(), dataDir: join(root, 'again') });
  const { connection: restored } = await start('again');
  const [row] = await query(restored, 'select count(*)::int as count, max(id) as last from notes');
  expect(row.count).toBeGreaterThanOrEqual(1000);
  expect(row.count).toBe(row.last);
  expect(await readFile(join(root, 'again', 'files', 'plan.webp'), 'utf8')).toBe('plan');
  expect(await readFile(join(root, 'again', 'secret-key'), 'utf8')).toBe('secret');
});

test('a database that nobody runs is backed up too, and can be started again', async () => {
  const first = await start('data');
  await query(first.connection, 'create table notes as select 1 as id');
  await first.stop();
  await save();
  await restore({ source: target(), dataDir: join(root, 'again') });
  for (const name of ['data', 'again']) {
    const { connection } = await start(name);
    expect(await query(connection, 'select id from notes')).toEqual([{ id: 1 }]);
  }
});

test('nothing is written over, and half a backup is not restored', async () => {
  await (await start('data')).stop();
  await save();
  await expect(save()).rejects.toThrow('exists already');
  await expect(restore({ source: target(), dataDir: join(root, 'data') })).rejects.toThrow('not empty');
  await rm(join(target(), 'backup.json'));
  await expect(restore({ source: target(), dataDir: join(root, 'again') })).rejects.toThrow(
    'not a whole backup',
  );
});
