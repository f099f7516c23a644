import { fixedRetention, monthsBefore } from '@mitoyen/contract/core/retention.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { deleteEndedReveals, endRevealsBefore } from './reveals.repository.ts';

/**
 * Ends requests that led to nothing and takes their words away: those without an answer and the declined at the same age,
 * as they read alike, and the withdrawn. That there was one is kept as long as the person stays discreet, so that the firm
 * does not ask again.
 */
export async function forgetOldReveals({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = monthsBefore(clock.now(), fixedRetention.revealMonths);
  await endRevealsBefore(db, before);
  await deleteEndedReveals(db, before);
}
