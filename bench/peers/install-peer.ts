import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./next-prisma/', import.meta.url));
const installedLock = 'node_modules/.installed-lock.json';

/** Neither Next.js nor Prisma tells its makers anything. */
export const silent = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1' };

/** A built peer. */
export interface InstalledPeer {
  readonly folder: string;
  /** Removes what is not kept for the next run. */
  forget(): Promise<void>;
}

/**
 * Copies the peer to a folder of its own, installs its packages there and builds it for production. It lies in
 * `BENCH_DATA_DIR`, whose packages are kept as long as the lock file stays the same, or in a folder that `forget` removes.
 */
export async function installPeer(): Promise<InstalledPeer> {
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept
    ? join(kept, 'peers', 'next-prisma')
    : await mkdtemp(join(tmpdir(), 'mitoyen-bench-peer-'));
  const forget = async () => {
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  try {
    await copySources(folder);
    await installPackages(folder);
    // makes the client without the engine that migrates, which Prisma would fetch from its makers unless told of a file
    const engine = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
    await run(folder, process.execPath, ['node_modules/prisma/build/index.js', 'generate'], engine);
    await run(folder, process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      NODE_ENV: 'production',
    });
  } catch (error) {
    await forget();
    throw error;
  }
  return { folder, forget };
}

async function copySources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (name !== 'node_modules') await rm(join(folder, name), { recursive: true });
  await cp(source, folder, { recursive: true });
}

/** Scripts of packages stay unrun: they would fetch what the registry does not have. */
async function installPackages(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = await readFile(join(folder, installedLock), 'utf8').catch(() => null);
  if (installed === lock) return;
  await run(folder, 'npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  await writeFile(join(folder, installedLock), lock);
}

/** What it says goes where a bench tells how far it is. @throws when it fails. */
async function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...silent, ...env },
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed: ${code}`);
}
