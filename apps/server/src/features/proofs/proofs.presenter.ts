import { proofStateOf, stands } from '@mitoyen/contract/features/proofs/proof-days.rules.ts';
import { kindOfProof } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { Proof, ProofMark, SubmittedProof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import type { ProofMarkRow } from './proof-marks.repository.ts';
import type { ProofRow, SubmittedProofRow } from './proofs.repository.ts';

/** A proof as its owner reads it. */
export function presentProof(row: ProofRow, today: string): Proof {
  return {
    id: row.id,
    kind: row.kind,
    date: row.dated_on,
    year: row.year,
    number: row.number,
    body: row.body,
    region: row.region,
    domains: row.domains,
    territory: row.territory,
    from: row.starts_on,
    to: row.ends_on,
    statement: row.statement,
    document: fileUrlOrNull(row.document_file_id),
    documentName: row.document_name,
    declaredOn: row.declared_on,
    until: row.stands_until,
    state: proofStateOf({ state: row.state, until: row.stands_until }, today),
    note: row.note,
  };
}

/** The same as operators read it. */
export function presentSubmittedProof(row: SubmittedProofRow, today: string): SubmittedProof {
  const { user_id, username, revision, document_cautions } = row;
  return {
    ...presentProof(row, today),
    userId: user_id,
    username,
    revision,
    cautions: document_cautions ?? [],
  };
}

/** Verified before declared, then the later end first. */
const byWorth = (one: ProofMark, other: ProofMark) =>
  Number(other.state === 'verified') - Number(one.state === 'verified') ||
  (other.until ?? '9999').localeCompare(one.until ?? '9999');

/**
 * What others see of an account's proofs on a day: those that are valid and were not refused. Of a kind that
 * an account has one of, only the best, since a new one is added before the old one ends.
 */
export function standingMarks(rows: readonly ProofMarkRow[], today: string): ProofMark[] {
  const marks = rows
    .filter(({ from, until }) => stands({ from, until }, today))
    .map(({ kind, domains, until, state }) => ({ kind, domains, until, state }))
    .sort(byWorth);
  return marks.filter(
    (mark, at) => !kindOfProof(mark.kind).isOne || marks.findIndex(({ kind }) => kind === mark.kind) === at,
  );
}
