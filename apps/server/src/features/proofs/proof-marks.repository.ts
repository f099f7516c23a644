import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { type RawBuilder, sql } from 'kysely';

/** What a profile's page may say of a proof, on the days on which it stands. */
export type ProofMarkRow = ProofMark & { readonly from: string | null };

/** Declared and verified proofs of the account that a column names, as one value; numbers and documents are not read. */
export const proofMarkRowsOf = (personIdColumn: `${string}.${string}`): RawBuilder<ProofMarkRow[]> =>
  sql<ProofMarkRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('kind', kind, 'domains', domains, 'state', state, 'from', starts_on,
      'until', stands_until) order by created_at, id)
    from proofs where proofs.user_id = ${sql.ref(personIdColumn)} and state <> 'refused'), '[]'::jsonb)`;
