import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import { createDatabase, type DatabaseHandle, type DatabaseOptions } from '../core/db/database.ts';
import { readDatabaseUrl } from '../core/db/database-url.ts';
import { embeddedDatabase } from '../core/db/embedded-database.ts';
import type { DatabaseConnection } from '../core/db/servers.ts';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import type { CleanupStack } from './cleanup-stack.ts';

/** How the database is reached. */
export interface DatabaseAddresses {
  readonly connection: DatabaseConnection;
  /** The same, past a pooler that shares sessions: for what needs one of its own. */
  readonly direct: DatabaseConnection;
}

/** The connections of a server: a third of them for its jobs, past a pooler, as their statements may take longer. */
export function openDatabases(
  env: Env,
  { connection, direct }: DatabaseAddresses,
  log: Log,
  cleanups: CleanupStack,
  onStatement?: DatabaseOptions['onStatement'],
) {
  const poolSize = Math.max(2, Math.floor(env.DATABASE_POOL_SIZE / 3));
  const jobs = createDatabase({
    connection: direct,
    poolSize,
    work: 'jobs',
    prepared: env.DATABASE_PREPARED ?? true,
    log,
    onStatement,
  });
  cleanups.add(() => jobs.close());
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const calls = createDatabase({
    connection,
    poolSize: env.DATABASE_POOL_SIZE - poolSize,
    isPooled,
    prepared: env.DATABASE_PREPARED ?? !isPooled,
    log,
    onStatement,
  });
  cleanups.add(() => calls.close());
  return { calls, jobs };
}

/** The configured PostgreSQL, or an embedded one in the data directory, for a command: nobody waits for a call. */
export async function openDatabase(
  env: Env,
  log: Log,
  cleanups: CleanupStack,
): Promise<DatabaseHandle & { connection: DatabaseConnection }> {
  const { direct: connection } = await findDatabase(env, log, cleanups);
  const handle = createDatabase({
    connection,
    poolSize: env.DATABASE_POOL_SIZE,
    work: 'jobs',
    prepared: env.DATABASE_PREPARED ?? true,
    log,
  });
  cleanups.add(() => handle.close());
  return { ...handle, connection };
}

/** The PostgreSQL that the settings name, or null. */
export function configuredDatabase({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl = url,
}: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): DatabaseAddresses | null {
  if (!url || !directUrl) return null;
  return { connection: readDatabaseUrl(url), direct: readDatabaseUrl(directUrl) };
}

/** The configured PostgreSQL, or an embedded one in the data directory, started now. */
export async function findDatabase(env: Env, log: Log, cleanups: CleanupStack): Promise<DatabaseAddresses> {
  const configured = configuredDatabase(env);
  if (configured) return configured;
  const embedded = await startEmbeddedPostgres({
    ...embeddedDatabase,
    dataDir: resolve(env.DATA_DIR, 'postgres'),
    log,
    settings: { max_connections: String(maxConnections(env)) },
  });
  cleanups.add(() => embedded.stop());
  return { connection: embedded.connection, direct: embedded.connection };
}

/** The pools of all instances and their listeners, and some for commands and for operators. */
function maxConnections({ INSTANCES, DATABASE_POOL_SIZE }: Env): number {
  return Math.max(60, INSTANCES * (DATABASE_POOL_SIZE + 2) + 20);
}
