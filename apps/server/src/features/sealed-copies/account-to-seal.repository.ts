import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** An account, and what it showed, as it is about to go. */
export interface AccountToSeal {
  readonly created_at: Date;
  /** The row of its profile, whichever it has. */
  readonly profile: Readonly<Record<string, unknown>> | null;
}

export async function readAccountToSeal(db: Queryable, userId: string): Promise<AccountToSeal> {
  const { rows } = await sql<AccountToSeal>`
    select users.created_at,
      coalesce(to_jsonb(freelances), to_jsonb(jobseekers), to_jsonb(companies)) as profile
    from users
    left join freelances on freelances.user_id = users.id
    left join jobseekers on jobseekers.user_id = users.id
    left join companies on companies.user_id = users.id
    where users.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an account is sealed before it goes');
  return row;
}

/** From where an account was opened, as long as that is known. */
export async function readConnections(db: Queryable, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('ip_address', 'is not', null)
    .execute();
}
