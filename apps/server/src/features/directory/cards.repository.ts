import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { type FreelanceCardRow, presentFreelanceCard } from '../freelances/index.ts';
import { type JobseekerCardRow, presentJobseekerCard } from '../jobseekers/index.ts';

type Row = ({ kind: 'freelance' } & FreelanceCardRow) | ({ kind: 'jobseeker' } & JobseekerCardRow);

const common = sql`profile.id, users.username, title, specialization, location, skills, experience_years,
  availability, is_availability_unconfirmed, avatar_file_id`;

/** The cards of these profiles, of both kinds, by profile id; one that is suspended or gone has none. */
export async function findCards(db: Queryable, ids: readonly string[]): Promise<Map<string, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select 'freelance' as kind, ${common}, hourly_rate, null as expected_salary, null as cv_file_id
    from freelances as profile join users on users.id = profile.user_id
    where profile.id = any(${ids}::uuid[]) and users.suspended_at is null
    union all
    select 'jobseeker', ${common}, null, expected_salary, cv_file_id
    from jobseekers as profile join users on users.id = profile.user_id
    where profile.id = any(${ids}::uuid[]) and users.suspended_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}

function presentCard(row: Row): ProfileCard {
  return row.kind === 'freelance' ? presentFreelanceCard(row) : presentJobseekerCard(row);
}
