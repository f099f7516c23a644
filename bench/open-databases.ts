import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import { createDatabase, type DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import { embeddedDatabase } from '@mitoyen/server/src/core/db/embedded-database.ts';
import { migrate } from '@mitoyen/server/src/core/db/migrate.ts';
import { prepareAlone } from '@mitoyen/server/src/core/db/prepare-alone.ts';
import { serverPaths } from '@mitoyen/server/src/start/server-paths.ts';
import pg from 'pg';
import { parseStat } from './measure/process-times.ts';
import { quietLog } from './quiet-log.ts';
import { warmFiles } from './warm-files.ts';

/** One database with as many rows of what is measured as told. */
export interface FilledDatabase extends DatabaseHandle {
  readonly size: number;
  /** `DATABASE_URL` for a product of its own. */
  readonly databaseUrl: string;
  readonly connection: pg.PoolConfig;
  /** Seconds that filling it took; 0 when it was full already. */
  readonly filledInS: number;
}

/** What the databases hold. */
export interface Filling {
  /** Begins the databases' names. */
  readonly name: string;
  readonly sizes: readonly number[];
  /** Adds invented rows until there are `size`; answers how many were added now. */
  fill(handle: DatabaseHandle, size: number): Promise<number>;
}

/** Room for two servers on each of several databases at once. */
const settings = { max_connections: '200' };

/**
 * One embedded PostgreSQL with a database of each size. They lie in `BENCH_DATA_DIR`, which is kept for the next run, or
 * in a folder that `close` removes.
 */
export async function openDatabases({ name, sizes, fill }: Filling) {
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'mitoyen-bench-')));
  const postgres = await startEmbeddedPostgres({ ...embeddedDatabase, dataDir, log: quietLog, settings });
  const databases: FilledDatabase[] = [];
  async function close(): Promise<void> {
    for (const database of databases) await database.close();
    await postgres.stop();
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  }
  try {
    for (const size of sizes) {
      const handle = await openEmpty(postgres.connection, `bench_${name}_${size}`);
      const startedAt = performance.now();
      const added = await fill(handle, size);
      const filledInS = added > 0 ? (performance.now() - startedAt) / 1000 : 0;
      databases.push({ ...handle, size, filledInS });
    }
    await warmFiles(join(dataDir, 'cluster', 'base'));
  } catch (error) {
    await close();
    throw error;
  }
  return { databases, close };
}

async function openEmpty(server: pg.PoolConfig, name: string) {
  await createIfMissing(server, name);
  const connection = { ...server, database: name };
  // counting a million rows takes longer than any call of the product is given
  const handle = createDatabase({ connection, poolSize: 4, work: 'jobs', log: quietLog });
  await prepareAlone({ connection, log: quietLog }, (session) =>
    migrate(session, serverPaths.migrations, quietLog),
  );
  await forgetMails(handle.pool);
  const host = encodeURIComponent(server.host ?? '');
  const databaseUrl = `postgresql://${server.user}@localhost:${server.port}/${name}?host=${host}`;
  return { ...handle, databaseUrl, connection };
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

/** What an earlier run mailed waits for a server that there is not: trying it again is work that would be measured. */
async function forgetMails(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass('pgboss.job') is not null as is_made");
  if (rows[0]?.is_made) await pool.query("delete from pgboss.job where name like 'mail-send%'");
}

/** The process that all of PostgreSQL's others descend from. */
export async function postmasterPidOf({ pool }: Pick<DatabaseHandle, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parseStat(await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')).parentPid;
}
