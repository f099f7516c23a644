import { sql } from 'kysely';
import { prepared } from '../../core/db/prepared-statements.ts';
import type { Queryable } from '../../core/db/schema.ts';

/** A firm whose SIRET is confirmed, as it looks for discreet people. */
export interface Firm {
  readonly userId: string;
  readonly siren: string;
  readonly name: string;
  /** Every SIREN that the account has said to be. */
  readonly sirens: readonly string[];
  /** Accounts that have said to be one of them, its own among them. */
  readonly accounts: readonly string[];
}

/** The confirmed firm of an account; undefined for everybody else. */
export async function findFirm(db: Queryable, userId: string): Promise<Firm | undefined> {
  const { rows } = await sql<Firm>`
    ${prepared} select companies.user_id as "userId", left(siret, 9) as siren, name,
      array(select siren from company_sirens where user_id = ${userId}) as sirens,
      array(select distinct others.user_id::text from company_sirens own
        join company_sirens others on others.siren = own.siren where own.user_id = ${userId}) as accounts
    from companies where companies.user_id = ${userId} and is_confirmed_company(${userId}::uuid)`.execute(db);
  return rows[0];
}
