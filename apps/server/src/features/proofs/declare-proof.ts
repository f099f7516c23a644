import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { maxProofs, proofKindsOf } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { proofErrors } from '@mitoyen/contract/features/proofs/proofs.errors.ts';
import { faultyDay, type Proof, type ProofValues } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { idempotent } from '../../core/idempotency/idempotent.ts';
import { newId } from '../../core/ids/new-id.ts';
import { claimFile, releaseFiles } from '../uploads/index.ts';
import { proofColumns } from './proof-columns.ts';
import { presentProof } from './proofs.presenter.ts';
import {
  deleteProof,
  findProofRow,
  insertProof,
  lockAndCountProofs,
  lockProof,
  redeclareProof,
} from './proofs.repository.ts';

type Owner = Pick<SessionUser, 'id' | 'role'>;

/** @throws ApiError 400 about `kind`, or about a day that is over or has not come. */
function requireSound(owner: Owner, values: ProofValues, today: string): void {
  const kinds = owner.role === 'jobseeker' ? proofKindsOf('jobseeker') : proofKindsOf('freelance');
  if (!kinds.includes(values.kind)) throw fieldError('kind', 'Choisissez un justificatif.');
  const fault = faultyDay(values, today);
  if (fault) throw fieldError(fault.path, fault.message);
}

const documentOf = (
  context: AppContext,
  tx: Tx,
  userId: string,
  { document }: ProofValues,
): Promise<string | null> =>
  claimFile(context, tx, { url: document ?? null, kind: 'proof', userId, path: 'document' });

async function show(tx: Tx, userId: string, id: string, today: string): Promise<Proof> {
  const row = await findProofRow(tx, userId, id);
  if (!row) throw new ApiError(proofErrors.proof_not_found);
  return presentProof(row, today);
}

/**
 * Adds a proof to an account's. @throws ApiError 400 for a kind that is not for its role, a day that is over, or a document
 * that is not there; 409 `too_many_proofs`.
 */
export async function addProof(
  context: AppContext,
  owner: Owner,
  values: ProofValues,
  key: string | null,
): Promise<Proof> {
  const now = context.clock.now();
  const today = parisDay(now);
  const { id: userId } = owner;
  return idempotent(context, { userId, key, request: { proof: values } }, async (tx) => {
    requireSound(owner, values, today);
    if ((await lockAndCountProofs(tx, userId)) >= maxProofs) throw new ApiError(proofErrors.too_many_proofs);
    const id = newId();
    const document_file_id = await documentOf(context, tx, userId, values);
    const columns = proofColumns(values, today);
    await insertProof(tx, {
      ...columns,
      id,
      user_id: userId,
      document_file_id,
      note: null,
      decided_by: null,
      decided_at: null,
      created_at: now,
      updated_at: now,
    });
    return show(tx, userId, id, today);
  });
}

/** Puts another declaration in a proof's place; it is declared again, whatever was decided. @throws as `addProof`, and 404. */
export async function changeProof(
  context: AppContext,
  owner: Owner,
  id: string,
  values: ProofValues,
): Promise<Proof> {
  const now = context.clock.now();
  const today = parisDay(now);
  const { id: userId } = owner;
  return context.db.transaction().execute(async (tx) => {
    const before = isUuid(id) ? await lockProof(tx, userId, id) : undefined;
    if (!before) throw new ApiError(proofErrors.proof_not_found);
    requireSound(owner, values, today);
    const document_file_id = await documentOf(context, tx, userId, values);
    await redeclareProof(tx, id, { ...proofColumns(values, today), document_file_id, updated_at: now });
    if (before.document_file_id !== document_file_id)
      await releaseFiles(context, tx, userId, [before.document_file_id]);
    return show(tx, userId, id, today);
  });
}

/** Deletes a proof and its document. @throws ApiError 404. */
export async function removeProof(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = isUuid(id) ? await lockProof(tx, userId, id) : undefined;
    if (!row) throw new ApiError(proofErrors.proof_not_found);
    await deleteProof(tx, id);
    await releaseFiles(context, tx, userId, [row.document_file_id]);
  });
}
