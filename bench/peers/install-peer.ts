import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, runProgram, type Server, serverOf, startProgram } from '../processes.ts';

const source = fileURLToPath(new URL('./next-prisma/', import.meta.url));

/** Neither Next.js nor Prisma tells its makers anything, nor fetches what the registry does not have. */
const env = {
  ...process.env,
  ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1' },
  // the client is made without the engine for migrations, which Prisma would download unless given a file
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
};

/**
 * Copies the peer to a folder of its own, installs its packages there and builds it for production. It lies in
 * `BENCH_DATA_DIR`, whose packages are kept as long as the lock file stays the same, or in a folder that `forget` removes.
 */
export async function installPeer(): Promise<{ folder: string; forget(): Promise<void> }> {
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept ? join(kept, 'peer') : await mkdtemp(join(tmpdir(), 'mitoyen-bench-peer-'));
  const lock = () => readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => null);
  await mkdir(folder, { recursive: true });
  const before = await lock();
  for (const name of await readdir(folder))
    if (name !== 'node_modules') await rm(join(folder, name), { recursive: true });
  await cp(source, folder, { recursive: true });
  const install = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (before !== (await lock())) await runProgram('npm', install, { cwd: folder, env });
  await runProgram('npm', ['run', 'build'], { cwd: folder, env });
  const forget = async () => {
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  return { folder, forget };
}

/** The built peer on this database, as in production: one process, the connection pool that Prisma opens by default. */
export async function startPeer(folder: string, databaseUrl: string): Promise<Server> {
  const port = String(await freePort());
  const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', port];
  const options = { cwd: folder, env: { ...env, DATABASE_URL: databaseUrl } };
  const child = startProgram(process.execPath, args, options);
  return serverOf('Next 16, Prisma 7', child, `http://127.0.0.1:${port}`, '/api/profiles?seed=ready');
}
