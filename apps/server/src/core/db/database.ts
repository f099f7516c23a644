import { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { DialectWithCommitHooks } from './after-commit.ts';
import { scrubDatabaseError } from './database-errors.ts';
import { handOnNotices } from './notices.ts';
import { parseValues } from './parse-values.ts';
import { preparingPool } from './prepared-statements.ts';
import { retireConnections } from './retire-connections.ts';
import type { Schema } from './schema.ts';
import { type DatabaseConnection, driverOptions } from './servers.ts';

/**
 * How long a connection and one statement may take, in milliseconds: a user waits for a call, nobody for a
 * job.
 */
const patience = {
  calls: { connectionTimeoutMillis: 5_000, statement_timeout: 3_000 },
  jobs: { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 },
};

const idleInTransactionMs = 30_000;

/** Limits of a connection for calls, by PostgreSQL's names, in milliseconds. */
export const callLimitsMs = {
  statement_timeout: patience.calls.statement_timeout,
  idle_in_transaction_session_timeout: idleInTransactionMs,
};

/** What connections are for. */
type Work = keyof typeof patience;

export interface DatabaseOptions {
  readonly connection: DatabaseConnection;
  /** The most connections this instance opens. */
  readonly poolSize: number;
  /** What the connections are for; calls by default. */
  readonly work?: Work;
  /** Whether statements marked as `prepared` are prepared by name; true by default. */
  readonly prepared?: boolean;
  /**
   * Whether the server is a pooler that shares sessions, which refuses limits of a session; false by default.
   */
  readonly isPooled?: boolean;
  readonly log: Pick<Log, 'warn'>;
  /** Called after each statement, with its text without values. */
  readonly onStatement?: ((text: string, durationMs: number, isError: boolean) => void) | undefined;
}

export interface DatabaseHandle {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Closes every connection and opens new ones, to the server that is the primary now. */
  reconnect(): void;
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>;
}

/** Connects lazily: nothing is opened before the first query. */
export function createDatabase({
  connection,
  poolSize,
  work = 'calls',
  prepared = true,
  isPooled = false,
  log,
  onStatement,
}: DatabaseOptions): DatabaseHandle {
  const { options, chooser, Client } = driverOptions(connection);
  const pool = new pg.Pool({
    application_name: work === 'jobs' ? 'mitoyen-jobs' : 'mitoyen',
    idleTimeoutMillis: 30_000,
    ...patience[work],
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(isPooled && { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }),
    keepAlive: true,
    ...options,
    Client,
    max: poolSize,
    types: parseValues,
  });
  const reconnect = retireConnections(pool, chooser?.forget);
  // Without listeners, a restart of the database would end the process. A query in progress fails by itself.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    handOnNotices(pool, client);
  });
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The pool puts the client there, which holds the password.
    delete error.client;
    chooser?.forget();
    log.warn({ err: scrubDatabaseError(error) }, 'an idle database connection was lost');
  });
  const db = new Kysely<Schema>({
    dialect: new DialectWithCommitHooks({ pool: prepared ? preparingPool(pool) : pool }),
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  });
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    reconnect,
    close() {
      closing ??= pool.ended
        ? Promise.resolve()
        : db.destroy().then(() => (pool.ended ? undefined : pool.end()));
      return closing;
    },
  };
}
