import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

/** A lent proof, without number and document. */
export type FollowedProof = ProofMark & {
  readonly id: string;
  readonly from: string | null;
  readonly changedAt: string;
};

/** A person who lends their proofs to a firm today. */
export interface LenderRow {
  readonly loan_id: string;
  readonly user_id: string;
  readonly freelance_id: string | null;
  readonly username: string;
  readonly lent_until: string;
  readonly proofs: readonly FollowedProof[];
}

/** The people who lend to the firm of an account on a day, by name. Numbers and documents are not read. */
export async function listLenders(
  db: Queryable,
  { siren, accountId, today }: { siren: string; accountId: string; today: string },
): Promise<LenderRow[]> {
  const { rows } = await sql<LenderRow>`
    select proof_loans.id as loan_id, users.id as user_id, freelances.id as freelance_id, users.username,
      proof_loans.lent_until,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'domains', domains, 'state', state, 'from', starts_on,
          'until', stands_until, 'changedAt', updated_at) order by created_at, id)
        from proofs where proofs.user_id = users.id and state <> 'refused'), '[]'::jsonb) as proofs
    from proof_loans
    join users on users.id = proof_loans.person_id
    left join freelances on freelances.user_id = users.id
    where proof_loans.siren = ${siren} and revoked_at is null and lent_until >= ${today}::date
      and users.suspended_at is null and not is_hidden_from(${accountId}::uuid, users.id)
    order by fold_text(users.username), proof_loans.id`.execute(db);
  return rows;
}
