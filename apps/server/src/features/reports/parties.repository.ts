import type { ReportParty } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';

/** People of reports, by account. */
export async function findParties(
  db: Queryable,
  userIds: readonly (string | null)[],
): Promise<Map<string, ReportParty>> {
  const ids = userIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('freelances', 'freelances.user_id', 'users.id')
    .leftJoin('jobseekers', 'jobseekers.user_id', 'users.id')
    .leftJoin('companies', 'companies.user_id', 'users.id')
    .select(['users.id as userId', 'users.username', 'users.role', 'users.suspended_at as suspendedAt'])
    .select((eb) => eb.fn.coalesce('freelances.id', 'jobseekers.id', 'companies.id').as('profileId'))
    .where('users.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ suspendedAt, ...party }) => [party.userId, { ...party, isSuspended: suspendedAt !== null }]),
  );
}
