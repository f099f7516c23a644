import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { proofErrors } from '@mitoyen/contract/features/proofs/proofs.errors.ts';
import {
  type ProofDecision,
  proofNoteNumber,
  type SubmittedProof,
} from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { tellAccount } from '../notifications/index.ts';
import { proofRefusedMail } from './proofs.mails.ts';
import { presentSubmittedProof } from './proofs.presenter.ts';
import { decideProof, findSubmittedProof } from './proofs.repository.ts';

/** A text's letters and digits alone: how a number is known whatever stands between its parts. */
const lettersOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Shorter ones may stand in any text. */
const leastNumberLength = 4;

/** Whether a text repeats a number. */
function repeats(text: string, number: string | null): boolean {
  const sought = lettersOf(number ?? '');
  return sought.length >= leastNumberLength && lettersOf(text).includes(sought);
}

/**
 * Records an operator's decision on a proof as they read it; a refusal mails the owner the reason, without
 * the number.
 * @throws ApiError 400 about `note`, 403 `proof_own`, 404, 409 `proof_changed`.
 */
export async function decideOnProof(
  context: AppContext,
  operatorId: string,
  id: string,
  { state, note, revision }: ProofDecision,
): Promise<SubmittedProof> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const row = isUuid(id) ? await findSubmittedProof(tx, id) : undefined;
    if (!row) throw new ApiError(proofErrors.proof_not_found);
    if (row.user_id === operatorId) throw new ApiError(proofErrors.proof_own);
    if (repeats(note, row.number)) throw fieldError('note', proofNoteNumber);
    const decision = { state, note, decided_by: operatorId, decided_at: now };
    if (!(await decideProof(tx, { id, revision }, decision))) throw new ApiError(proofErrors.proof_changed);
    const owner = state === 'refused' ? await findPerson(tx, row.user_id) : undefined;
    if (owner) {
      const about = { ownerName: owner.username, kindName: proofNames[row.kind], reason: note };
      const mail = proofRefusedMail({ ...about, publicUrl: context.config.publicUrl });
      await tellAccount(context, tx, owner, mail);
    }
    return presentSubmittedProof({ ...row, ...decision }, parisDay(now));
  });
}
