import { sql } from 'kysely';
import { vi } from 'vitest';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Tx } from '../src/core/db/schema.ts';

/**
 * Runs `work` in the middle of another transaction that changes an account: what `work` reads first is the account as
 * it was, and the change is committed once `work` waits for it (as often as `waiters` says), or is done without
 * having waited.
 */
export async function whileAccountChanges<T>(
  { db }: AppContext,
  change: (tx: Tx) => Promise<void>,
  work: () => Promise<T>,
  { waiters = 1 } = {},
): Promise<T> {
  const other = await db.startTransaction().execute();
  try {
    await change(other);
    let isDone = false;
    const answer = work().finally(() => {
      isDone = true;
    });
    await vi.waitFor(async () => {
      if (!isDone && (await countWaiting(db)) < waiters) throw new Error('nobody waits for the account yet');
    }, waiting);
    await other.commit().execute();
    return await answer;
  } catch (error) {
    if (!other.isCommitted) await other.rollback().execute();
    throw error;
  }
}

const waiting = { timeout: 30_000, interval: 20 };

/** Until so many transactions wait for rows that others hold. @throws Error when they do not come to wait. */
export async function untilWaiting({ db }: AppContext, waiters: number): Promise<void> {
  await vi.waitFor(async () => {
    if ((await countWaiting(db)) < waiters) throw new Error('nobody waits');
  }, waiting);
}

/** Connections to this database that wait for a row which another one holds. */
async function countWaiting(db: AppContext['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
