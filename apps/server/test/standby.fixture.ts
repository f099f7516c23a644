import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  copyCluster,
  type EmbeddedPostgres,
  makeThrowawayDir,
  openCluster,
  startEmbeddedPostgres,
} from '@mitoyen/embedded-postgres';
import pg from 'pg';
import { embeddedDatabase } from '../src/core/db/embedded-database.ts';
import { silentLog } from './silent-log.ts';

/** A primary and a server that follows it, both of this test alone. */
export interface ServerPair {
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  /** The address of one of them. */
  urlOf(server: EmbeddedPostgres): string;
  /** Sends one statement to one of them. */
  query(server: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]>;
  /** Makes the standby a primary. Resolves once it writes. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

function urlOf({ connection: { user, database, host, port } }: EmbeddedPostgres): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
}

async function query({ connection }: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** Starts two servers, the second a copy of the first with these tables. */
export async function startServerPair(tables: string): Promise<ServerPair> {
  const root = makeThrowawayDir('mitoyen-pair-');
  const optionsOf = (name: string, settings: Record<string, string> = {}) => ({
    ...embeddedDatabase,
    dataDir: join(root, name),
    log: silentLog,
    settings: { fsync: 'off', ...settings },
  });
  const primary = await startEmbeddedPostgres(optionsOf('primary'));
  await query(primary, tables);
  const { clusterDir } = await openCluster(optionsOf('primary'));
  const copy = join(root, 'standby', 'cluster');
  await copyCluster(clusterDir, copy, primary.connection);
  await writeFile(join(copy, 'standby.signal'), '');
  const { host, port, user } = primary.connection;
  const standby = await startEmbeddedPostgres(
    optionsOf('standby', {
      primary_conninfo: `host='${host}' port=${port} user=${user}`,
      wal_retrieve_retry_interval: '100ms',
    }),
  );
  return {
    primary,
    standby,
    urlOf,
    query,
    promote: async () => void (await query(standby, 'select pg_promote(true, 60)')),
    async close() {
      await standby.stop();
      await primary.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
