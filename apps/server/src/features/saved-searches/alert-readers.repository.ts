import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** The recipient of an alert. */
export interface AlertReader {
  /** Of a visitor none, unless the address is an account's by now. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly email: string;
  /** Since when the address is confirmed: an account's, or a visitor's by the link of this search. */
  readonly confirmedAt: Date | null;
}

/** The owner of a search; undefined while they are suspended. */
export async function findAlertReader(db: Queryable, searchId: string): Promise<AlertReader | undefined> {
  const { rows } = await sql<AlertReader>`
    select owner.id as "userId", owner.username, owner.first_name as "firstName",
      coalesce(owner.email, kept_searches.email)::text as email,
      case when kept_searches.user_id is null then kept_searches.confirmed_at else owner.email_confirmed_at end
        as "confirmedAt"
    from kept_searches left join users as owner on owner.id = kept_searches.user_id
      or (owner.email = kept_searches.email and owner.email_confirmed_at is not null)
    where kept_searches.id = ${searchId} and owner.suspended_at is null`.execute(db);
  return rows[0];
}

/** Those of these accounts that block the user or that the user blocks. */
export async function findBlockedWith(
  db: Queryable,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${userId} and blocked_id = any(${others}::uuid[])
    union select blocker_id from blocks where blocked_id = ${userId} and blocker_id = any(${others}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of these accounts whose words go into mails: see `hasConfirmedEmail`. */
export async function findConfirmedAccounts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  const { rows } = await sql<{ id: string; confirmedAt: Date | null }>`
    select id, email_confirmed_at as "confirmedAt" from users where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, confirmedAt }) => [id, confirmedAt]));
}
