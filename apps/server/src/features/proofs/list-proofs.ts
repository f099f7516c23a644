import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { siretStateOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type { OwnProofs } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentProof } from './proofs.presenter.ts';
import { findSiretReading, listProofRows } from './proofs.repository.ts';

/** An account's proofs, and what the registry says of its SIRET. */
export async function listProofs(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: string,
): Promise<OwnProofs> {
  const today = parisDay(clock.now());
  const [rows, reading] = await Promise.all([listProofRows(db, userId), findSiretReading(db, userId)]);
  return {
    proofs: rows.map((row) => presentProof(row, today)),
    registration: reading
      ? {
          state: siretStateOf(reading.siret_reading, reading.confirmed_by_operator_at ? 'operator' : null),
          readOn: reading.siret_read_at && parisDay(reading.siret_read_at),
        }
      : null,
  };
}
