import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { StoredProofState } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { presentSubmittedProof } from './proofs.presenter.ts';
import { listSubmittedProofs } from './proofs.repository.ts';

/** Proofs for operators, the one that waits longest first. */
export async function pageOfSubmittedProofs(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { state, limit, cursor }: { state: StoredProofState; limit: number; cursor?: string | undefined },
) {
  const today = parisDay(clock.now());
  const after = readInstant(cursor);
  const found = await listSubmittedProofs(db, { state, today, after, take: limit + 1 });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ updated_at, id }) => ({ at: updated_at, id }));
  return { items: rows.map((row) => presentSubmittedProof(row, today)), nextCursor };
}
