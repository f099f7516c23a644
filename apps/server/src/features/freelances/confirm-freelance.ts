import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { type SiretState, siretStateOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findFreelanceByUser, setFreelanceConfirmed } from './freelances.repository.ts';

/**
 * Records, or withdraws, an operator's confirmation, by a proof, that the account holds its SIRET. @throws
 * ApiError 404.
 */
export async function confirmFreelanceByOperator(
  { db, clock }: AppContext,
  userId: string,
  isConfirmed: boolean,
): Promise<void> {
  if (!(await setFreelanceConfirmed(db, userId, isConfirmed ? clock.now() : null)))
    throw new ApiError(freelanceErrors.freelance_not_found);
}

/** A freelance's number as operators see it, and whether one of them confirmed it; null before there is a profile. */
export async function showFreelanceHolder(
  { db }: AppContext,
  userId: string,
): Promise<{ confirmation: 'operator' | null; siret: { number: string; state: SiretState } } | null> {
  const row = await findFreelanceByUser(db, userId);
  if (!row) return null;
  const confirmation = row.is_confirmed_by_operator ? 'operator' : null;
  return { confirmation, siret: { number: row.siret, state: siretStateOf(row.siret_reading, confirmation) } };
}
