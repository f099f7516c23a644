import type { DatabaseHandle } from '@mitoyen/server/src/core/db/database.ts';
import { fill } from './fill-profiles.ts';

const tables = ['listed_jobs', 'offers', 'offer_words'];

const addJobs = `
  with missing as (select greatest($1::integer - count(*)::integer, 0) as jobs from listed_jobs),
    copies as (
      select generate_series(1, 1 + (select jobs from missing) / greatest(1, count(*)::integer)) as copy
      from offers where kind = 'mission' and status = 'open'),
    missions as (
      select company_id, title, description, requirements, location, deadline, created_at,
        row_number() over (order by copy, id) as n
      from offers cross join copies
      where kind = 'mission' and status = 'open' limit (select jobs from missing)),
    people as (
      select row_number() over (order by id) as k, place_code, trades, phases, software
      from freelances where place_code is not null),
    kinds as (select '{cdi,cdi,cdi,cdd,alternance,stage,msp}'::text[] as names)
  insert into offers (id, company_id, kind, title, description, requirements, location, place_code, trades, phases,
    software, is_remote, salary_min, salary_max, salary_period, months, hours_per_week, remote_days, deadline,
    status, noticed_deadline, created_at, updated_at)
  select gen_random_uuid(), company_id, kind, title, description, requirements, location, people.place_code,
    people.trades, people.phases, people.software, false, low, high, period,
    case when kind <> 'cdi' then 6 end, 35, n % 4, deadline, 'open', deadline, created_at, created_at
  from missions cross join kinds
    join people on people.k = 1 + n % (select count(*) from people),
    lateral (select names[1 + n % 7] as kind) as drawn,
    lateral (select case when kind in ('stage', 'alternance') then 'month' else 'year' end as period) as paid,
    lateral (select case period when 'month' then 700 + n % 500 else 24000 + n * 37 % 30000 end as low) as lows,
    lateral (select low * 1.2 as high) as highs`;

/**
 * Makes jobs of the invented missions until there are `jobs`, each with the place, the trades and the programs of one of
 * the invented freelances, so that searches made of these find some.
 */
export function fillJobs(handle: DatabaseHandle, jobs: number): Promise<number> {
  return fill(handle, tables, jobs, async () => {
    const client = await handle.pool.connect();
    try {
      // all at once, which takes longer than a job is given
      await client.query('set statement_timeout = 0');
      const { rowCount } = await client.query(addJobs, [jobs]);
      await client.query('analyze offers, listed_jobs, offer_words');
      return rowCount ?? 0;
    } finally {
      client.release(true);
    }
  });
}
