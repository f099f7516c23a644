import { rm } from 'node:fs/promises';
import { makeThrowawayDir, startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import pg from 'pg';
import { createDatabase } from '../../src/core/db/database.ts';
import { embeddedDatabase } from '../../src/core/db/embedded-database.ts';
import { migrate } from '../../src/core/db/migrate.ts';
import { prepareAlone } from '../../src/core/db/prepare-alone.ts';
import { serverPaths } from '../../src/start/server-paths.ts';
import { silentLog } from '../silent-log.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A PostgreSQL that is thrown away, and one migrated database of it for each run. */
export async function openDatabases() {
  const dataDir = makeThrowawayDir('mitoyen-simulate-');
  const postgres = await startEmbeddedPostgres({ ...embeddedDatabase, dataDir, log: silentLog, settings });
  let count = 0;
  return {
    async create() {
      count += 1;
      const name = `market_${count}`;
      const admin = new pg.Client(postgres.connection);
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      const connection = { ...postgres.connection, database: name };
      await prepareAlone({ connection, log: silentLog }, (session) =>
        migrate(session, serverPaths.migrations, silentLog),
      );
      return { connection, ...createDatabase({ connection, poolSize: 5, log: silentLog }) };
    },
    async close() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
