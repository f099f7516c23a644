import { type ProofState, proofStates } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MarkState } from '../marks/mark-state.tsx';

/** The state of a proof as its owner and operators read it. */
export function ProofStateBadge({ state }: { state: ProofState }) {
  if (state === 'declared' || state === 'verified') return <MarkState state={state} />;
  return <Badge tone={state === 'refused' ? 'danger' : 'warning'}>{proofStates[state]}</Badge>;
}
