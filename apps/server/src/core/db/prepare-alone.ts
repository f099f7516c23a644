import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { isBusyStarting } from './database-errors.ts';
import { parseValues } from './parse-values.ts';
import type { Schema } from './schema.ts';
import { type DatabaseConnection, driverOptions } from './servers.ts';

/** Any number that no other lock of the product uses. */
const lockKey = 5_318_008_472;
const askAgainMs = 100;
/** A machine that is starting is busy. */
const connectPatienceMs = 60_000;

/** The one connection over which an instance prepares the database, without time limits. */
export interface PreparingSession {
  readonly db: Kysely<Schema>;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

interface PrepareOptions {
  /**
   * The database itself, not a pooler: a pooler that shares sessions would give the lock to another client.
   */
  readonly connection: DatabaseConnection;
  readonly log: Pick<Log, 'info'>;
  /** Aborts the wait for another instance. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does, under a lock, what instances that start together must not do at once: migrations, then creating the
 * job queues. All statements run on the connection that holds the lock: if it is lost, the work fails before
 * another instance takes the lock.
 */
export async function prepareAlone<T>(
  { connection, log, signal }: PrepareOptions,
  work: (session: PreparingSession) => Promise<T>,
): Promise<T> {
  const client = await connect(connection, signal);
  try {
    await takeLock(client, log, signal);
    return await work({ db: kyselyOn(client), query: (text, values) => client.query(text, values) });
  } finally {
    // the lock goes with its session
    await client.end().catch(() => undefined);
  }
}

async function connect(connection: DatabaseConnection, signal: AbortSignal | undefined): Promise<pg.Client> {
  const lastTry = Date.now() + connectPatienceMs;
  const { options, Client } = driverOptions(connection);
  for (;;) {
    const client = new Client({
      application_name: 'mitoyen-start',
      connectionTimeoutMillis: connectPatienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      pipeline: true,
      types: parseValues,
      ...options,
    });
    // a statement on a lost connection fails by itself
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isBusyStarting(error) || Date.now() > lastTry) throw error;
      await wait(askAgainMs, undefined, { signal });
    }
  }
}

/**
 * Tries to take the lock until it is free. A single statement that waited for it would hold a snapshot
 * meanwhile, for which `create index concurrently` in the other instance's migration would wait.
 */
async function takeLock(client: pg.Client, log: Pick<Log, 'info'>, signal: AbortSignal | undefined) {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  for (let asked = 0; ; asked++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [lockKey]);
    if (rows[0].is_ours) return;
    if (asked === 0) log.info({}, 'another instance prepares the database: waiting for it');
    await wait(askAgainMs, undefined, { signal });
  }
}

/** Kysely on this connection alone. */
function kyselyOn(client: pg.Client): Kysely<Schema> {
  const only = {
    query: client.query.bind(client),
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  const pool = { connect: async () => only, end: async () => undefined, options: {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
