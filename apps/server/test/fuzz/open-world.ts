import { rm } from 'node:fs/promises';
import { makeThrowawayDir, startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../../src/app.ts';
import type { AppContext } from '../../src/core/context/app-context.ts';
import { createDatabase } from '../../src/core/db/database.ts';
import { embeddedDatabase } from '../../src/core/db/embedded-database.ts';
import { migrate } from '../../src/core/db/migrate.ts';
import { prepareAlone } from '../../src/core/db/prepare-alone.ts';
import { serverPaths } from '../../src/start/server-paths.ts';
import { unlimited } from '../access/unlimited.ts';
import { assembleTestContext } from '../assemble-test-context.ts';
import { silentLog } from '../silent-log.ts';
import type { FuzzWorld } from './run-fuzz.ts';

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const address = { port: 0, host: '127.0.0.1' };

function messageOf(line: string): string {
  const { msg, err } = JSON.parse(line);
  return `${msg}: ${err?.stack ?? err?.message ?? ''}`;
}

/** Two listening servers on a database that is thrown away; what they log as errors is a fault. */
export async function openWorld(): Promise<FuzzWorld & { close(): Promise<void> }> {
  const dataDir = makeThrowawayDir('mitoyen-fuzz-');
  const postgres = await startEmbeddedPostgres({ ...embeddedDatabase, dataDir, log: silentLog, settings });
  const admin = new pg.Client(postgres.connection);
  await admin.connect();
  await admin.query('create database fuzz');
  await admin.end();
  const connection = { ...postgres.connection, database: 'fuzz' };
  const database = createDatabase({ connection, poolSize: 15, log: silentLog });
  await prepareAlone({ connection, log: silentLog }, (session) =>
    migrate(session, serverPaths.migrations, silentLog),
  );
  const outside = await assembleTestContext({ ...database, connection });
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(messageOf(line)) });
  const context: AppContext = { ...outside.context, log };
  const { server } = await createApp({ ...context, limits: unlimited });
  const { server: limitedServer } = await createApp(context);
  await server.listen(address);
  await limitedServer.listen(address);
  return {
    context: { ...context, limits: unlimited },
    sandbox: outside.sandbox,
    server,
    limitedServer,
    takeErrors: () => errors.splice(0),
    async close() {
      await Promise.all([server.close(), limitedServer.close()]);
      // the database goes with its pool
      await outside.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
