import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { useParisDay } from './use-paris-day.ts';

/** Of the marks that a page came with, those that still stand. */
export function useStandingMarks(marks: readonly ProofMark[] | undefined): readonly ProofMark[] {
  const today = useParisDay();
  return (marks ?? []).filter(({ until }) => today === null || until === null || today <= until);
}
