import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeThrowawayDir, startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/core/db/database.ts';
import { embeddedDatabase } from '../src/core/db/embedded-database.ts';
import { migrate } from '../src/core/db/migrate.ts';
import { prepareAlone } from '../src/core/db/prepare-alone.ts';
import { assembleTestContext } from './assemble-test-context.ts';
import { silentLog } from './silent-log.ts';
import { asAdmin, connectionTo, type TestServer } from './test-server.ts';

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));

/** One PostgreSQL for the whole run (that of `TEST_DATABASE_URL`, or an embedded one), with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startServer();
  try {
    const prefix = `mitoyen_test_${Date.now().toString(36)}${process.pid.toString(36)}_`;
    const testServer = { connection, prefix, templateName: `${prefix}template` };
    await makeTemplate(testServer);
    project.provide('testServer', testServer);
    return async () => {
      await dropAll(testServer);
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What these databases hold is thrown away: nothing needs to survive a power cut, and little is kept of the log. */
const throwawaySettings = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ max_wal_size: '256MB', wal_keep_size: '0' },
  // creating or dropping a database scans all of the shared buffers
  shared_buffers: '128MB',
  max_connections: '100',
} as const;

async function startServer(): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { connection: { connectionString: url }, stop: async () => undefined };
  const dataDir = makeThrowawayDir('mitoyen-test-');
  const server = await startEmbeddedPostgres({
    ...embeddedDatabase,
    dataDir,
    log: silentLog,
    settings: throwawaySettings,
  });
  return {
    connection: server.connection,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(server: TestServer): Promise<void> {
  await asAdmin(server, (admin) => admin.query(`create database ${server.templateName}`));
  const connection = connectionTo(server, server.templateName);
  const database = createDatabase({ connection, poolSize: 2, log: silentLog });
  try {
    await prepareAlone({ connection, log: silentLog }, (session) =>
      migrate(session, migrationsDir, silentLog),
    );
    // started once, the background work has made its tables, which took half of what each copy cost
    const world = await assembleTestContext({ ...database, connection });
    await world.close();
  } finally {
    await database.close();
  }
}

/** Databases of tests that were cut short, too. */
async function dropAll(server: TestServer): Promise<void> {
  await asAdmin(server, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [server.prefix],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  });
}
