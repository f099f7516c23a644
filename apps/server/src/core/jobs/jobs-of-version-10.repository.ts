import type { PreparingSession } from '../db/prepare-alone.ts';

/**
 * Puts the tables of pg-boss 10 aside, so that the version in use makes its own: from 11 on it migrates none that are
 * older. Only version 10 has an archive.
 */
export async function setVersion10Aside(session: PreparingSession): Promise<void> {
  await session.query(`do $$ begin
    if to_regclass('pgboss.archive') is not null then
      alter schema pgboss rename to pgboss_10;
    end if;
  end $$`);
}

/**
 * Takes what still waits in the tables of pg-boss 10 into those in use, under the same ids, and drops the old ones with
 * all that was done. What was running then is tried again when it would have expired, if it may be. Needs the queues.
 */
export async function takeOverVersion10(session: PreparingSession): Promise<void> {
  await session.query(`do $$ begin
    if to_regclass('pgboss_10.job') is null then
      return;
    end if;
    insert into pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
        start_after, started_on, singleton_key, expire_seconds, deletion_seconds, created_on, keep_until, output, policy)
      select job.id, job.name, job.priority, job.data,
        (case job.state when 'active' then 'retry' else job.state::text end)::pgboss.job_state,
        job.retry_limit, job.retry_count, job.retry_delay, job.retry_backoff,
        case job.state when 'active' then job.started_on + job.expire_in else job.start_after end, job.started_on,
        job.singleton_key, extract(epoch from job.expire_in), queue.deletion_seconds, job.created_on, job.keep_until,
        job.output, queue.policy
      from pgboss_10.job join pgboss.queue using (name)
      where job.state in ('created', 'retry') or (job.state = 'active' and job.retry_count < job.retry_limit)
      order by job.created_on
      on conflict do nothing;
    drop schema pgboss_10 cascade;
  end $$`);
}
