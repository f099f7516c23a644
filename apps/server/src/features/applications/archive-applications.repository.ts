import type { Queryable } from '../../core/db/schema.ts';
import { findEvents } from './applications.repository.ts';

/** An account's applications, sent or received, with what happened to each; oldest first. */
export async function listApplicationsForArchive(
  db: Queryable,
  { side, userId }: { side: 'freelance' | 'company'; userId: string },
) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('freelances', 'freelances.id', 'applications.freelance_id')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .selectAll('applications')
    .select([
      'offers.title as offer_title',
      'companies.name as company_name',
      'users.username as freelance_name',
    ])
    .where(side === 'freelance' ? 'freelances.user_id' : 'companies.user_id', '=', userId)
    .orderBy('applications.created_at')
    .execute();
  const events = await findEvents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    events: events
      .filter(({ application_id }) => application_id === row.id)
      .map(({ status, message, at }) => ({ status, message, at })),
  }));
}
