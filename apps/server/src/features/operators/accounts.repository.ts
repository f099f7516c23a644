import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { AccountSummary } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { containsPattern } from '../../core/lists/folded-text.ts';
import { mayOperatorFind } from '../visibility/index.ts';

export interface AccountSummaryRow extends Omit<AccountSummary, 'createdAt' | 'lastActiveAt'> {
  readonly createdAt: Date;
  readonly lastActiveAt: Date;
  readonly phone: string | null;
  readonly profileId: string | null;
}

const columns = sql`users.id, users.username, users.email::text, users.role, users.phone, users.created_at as "createdAt",
  users.last_active_at as "lastActiveAt", users.suspended_at is not null as "isSuspended", users.is_operator as "isOperator",
  coalesce(freelances.id, jobseekers.id, companies.id) as "profileId",
  (select count(*)::integer from reports where reported_id = users.id and closed_at is null) as "openReports"`;
const sources = sql`from users
  left join freelances on freelances.user_id = users.id
  left join jobseekers on jobseekers.user_id = users.id
  left join companies on companies.user_id = users.id`;

/** Accounts whose name, company, address or id is looked for, the last made first. */
export async function listAccounts(
  db: Queryable,
  { search, before, take }: { search: string; before: Instant | null; take: number },
): Promise<AccountSummaryRow[]> {
  const pattern = containsPattern(search);
  const isFound = isUuid(search)
    ? sql`users.id = ${search}`
    : sql`(fold_text(concat_ws(' ', users.username, companies.name)) like fold_text(${pattern})
        or users.email::text ilike ${pattern})`;
  const after = before
    ? sql`and (date_trunc('milliseconds', users.created_at), users.id) < (${before.at}, ${before.id}::uuid)`
    : sql``;
  const { rows } = await sql<AccountSummaryRow>`
    select ${columns} ${sources} where ${isFound} and ${mayOperatorFind('users.id')} ${after}
    order by date_trunc('milliseconds', users.created_at) desc, users.id desc limit ${take}`.execute(db);
  return rows;
}

export async function findAccount(db: Queryable, id: string): Promise<AccountSummaryRow | undefined> {
  const { rows } = await sql<AccountSummaryRow>`select ${columns} ${sources} where users.id = ${id}
    and ${mayOperatorFind('users.id')}`.execute(db);
  return rows[0];
}

export async function countTakedownsOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from takedowns where author_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}
