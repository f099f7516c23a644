import type { ProofKind, StoredProofState } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    proofs: ProofsTable;
  }
}

interface ProofsTable {
  id: string;
  user_id: string;
  kind: ProofKind;
  dated_on: string | null;
  year: number | null;
  number: string | null;
  body: string | null;
  region: string | null;
  domains: string | null;
  territory: string | null;
  starts_on: string | null;
  ends_on: string | null;
  statement: string | null;
  document_file_id: string | null;
  /** The day in Paris when its owner last declared it. */
  declared_on: string;
  /** The last day on which it stands; null: it has no end. */
  stands_until: string | null;
  state: Generated<StoredProofState>;
  /** How it was verified, or why it was refused. */
  note: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  /** Counts changes by its owner. */
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
