import { join } from 'node:path';
import { openCluster } from '@mitoyen/embedded-postgres';
import { backUp } from '../../apps/server/src/backup/back-up.ts';
import { createDatabase } from '../../apps/server/src/core/db/database.ts';
import { embeddedDatabase } from '../../apps/server/src/core/db/embedded-database.ts';
import { findTraces } from '../../apps/server/test/find-traces.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

const keptIn = () => join(process.env.MITOYEN_E2E_DATA ?? '', 'data');

/** Copies all data of the running product under test, as the data directory of another. */
export const copyKept = (dataDir: string) =>
  backUp({ dataDir: keptIn(), target: dataDir, log, now: new Date() });

/** Where any of these texts stands in all that the product under test keeps: whole database, queue and files. */
export async function findKept(texts: readonly string[]): Promise<string[]> {
  const dataDir = keptIn();
  const cluster = await openCluster({ ...embeddedDatabase, dataDir: join(dataDir, 'postgres'), log });
  const { db, close } = createDatabase({ connection: cluster.connection, poolSize: 1, log });
  try {
    return await findTraces({ context: { db }, filesDirectory: join(dataDir, 'files') }, texts);
  } finally {
    await close();
    await cluster.close();
  }
}
