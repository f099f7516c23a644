import { fileURLToPath } from 'node:url';
import { createDatabase } from '../src/core/db/database.ts';
import { migrate } from '../src/core/db/migrate.ts';
import { prepareAlone } from '../src/core/db/prepare-alone.ts';
import { startPurging } from '../src/core/purging/purge.job.ts';
import { assembleTestContext } from './assemble-test-context.ts';
import { appOn, type TestApp } from './create-test-app.ts';
import { silentLog } from './silent-log.ts';
import { type ServerPair, startServerPair } from './standby.fixture.ts';

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));

/** Two servers with the product's tables. */
export async function startProductPair(): Promise<ServerPair> {
  const pair = await startServerPair('select');
  await prepareAlone({ connection: pair.primary.connection, log: silentLog }, (session) =>
    migrate(session, migrationsDir, silentLog),
  );
  return pair;
}

interface Asked {
  /** Addresses of the standbys that answer visitors; the pair's by default. */
  readonly urls?: readonly string[];
  readonly maxLagMs?: number;
}

/** An instance whose visitors are answered by standbys. Nobody looks after these before `context.replicas.start()`. */
export async function startReplicaApp(
  pair: ServerPair,
  { urls, maxLagMs = 60_000 }: Asked = {},
): Promise<TestApp> {
  const { connection } = pair.primary;
  const handle = createDatabase({ connection, poolSize: 5, log: silentLog });
  const connections = (urls ?? [pair.urlOf(pair.standby)]).map((connectionString) => ({ connectionString }));
  const world = await assembleTestContext({ ...handle, connection }, undefined, {
    connections,
    maxLagMs,
    database: { poolSize: 4 },
  });
  await startPurging(world.context);
  return appOn(world);
}
