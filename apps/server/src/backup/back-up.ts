import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCluster, copyFolder, openCluster } from '@mitoyen/embedded-postgres';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import type { Log } from '../core/log/log.ts';

/** Written last: a folder without it is half a backup. */
export const manifestName = 'backup.json';

export interface BackUpOptions {
  readonly dataDir: string;
  /** A folder that does not exist yet. */
  readonly target: string;
  readonly log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  readonly now: Date;
}

/**
 * Copies the data directory (database, files, secret) into a new folder, whether the server runs or not.
 * @throws Error when there is nothing to copy or the folder exists.
 */
export async function backUp({ dataDir, target, log, now }: BackUpOptions): Promise<void> {
  if (await exists(target)) throw new Error(`${target} exists already: name a new folder.`);
  if (!(await exists(join(dataDir, 'postgres')))) throw new Error(`${dataDir} holds no database.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const copyFiles = () => copyFolder(join(dataDir, 'files'), join(partial, 'files'));
  // Before the database and after it: what its rows name is there, though deleted or added meanwhile.
  await copyFiles();
  const cluster = await openCluster({ ...embeddedDatabase, dataDir: join(dataDir, 'postgres'), log });
  try {
    await copyCluster(cluster.clusterDir, join(partial, 'postgres', 'cluster'), cluster.connection);
  } finally {
    await cluster.close();
  }
  await copyFiles();
  const secret = await readFile(join(dataDir, 'secret-key'), 'utf8').catch(() => '');
  if (secret) await writeFile(join(partial, 'secret-key'), secret, { mode: 0o600 });
  await writeFile(join(partial, manifestName), `${JSON.stringify({ takenAt: now.toISOString() })}\n`);
  await rename(partial, target);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
