import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Condition that the account of a column is not suspended, for everything that others read. Suspended
 * accounts are few, and read once a query.
 */
export function notSuspended(userIdColumn: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(userIdColumn)} not in (select id from users where suspended_at is not null)`;
}

/** A name column, replaced by `suspendedUserName` while the account of the second column is suspended. */
export function nameUnlessSuspended(nameColumn: string, userIdColumn: string): RawBuilder<string> {
  return sql<string>`case when ${notSuspended(userIdColumn)} then ${sql.ref(nameColumn)} else ${suspendedUserName} end`;
}

/** A picture's column or expression, null while the account is suspended. */
export function fileUnlessSuspended(
  file: string | RawBuilder<unknown>,
  userIdColumn: string,
): RawBuilder<string | null> {
  const column = typeof file === 'string' ? sql.ref(file) : file;
  return sql<string | null>`case when ${notSuspended(userIdColumn)} then ${column} end`;
}
