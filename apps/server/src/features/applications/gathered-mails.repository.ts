import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** Whether a company was mailed since an instant about an application that it has not opened yet. */
export async function isToldOfUnopened(db: Queryable, companyId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'sent')
    .where('mailed_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a company is to be mailed about at once. */
export interface Gathered {
  readonly company_id: string;
  readonly user_id: string;
  readonly username: string;
  /** Those not opened yet, the first sent first. */
  readonly applications: readonly { readonly applicant: string; readonly title: string }[];
}

/** Notes as mailed what a company, of the first that have something, was not mailed about; without whom is suspended. */
export async function claimGathered(tx: Tx, now: Date, take: number): Promise<Gathered[]> {
  const { rows } = await sql<Gathered>`
    with waiting as (
      select applications.id, applications.company_id, applications.created_at, users.username as applicant, offers.title
      from applications
      join offers on offers.id = applications.offer_id
      left join freelances on freelances.id = applications.freelance_id
      left join jobseekers on jobseekers.id = applications.jobseeker_id
      join users on users.id = coalesce(freelances.user_id, jobseekers.user_id) and users.suspended_at is null
      where applications.mailed_at is null and applications.status = 'sent'),
    chosen as (select company_id from waiting group by company_id order by company_id limit ${take}),
    claimed as (
      update applications set mailed_at = ${now}
      where id in (select id from waiting join chosen using (company_id)) and mailed_at is null
      returning id)
    select companies.id as company_id, users.id as user_id, users.username,
      jsonb_agg(jsonb_build_object('applicant', waiting.applicant, 'title', waiting.title)
        order by waiting.created_at, waiting.id) as applications
    from claimed join waiting using (id)
    join companies on companies.id = waiting.company_id
    join users on users.id = companies.user_id
    group by companies.id, users.id
    order by companies.id`.execute(tx);
  return rows;
}
