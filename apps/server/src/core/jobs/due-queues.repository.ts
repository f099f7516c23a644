import type { Pool } from 'pg';

export interface DueQueue {
  readonly name: string;
  /** Milliseconds until its next job is due; 0 when one is. */
  readonly dueInMs: number;
}

/** Those of these queues that have a job due within so many milliseconds. */
export async function findDueQueues(
  pool: Pick<Pool, 'query'>,
  names: readonly string[],
  withinMs: number,
): Promise<DueQueue[]> {
  const { rows } = await pool.query<DueQueue>(
    `select name.name,
      greatest(0, ceil(extract(epoch from next.start_after - pgboss.job_now()) * 1000))::float8 as "dueInMs"
    from unnest($1::text[]) as name(name) cross join lateral (
      select start_after from pgboss.job
      where job.name = name.name and state < 'active' and not blocked
        and start_after <= pgboss.job_now() + $2 * interval '1 millisecond'
      order by start_after limit 1) as next`,
    [names, withinMs],
  );
  return rows;
}
