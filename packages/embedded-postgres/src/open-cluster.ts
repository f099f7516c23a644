import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { POINTER } from './choose-place.ts';
import { DataDirectoryInUseError } from './errors.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import {
  connectionAt,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

export interface OpenCluster {
  /** PostgreSQL's own directory. */
  readonly clusterDir: string;
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** The database of a data directory for a visit: the one that a running server works on, else one started for it. */
export async function openCluster(options: EmbeddedPostgresOptions): Promise<OpenCluster> {
  const { connection, close } = await findOrStart(options);
  return { clusterDir: await clusterDirOf(options.dataDir), connection, close };
}

async function findOrStart(
  options: EmbeddedPostgresOptions,
): Promise<Pick<OpenCluster, 'connection' | 'close'>> {
  try {
    const { connection, stop } = await startEmbeddedPostgres(options);
    return { connection, close: stop };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const running = await readPostmasterPid(await clusterDirOf(options.dataDir));
    if (!running?.isReady) throw error;
    return { connection: connectionAt(running.socketDir, options), close: async () => undefined };
  }
}

async function clusterDirOf(dataDir: string): Promise<string> {
  const moved = (await readFile(join(dataDir, POINTER), 'utf8').catch(() => '')).trim();
  return join(moved || dataDir, 'cluster');
}
