import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import { embeddedDatabase } from '../../apps/server/src/core/db/embedded-database.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A PostgreSQL for several servers of a journey's own. */
export async function startOwnDatabase(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ ...embeddedDatabase, dataDir, log: silent });
  const { user, host = '', port } = postgres.connection;
  const url = `postgresql://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  return { url, stop: postgres.stop };
}
