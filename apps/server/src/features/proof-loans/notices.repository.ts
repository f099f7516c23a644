import { kindOfProof, proofKinds } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { ProofKind } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';

/** A notice to send that a proof ends. */
export interface NoticeRow {
  readonly recipient_id: string;
  readonly recipient_name: string;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly kind: ProofKind;
  readonly ends_on: string;
}

const kindsOfOne = proofKinds.filter((kind) => kindOfProof(kind).isOne);

/**
 * Records and returns the notices due on a day that a lent proof ends, once for each recipient: its lender,
 * and the confirmed accounts of the firm. Days are counted to the first day without the proof. A missed
 * notice is sent later, until the next is due. None is sent for a day on which the proof was not declared or
 * not lent, or where another proof of its kind ends later.
 */
export async function claimNotices(
  tx: Tx,
  { today, at, take }: { today: string; at: Date; take: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with due as (
      select distinct proofs.id as proof_id, proofs.stands_until as ends_on, notice.days, recipients.recipient_id
      from proofs
      join (values (30, 7), (7, 0)) as notice (days, next_days)
        on proofs.stands_until + 1 - notice.days <= ${today}::date
          and proofs.stands_until + 1 - notice.next_days > ${today}::date
      join proof_loans on proof_loans.person_id = proofs.user_id and proof_loans.revoked_at is null
        and proof_loans.lent_until >= ${today}::date
        and proof_loans.lent_on <= proofs.stands_until + 1 - notice.days
      join users owners on owners.id = proofs.user_id and owners.suspended_at is null
      cross join lateral (
        select proofs.user_id as recipient_id
        union all
        select companies.user_id from companies
        where left(companies.siret, 9) = proof_loans.siren and is_confirmed_company(companies.user_id)
          and not is_hidden_from(companies.user_id, proofs.user_id)) as recipients
      where proofs.state <> 'refused' and proofs.declared_on <= proofs.stands_until + 1 - notice.days
        and not exists (
          select from proofs newer
          where newer.user_id = proofs.user_id and newer.kind = proofs.kind and newer.state <> 'refused'
            and newer.kind = any(${kindsOfOne}::text[])
            and coalesce(newer.stands_until > proofs.stands_until, true))
        and not exists (
          select from proof_notices told
          where told.proof_id = proofs.id and told.ends_on = proofs.stands_until and told.days = notice.days
            and told.recipient_id = recipients.recipient_id)
      limit ${take}),
    claimed as (
      insert into proof_notices (proof_id, ends_on, days, recipient_id, at)
      select proof_id, ends_on, days, recipient_id, ${at} from due
      on conflict do nothing
      returning proof_id, ends_on, recipient_id)
    select claimed.recipient_id, recipients.username as recipient_name, owners.id as owner_id,
      owners.username as owner_name, proofs.kind, claimed.ends_on
    from claimed
    join proofs on proofs.id = claimed.proof_id
    join users owners on owners.id = proofs.user_id
    join users recipients on recipients.id = claimed.recipient_id`.execute(tx);
  return rows;
}
