import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import type { PoolConfig } from 'pg';
import { createDatabase, type DatabaseHandle } from '../core/db/database.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import type { CleanupStack } from './cleanup-stack.ts';

/** The configured PostgreSQL, or an embedded one in the data directory. */
export async function openDatabase(
  env: Env,
  log: Log,
  cleanups: CleanupStack,
): Promise<DatabaseHandle & { connection: PoolConfig }> {
  const connection = await findConnection(env, log, cleanups);
  const handle = createDatabase({ connection, poolSize: env.DATABASE_POOL_SIZE, log });
  cleanups.add(() => handle.close());
  return { ...handle, connection };
}

async function findConnection(env: Env, log: Log, cleanups: CleanupStack): Promise<PoolConfig> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL };
  const embedded = await startEmbeddedPostgres({
    ...embeddedDatabase,
    dataDir: resolve(env.DATA_DIR, 'postgres'),
    log,
  });
  cleanups.add(() => embedded.stop());
  return embedded.connection;
}
