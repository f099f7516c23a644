import { watch } from 'node:fs';
import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from './process-info.ts';
import {
  bundleRunner,
  makeBundleFolder,
  queryOnce,
  type ServerProcess,
  startServerProcess,
} from './server-process.fixture.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';
import { makeToolPath } from './tool-path.fixture.ts';

/** All that starting needs, `setpriv` and its end with the parent left out. */
const tools = process.getuid?.() === 0 ? ['id', 'chown', 'true', 'unshare'] : ['true'];

let bundle: Awaited<ReturnType<typeof makeBundleFolder>>;
let runner: string;
let dataDir: string;
let processes: ServerProcess[];

beforeAll(async () => {
  bundle = await makeBundleFolder();
  runner = await bundleRunner(join(bundle.directory, 'runner.mjs'));
});
afterAll(() => bundle.remove());

beforeEach(async () => {
  processes = [];
  dataDir = makeThrowawayDir('pg-process-');
});
afterEach(async () => {
  for (const one of processes) await one.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(options: { path?: string } = {}): ServerProcess {
  const started = startServerProcess(runner, {
    dataDir,
    reachableDir: join(bundle.directory, 'reachable'),
    ...options,
  });
  processes.push(started);
  return started;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('what was committed is there after the server was killed, and PostgreSQL ended with it', async () => {
  const first = start();
  const connection = await first.ready();
  await queryOnce(connection, 'create table notes (id int)');
  await queryOnce(connection, 'insert into notes select generate_series(1, 500)');
  const orphan = await postmasterPid();
  await first.kill();

  const second = await start().ready();
  expect(await queryOnce(second, 'select count(*)::int as n from notes')).toEqual([{ n: 500 }]);
  if (process.platform === 'linux') expect(isAlive(orphan)).toBe(false);
});

test('where nothing ends PostgreSQL with its parent, the next start uses the one left behind and can stop it', async () => {
  const first = start({ path: await makeToolPath(join(bundle.directory, 'tools'), tools) });
  await queryOnce(await first.ready(), 'create table notes (id int)');
  const orphan = await postmasterPid();
  await first.kill();
  expect(isAlive(orphan)).toBe(true);

  const second = start();
  expect(await queryOnce(await second.ready(), 'select * from notes')).toEqual([]);
  expect(await postmasterPid()).toBe(orphan);
  await second.stop();
  expect(second.told.at(-1)?.event).toBe('stopped');
  expect(isAlive(orphan)).toBe(false);
});

test('a second process on the same directory is told which one holds it, and disturbs nothing', async () => {
  const first = start();
  const connection = await first.ready();
  const answer = await start().waitFor('ready');

  expect(answer).toMatchObject({ event: 'failed', name: 'DataDirectoryInUseError' });
  expect(answer.message).toContain(`in use by process ${first.child.pid} (`);
  expect(answer.message).toContain('runner.mjs');
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of several processes that begin at once exactly one gets the directory', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => start().waitFor('ready')));
  expect(answers.map((answer) => answer.event).sort()).toEqual(['failed', 'failed', 'failed', 'ready']);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the whole group leaves PostgreSQL running until Node stops it',
  async (name) => {
    const server = start();
    const connection = await server.ready();
    process.kill(-(server.child.pid ?? Number.NaN), name);
    await server.waitFor('signal');
    expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }]);

    const pid = await postmasterPid();
    await server.stop();
    expect(isAlive(pid)).toBe(false);
    expect(server.told.map((one) => one.event)).toEqual(['ready', 'signal', 'stopped']);
  },
);

test('a start killed while it made the directory leaves nothing that the next one trips over', async () => {
  const first = start();
  await initdbUnderWay();
  await first.kill();
  await expect(access(join(dataDir, 'cluster'))).rejects.toThrow();

  expect(await queryOnce(await start().ready(), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster.new-'))).toEqual([]);
});

test('PostgreSQL killed under a living server is started again', async () => {
  const server = start();
  const connection = await server.ready();
  await queryOnce(connection, 'create table notes (id int)');
  const killed = await postmasterPid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() =>
    expect(server.told.some(({ message }) => message === 'PostgreSQL runs again')).toBe(true),
  );

  expect(await queryOnce(connection, 'select * from notes')).toEqual([]);
  expect(await postmasterPid()).not.toBe(killed);
});

async function initdbUnderWay(): Promise<void> {
  for await (const name of namesAppearingIn(dataDir)) if (name.startsWith('cluster.new-')) return;
}

async function* namesAppearingIn(directory: string): AsyncGenerator<string> {
  const watcher = watch(directory);
  try {
    for (;;)
      yield await new Promise<string>((resolve) =>
        watcher.once('change', (_, name) => resolve(String(name))),
      );
  } finally {
    watcher.close();
  }
}
