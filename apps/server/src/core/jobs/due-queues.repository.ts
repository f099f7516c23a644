import type { Pool } from 'pg';

/** Which of these queues have a job that is due. */
export async function findDueQueues(pool: Pick<Pool, 'query'>, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where exists (
      select from pgboss.job
      where job.name = name.name and state < 'active' and not blocked and start_after <= pgboss.job_now())`,
    [names],
  );
  return rows.map(({ name }) => name);
}
