/** How sending an application ended, given with the way to one's profile. */
export type ApplyOutcome =
  | { readonly sentTo: string }
  | { readonly failure: string; readonly code: string | null; readonly offerId: string };

/** As the state of an address, where the page finds it. */
export function applyOutcomeState(outcome: ApplyOutcome): { readonly applied: ApplyOutcome } {
  return { applied: outcome };
}

/** What `applyOutcomeState` made, or null. */
export function readApplyOutcome(state: unknown): ApplyOutcome | null {
  const isKnown = typeof state === 'object' && state !== null && 'applied' in state;
  return isKnown ? (state.applied as ApplyOutcome) : null;
}
