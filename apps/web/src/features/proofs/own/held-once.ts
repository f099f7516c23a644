import { stands } from '@mitoyen/contract/features/proofs/proof-days.rules.ts';
import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';

const isAway = ({ state }: Proof) => state === 'expired' || state === 'refused';
const lastsAsLong = (newer: Proof, older: Proof) =>
  newer.until === null || (older.until !== null && newer.until >= older.until);

/** Whether a newer one of its kind has taken a proof's place: what is verified goes for what is verified alone. */
const isReplacedBy = (newer: Proof, older: Proof, today: string) =>
  !isAway(newer) &&
  stands(newer, today) &&
  lastsAsLong(newer, older) &&
  (newer.state === 'verified' || older.state !== 'verified');

/** Proofs of a kind that is held once, newest first, parted into those that count on a day and those before them. */
export function partHeldOnce(proofs: readonly Proof[], today: string) {
  const isPast = (proof: Proof, at: number) =>
    at > 0 && (isAway(proof) || proofs.slice(0, at).some((newer) => isReplacedBy(newer, proof, today)));
  return { current: proofs.filter((proof, at) => !isPast(proof, at)), past: proofs.filter(isPast) };
}

/** Whether another follows a proof: what was refused is corrected, and what has no end is changed. */
export const isRenewable = ({ state, until }: Proof): boolean => state !== 'refused' && until !== null;
