import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type DatabaseHandle } from '../src/core/db/database.ts';
import { silentLog } from './silent-log.ts';
import { asAdmin, connectionTo } from './test-server.ts';

export interface TestDatabase extends Pick<DatabaseHandle, 'db' | 'pool'> {
  readonly connection: pg.PoolConfig;
  readonly name: string;
  /** Closes the pool alone: a database can be copied while nobody is connected. */
  leave(): Promise<void>;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

interface TestDatabaseOptions {
  /** Without a table, for tests of the migrations themselves. */
  readonly isEmpty?: boolean;
  /** Name of a database that nobody is connected to, of which it is a copy. */
  readonly copyOf?: string;
}

/** A machine may be busy with other tests. */
const patience = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };

/** How calls reach a test's database: through the pooler that `TEST_POOLER_URL` names, if any (ops/pgbouncer). */
function callsOf(connection: pg.PoolConfig, name: string) {
  const pooler = process.env.TEST_POOLER_URL;
  if (!pooler) return { connection: { ...patience, ...connection } };
  const url = new URL(pooler);
  url.pathname = `/${name}`;
  return { connection: { connectionString: url.href }, isPooled: true, prepared: false };
}

let count = 0;

/** A database of its own for a test file or a test: a copy of the migrated one. */
export async function createTestDatabase({
  isEmpty = false,
  copyOf,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  count += 1;
  const name = `${server.prefix}${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${Date.now().toString(36)}_${count}`;
  const template = copyOf ?? (isEmpty ? 'template1' : server.templateName);
  // Without fsync, copying files takes less than writing every page to the log.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  await asAdmin(server, (admin) => admin.query(copy));
  const connection = connectionTo(server, name);
  const { db, pool, close } = createDatabase({ ...callsOf(connection, name), poolSize: 5, log: silentLog });
  let left: Promise<void> | null = null;
  const leave = () => {
    left ??= close();
    return left;
  };
  return {
    db,
    pool,
    connection,
    name,
    leave,
    async close() {
      await leave();
      await asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
