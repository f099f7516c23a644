import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedLoad } from '@mitoyen/server/seed/seed-load.ts';
import { createDatabase, type DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import { startEmbeddedPostgres } from '@mitoyen/server/src/core/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@mitoyen/server/src/core/db/migrate.ts';
import { serverPaths } from '@mitoyen/server/src/start/server-paths.ts';
import pg from 'pg';
import { quietLog } from './quiet-log.ts';

/** One database with as many profiles as told. */
export interface FilledDatabase extends DatabaseHandle {
  readonly profiles: number;
  /** `DATABASE_URL` for a product of its own. */
  readonly databaseUrl: string;
  readonly connection: pg.PoolConfig;
  /** Seconds that filling it took; 0 when it was full already. */
  readonly filledInS: number;
}

/** Room for two servers on each of several databases at once. */
const settings = { max_connections: '200' };

/**
 * One embedded PostgreSQL with a database for each number of profiles. They lie in `BENCH_DATA_DIR`, which is kept for
 * the next run, or in a folder that `close` removes.
 */
export async function openDatabases(sizes: readonly number[]) {
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'mitoyen-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, settings });
  const databases: FilledDatabase[] = [];
  try {
    for (const profiles of sizes) databases.push(await openFilled(postgres.connection, profiles));
  } catch (error) {
    await close();
    throw error;
  }
  async function close(): Promise<void> {
    for (const database of databases) await database.close();
    await postgres.stop();
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  }
  return { databases, close };
}

async function openFilled(server: pg.PoolConfig, profiles: number): Promise<FilledDatabase> {
  const name = `bench_${profiles}`;
  await createIfMissing(server, name);
  const connection = { ...server, database: name };
  const handle = createDatabase({ connection, poolSize: 4, log: quietLog });
  await migrate(handle.db, serverPaths.migrations);
  const startedAt = performance.now();
  const added = await seedLoad({ db: handle.db, clock: { now: () => new Date() } }, { profiles });
  const filledInS = added > 0 ? (performance.now() - startedAt) / 1000 : 0;
  const host = encodeURIComponent(server.host ?? '');
  const databaseUrl = `postgresql://${server.user}@localhost:${server.port}/${name}?host=${host}`;
  return { ...handle, profiles, databaseUrl, connection, filledInS };
}

async function createIfMissing(server: pg.PoolConfig, name: string): Promise<void> {
  const client = new pg.Client(server as pg.ClientConfig);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
