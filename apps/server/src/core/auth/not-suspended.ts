import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * That an account is not suspended, by the column that names it: what everybody sees leaves the others out. They are
 * few, and read once a query.
 */
export function notSuspended(userIdColumn: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(userIdColumn)} not in (select id from users where suspended_at is not null)`;
}

/** A name of the account that the second column names, which others do not read while it is suspended. */
export function nameUnlessSuspended(nameColumn: string, userIdColumn: string): RawBuilder<string> {
  return sql<string>`case when ${notSuspended(userIdColumn)} then ${sql.ref(nameColumn)} else ${suspendedUserName} end`;
}

/** The same for a picture, by its column or as a part of a statement. */
export function fileUnlessSuspended(
  file: string | RawBuilder<unknown>,
  userIdColumn: string,
): RawBuilder<string | null> {
  const column = typeof file === 'string' ? sql.ref(file) : file;
  return sql<string | null>`case when ${notSuspended(userIdColumn)} then ${column} end`;
}
