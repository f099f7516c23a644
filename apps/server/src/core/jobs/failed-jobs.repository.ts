import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Queryable } from '../db/schema.ts';

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly created_on: Date;
  readonly completed_on: Date | null;
  readonly retry_count: number;
  /** The class of its last error: nothing else is kept of it. */
  readonly error: string | null;
}

const mostShown = 100;

/** Jobs that failed at their last try, latest first; without their data. */
export async function listFailedJobs(db: Queryable): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, name, created_on, completed_on, retry_count, output ->> 'message' as error
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${mostShown}`.execute(
    db,
  );
  return rows;
}

export async function countFailedJobs(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where state = 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Retries a failed job once, at once; false when there is none with this id. */
export async function retryFailedJob(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where id = ${id} and state = 'failed' returning id`.execute(db);
  return rows.length > 0;
}

/** Fails a running job without retries. `output` is kept with it for so long. */
export async function failJobForGood(
  pool: Pool,
  job: { readonly id: string; readonly name: string; readonly retryCount: number },
  output: object,
  keepSeconds: number,
): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = $4, deletion_seconds = $5
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [job.name, job.id, job.retryCount, output, keepSeconds],
  );
}
