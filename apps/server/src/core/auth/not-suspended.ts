import { type RawBuilder, sql } from 'kysely';

/**
 * That an account is not suspended, by the column that names it: what everybody sees leaves the others out. They are
 * few, and read once a query.
 */
export function notSuspended(userIdColumn: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(userIdColumn)} not in (select id from users where suspended_at is not null)`;
}
