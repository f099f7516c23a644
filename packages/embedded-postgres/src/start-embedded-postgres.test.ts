import { access, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirectoryInUseError } from './errors.ts';
import { owner, silentLog } from './options.fixture.ts';
import { queryOnce } from './server-process.fixture.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';

let root: string;
let started: EmbeddedPostgres[];

beforeEach(async () => {
  started = [];
  root = await realpath(makeThrowawayDir('pg-embedded-'));
});
afterEach(async () => {
  for (const one of started) await one.stop();
  await rm(root, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const one = await startEmbeddedPostgres({
    ...owner,
    dataDir,
    log: silentLog,
    reachableDir: join(root, 'reachable'),
  });
  started.push(one);
  return one;
}

test('starts on a directory with any name, keeps its data over a stop, and listens on no network', async () => {
  const dataDir = join(root, 'l’été, "chez nous"', 'data');
  const first = await start(dataDir);
  await queryOnce(first.connection, `create table notes as select 'é' as letter`);
  await first.stop();
  await expect(access(String(first.connection.host))).rejects.toThrow();

  const { connection } = await start(dataDir);
  expect(await queryOnce(connection, 'select upper(letter) as letter from notes')).toEqual([{ letter: 'É' }]);
  const settings = await queryOnce(
    connection,
    `select name, setting from pg_settings where name in ('fsync', 'jit', 'TimeZone', 'listen_addresses', 'server_encoding')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    jit: 'off',
    TimeZone: 'UTC',
    listen_addresses: '',
    server_encoding: 'UTF8',
  });
});

test('a directory whose path is too long for a socket has its socket elsewhere, closed to others', async () => {
  const { connection } = await start(join(root, 'a'.repeat(60), 'b'.repeat(60)));
  expect(String(connection.host).startsWith(root)).toBe(false);
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the same process asking twice is refused, by whatever path, and may start again after a stop', async () => {
  const first = await start(join(root, 'data'));
  await expect(start(join(root, '.', 'data'))).rejects.toThrow(DataDirectoryInUseError);
  await Promise.all([first.stop(), first.stop()]);
  const { connection } = await start(join(root, 'data'));
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});
