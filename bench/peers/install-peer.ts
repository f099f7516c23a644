import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from '../checkouts.ts';
import { freePort, runProgram, startProgram, stopProgram, untilReady } from '../processes.ts';

const source = fileURLToPath(new URL('./next-prisma/', import.meta.url));
const installedLock = 'node_modules/.installed-lock.json';

/** Neither Next.js nor Prisma tells its makers anything, nor fetches what the registry does not have. */
const silent = {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  // the client is made without the engine that migrates, which Prisma would fetch unless told of a file
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
};

/**
 * Copies the peer to a folder of its own, installs its packages there and builds it for production. It lies in
 * `BENCH_DATA_DIR`, whose packages are kept as long as the lock file stays the same, or in a folder that `forget` removes.
 */
export async function installPeer(): Promise<{ folder: string; forget(): Promise<void> }> {
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept
    ? join(kept, 'peers', 'next-prisma')
    : await mkdtemp(join(tmpdir(), 'mitoyen-bench-peer-'));
  const forget = async () => {
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  try {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder))
      if (name !== 'node_modules') await rm(join(folder, name), { recursive: true });
    await cp(source, folder, { recursive: true });
    const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
    const installed = await readFile(join(folder, installedLock), 'utf8').catch(() => null);
    const run = (command: string, args: readonly string[], env = {}) =>
      runProgram(command, args, { cwd: folder, env: { ...silent, ...env } });
    if (installed !== lock) {
      await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
      await writeFile(join(folder, installedLock), lock);
    }
    await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate']);
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' });
  } catch (error) {
    await forget();
    throw error;
  }
  return { folder, forget };
}

/** The built peer on this database, as in production: one process, the connection pool that Prisma opens unless told. */
export async function startPeer(folder: string, databaseUrl: string): Promise<Server> {
  const port = String(await freePort());
  const next = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', port];
  const child = startProgram(process.execPath, next, {
    cwd: folder,
    env: { ...process.env, ...silent, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/profiles?seed=ready`, child);
  return { url, pids: [child.pid ?? 0], stop: () => stopProgram(child) };
}
