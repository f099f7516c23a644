import type { Figures } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

type Counts = Omit<Figures, 'since' | 'failedJobs'>;
const count = (rows: RawBuilder<unknown>) => sql`(select count(*)::integer ${rows})`;

/** What happened since an instant, and what waits now. */
export async function readFigures(db: Queryable, since: Date): Promise<Counts> {
  const made = (role: string) => count(sql`from users where role = ${role} and created_at >= ${since}`);
  const { rows } = await sql<Counts>`select
    ${made('freelance')} as "newFreelances",
    ${made('jobseeker')} as "newJobseekers",
    ${made('entreprise')} as "newCompanies",
    ${count(sql`from offers where created_at >= ${since} and status <> 'draft'`)} as offers,
    ${count(sql`from applications where created_at >= ${since}`)} as applications,
    ${count(sql`from messages where created_at >= ${since}`)} as messages,
    ${count(sql`from reports where created_at >= ${since}`)} as reports,
    ${count(sql`from reports where closed_at >= ${since}`)} as "decidedReports",
    (select round((percentile_cont(0.5) within group (order by extract(epoch from closed_at - created_at)) / 3600)::numeric, 1)::float8
      from reports where closed_at >= ${since}) as "medianHoursToDecide",
    ${count(sql`from takedowns where taken_at >= ${since}`)} as takedowns,
    ${count(sql`from takedowns where contested_at >= ${since}`)} as contests,
    ${count(sql`from moderation_decisions where kind = 'suspension' and decided_at >= ${since}`)} as suspensions,
    ${count(sql`from security_events where kind in ('sign_in_failed', 'sign_in_slowed') and created_at >= ${since}`)} as "failedSignIns",
    ${count(sql`from reports where closed_at is null`)} as "openReports",
    ${count(sql`from takedowns where contested_at is not null and settled_at is null`)} as "openContests"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('counts are one row');
  return row;
}
