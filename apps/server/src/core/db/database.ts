import { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { DialectWithCommitHooks } from './after-commit.ts';
import { scrubDatabaseError } from './database-errors.ts';
import { handOnNotices } from './notices.ts';
import { parseValues } from './parse-values.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Schema } from './schema.ts';

/** How long a connection and one statement may take, in milliseconds: somebody waits for a call, nobody for a job. */
const patience = {
  calls: { connectionTimeoutMillis: 5_000, statement_timeout: 3_000 },
  jobs: { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 },
};

/** What connections are for. */
type Work = keyof typeof patience;

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig;
  /** The most connections this instance opens. */
  readonly poolSize: number;
  /** What the connections are for; calls unless told. */
  readonly work?: Work;
  /** Whether what comes often is prepared by name; yes unless told. */
  readonly prepared?: boolean;
  readonly log: Pick<Log, 'warn'>;
}

export interface DatabaseHandle {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>;
}

/** Connects lazily: nothing is opened before the first query. */
export function createDatabase({
  connection,
  poolSize,
  work = 'calls',
  prepared = true,
  log,
}: DatabaseOptions): DatabaseHandle {
  const pool = new pg.Pool({
    application_name: work === 'jobs' ? 'mitoyen-jobs' : 'mitoyen',
    idleTimeoutMillis: 30_000,
    ...patience[work],
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    pipeline: prepared,
    ...connection,
    max: poolSize,
    types: parseValues,
  });
  // Without listeners, a restart of the database would end the process. A connection in use tells by its query's failure.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    handOnNotices(pool, client);
  });
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The pool puts the client there, which holds the password.
    delete error.client;
    log.warn({ err: scrubDatabaseError(error) }, 'an idle database connection was lost');
  });
  const db = new Kysely<Schema>({
    dialect: new DialectWithCommitHooks({ pool: prepared ? preparedPool(pool) : pool }),
  });
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    close() {
      closing ??= pool.ended
        ? Promise.resolve()
        : db.destroy().then(() => (pool.ended ? undefined : pool.end()));
      return closing;
    },
  };
}
