import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { Queryable } from '../../core/db/schema.ts';

/** The accounts of one role, as their first request has them. */
export async function listUsers(db: Queryable, role: Role): Promise<SessionUser[]> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', role).orderBy('id').execute();
  return rows.map(({ id }) => ({
    id,
    role,
    sessionId: id,
    isOperator: false,
    hasSecondFactor: false,
    isEmailConfirmed: true,
    provedAt: new Date(0),
  }));
}
