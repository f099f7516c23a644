import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** A firm to which proofs may be lent. */
export interface LendableFirm {
  readonly companyUserId: string;
  readonly name: string;
  readonly siren: string;
  readonly isConfirmed: boolean;
}

/**
 * Firms that a freelance exchanges messages with, or that accepted their application, without those that they hide from
 * or blocked.
 */
export async function listLendableFirms(db: Queryable, personId: string): Promise<LendableFirm[]> {
  const { rows } = await sql<LendableFirm>`
    select companies.user_id as "companyUserId", companies.name, left(companies.siret, 9) as siren,
      is_confirmed_company(companies.user_id) as "isConfirmed"
    from companies
    where companies.siret <> '' and not is_hidden_from(companies.user_id, ${personId}::uuid)
      and not exists (select from users where users.id = companies.user_id and users.suspended_at is not null)
      and (companies.user_id in (
          select case when user_low_id = ${personId}::uuid then user_high_id else user_low_id end
          from conversations
          where last_message_id is not null and ${personId}::uuid in (user_low_id, user_high_id))
        or companies.id in (
          select applications.company_id from applications
          join freelances on freelances.id = applications.freelance_id
          where freelances.user_id = ${personId}::uuid and applications.status = 'accepted'))
    order by fold_text(companies.name), companies.user_id`.execute(db);
  return rows;
}

/** The SIREN that an account is known to be; null for everybody else. */
export async function findConfirmedSiren(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await sql<{ siren: string }>`
    select left(siret, 9) as siren from companies
    where user_id = ${userId}::uuid and is_confirmed_company(${userId}::uuid)`.execute(db);
  return rows[0]?.siren ?? null;
}
