import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** What of a profile and of the offer is laid side by side. */
export type ComparisonFacts = Pick<
  Row<'freelances'>,
  'skills' | 'software' | 'place_code' | 'travel_km' | 'available_from' | 'days_per_week'
> & {
  readonly requirements: readonly string[];
  readonly offer_software: readonly string[];
  readonly offer_place_code: string | null;
};

/** By the application's id; of an applicant who may not be found any more, as they were when they applied. */
export async function findComparisonFacts(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, ComparisonFacts>> {
  if (applicationIds.length === 0) return new Map();
  const columns = sql`skills, software, place_code, travel_km, available_from, days_per_week`;
  const { rows } = await sql<ComparisonFacts & { id: string }>`
    select applications.id, profile.*, offers.requirements, offers.software as offer_software,
      offers.place_code as offer_place_code
    from applications
    join offers on offers.id = applications.offer_id
    join companies on companies.id = applications.company_id
    cross join lateral (
      select ${columns} from freelances where freelances.id = applications.freelance_id
      union all
      select ${columns} from jobseekers where jobseekers.id = applications.jobseeker_id
        and ${mayFind(sql.ref('companies.user_id'), 'jobseekers.user_id')}
      union all
      select ${columns} from jsonb_populate_record(null::jobseekers, applications.shown)
      where exists (select from jobseekers where jobseekers.id = applications.jobseeker_id
        and not ${mayFind(sql.ref('companies.user_id'), 'jobseekers.user_id')})) as profile
    where applications.id = any(${applicationIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
