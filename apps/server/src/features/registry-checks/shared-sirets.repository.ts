import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

const numbersOf = (userId: string) => sql`
  select siret from companies where user_id = ${userId} and siret <> ''
  union select siret from freelances where user_id = ${userId} and siret <> ''`;

/** Accounts that registered the SIRET of this one as well, the last made first; suspended ones too. */
export async function listSameSiret(
  db: Queryable,
  userId: string,
): Promise<{ id: string; username: string; siret: string }[]> {
  const { rows } = await sql<{ id: string; username: string; siret: string }>`
    select users.id, users.username, others.siret
    from (${numbersOf(userId)}) own
    cross join lateral (
      select user_id, siret from companies where companies.siret <> '' and companies.siret = own.siret
      union select user_id, siret from freelances where freelances.siret <> '' and freelances.siret = own.siret
    ) others
    join users on users.id = others.user_id
    where others.user_id <> ${userId}
    order by users.created_at desc, users.id desc limit 50`.execute(db);
  return rows;
}

/**
 * Whether another account of a company's number is confirmed, in a statement about `companies`: by an operator, or by a
 * mail at another site than this one's. Suspended accounts do not count.
 */
export const isConfirmedElsewhere: RawBuilder<boolean> = sql<boolean>`
  (companies.confirmed_domain is not null and exists (
    select from companies others
    where others.siret <> '' and others.siret = companies.siret and others.id <> companies.id
      and (others.confirmed_by_operator_at is not null or others.confirmed_domain <> companies.confirmed_domain)
      and not exists (select from users where users.id = others.user_id and users.suspended_at is not null)
    union all
    select from freelances others
    where others.siret <> '' and others.siret = companies.siret and others.confirmed_by_operator_at is not null
      and not exists (select from users where users.id = others.user_id and users.suspended_at is not null)))`;

/** Whether another account has this one's SIRET. Its owner learns that much, and not whose account it is. */
export async function isSiretElsewhere(db: Queryable, userId: string): Promise<boolean> {
  return (await listSameSiret(db, userId)).length > 0;
}
