import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL is starting, recovering after a crash, or on its way down. */
const CANNOT_CONNECT_NOW = '57P03';
const NO_SUCH_DATABASE = '3D000';
const NOT_YET = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', CANNOT_CONNECT_NOW]);

/**
 * Resolves with true once a client gets in, the database made if there is none yet; with false when `isGone` says
 * that there is no more use in trying.
 */
export async function waitUntilReady(connection: pg.ClientConfig, isGone: () => boolean): Promise<boolean> {
  while (!isGone()) {
    const code = await attempt(connection);
    if (code === undefined) return true;
    if (code === NO_SUCH_DATABASE) await createDatabase(connection);
    else await wait(10);
  }
  return false;
}

/** The code of the error that says 'not yet', or undefined when connected. */
async function attempt(connection: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'ECONNRESET';
    if (NOT_YET.has(code) || code === NO_SUCH_DATABASE) return code;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(connection.database ?? 'postgres')}`);
  } finally {
    await client.end();
  }
}
