import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';
import { findEvents } from './applications.repository.ts';
import { isCompanyBlocked } from './shown-applications.repository.ts';

/** An account's applications, sent or received, with what happened to each; oldest first. */
export async function listApplicationsForArchive(
  db: Queryable,
  { side, userId }: { side: 'applicant' | 'company'; userId: string },
) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('freelances', 'freelances.id', 'applications.freelance_id')
    .leftJoin('jobseekers', 'jobseekers.id', 'applications.jobseeker_id')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = coalesce(freelances.user_id, jobseekers.user_id)`),
    )
    .selectAll('applications')
    .select([
      'offers.title as offer_title',
      'companies.name as company_name',
      'users.username as applicant_name',
      isCompanyBlocked.as('is_company_blocked'),
      mayFind(sql.ref('companies.user_id'), 'users.id').as('is_applicant_found'),
    ])
    .where(side === 'applicant' ? 'users.id' : 'companies.user_id', '=', userId)
    .orderBy('applications.created_at')
    .execute();
  const events = await findEvents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ favourite_at, is_company_blocked, is_applicant_found, ...row }) => ({
    ...row,
    // closed to a company while the applicant blocks it, or hides from it
    cv_file_id: side === 'company' && (is_company_blocked || !is_applicant_found) ? null : row.cv_file_id,
    // the company's own working note: only its archive has it, and it answers requests about it (decision 61)
    ...(side === 'company' && { favourite_at }),
    events: events
      .filter(({ application_id }) => application_id === row.id)
      .map(({ status, message, at }) => ({ status, message, at })),
  }));
}
