import type { Pool } from 'pg';

/** Any number that no other lock of the product uses. */
const lockKey = 5_318_008_472;

/**
 * Does work that instances starting together must not do at once: pg-boss makes its schema without a lock. The lock
 * takes one connection of the pool, the work needs another.
 */
export async function oneInstanceAtATime(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // of a transaction, for a pooler between us and the database may give the session to somebody else
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await work();
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
