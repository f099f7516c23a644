import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import type { PoolConfig } from 'pg';
import { createDatabase, type DatabaseHandle } from '../core/db/database.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import type { CleanupStack } from './cleanup-stack.ts';

/** The connections of a server: a third of them for its jobs. */
export function openDatabases(env: Env, connection: PoolConfig, log: Log, cleanups: CleanupStack) {
  const poolSize = Math.max(2, Math.floor(env.DATABASE_POOL_SIZE / 3));
  const prepared = env.DATABASE_PREPARED;
  const jobs = createDatabase({ connection, poolSize, work: 'jobs', prepared, log });
  cleanups.add(() => jobs.close());
  const calls = createDatabase({ connection, poolSize: env.DATABASE_POOL_SIZE - poolSize, prepared, log });
  cleanups.add(() => calls.close());
  return { calls, jobs };
}

/** The configured PostgreSQL, or an embedded one in the data directory, for a command: nobody waits for a call. */
export async function openDatabase(
  env: Env,
  log: Log,
  cleanups: CleanupStack,
): Promise<DatabaseHandle & { connection: PoolConfig }> {
  const connection = await findConnection(env, log, cleanups);
  const handle = createDatabase({
    connection,
    poolSize: env.DATABASE_POOL_SIZE,
    work: 'jobs',
    prepared: env.DATABASE_PREPARED,
    log,
  });
  cleanups.add(() => handle.close());
  return { ...handle, connection };
}

/** The configured PostgreSQL, or an embedded one in the data directory, started now. */
export async function findConnection(env: Env, log: Log, cleanups: CleanupStack): Promise<PoolConfig> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL };
  const embedded = await startEmbeddedPostgres({
    ...embeddedDatabase,
    dataDir: resolve(env.DATA_DIR, 'postgres'),
    log,
    settings: { max_connections: String(maxConnections(env)) },
  });
  cleanups.add(() => embedded.stop());
  return embedded.connection;
}

/** Those of each instance, with the one that listens, and some for commands and for whoever looks. */
function maxConnections({ INSTANCES, DATABASE_POOL_SIZE }: Env): number {
  return Math.max(60, INSTANCES * (DATABASE_POOL_SIZE + 2) + 20);
}
