import { isSinceLoad } from '../../../core/pages/since-load.ts';

/** How sending an application ended, given with the way to one's profile. */
export type ApplyOutcome =
  | { readonly sentTo: string }
  | { readonly failure: string; readonly code: string | null; readonly offerId: string };

interface ApplyOutcomeState {
  readonly applied: ApplyOutcome;
  readonly atMs: number;
}

/** As the state of an address, where the page finds it. */
export function applyOutcomeState(outcome: ApplyOutcome): ApplyOutcomeState {
  return { applied: outcome, atMs: Date.now() };
}

/** What `applyOutcomeState` made; null without it, and once the page was reloaded since. */
export function readApplyOutcome(state: unknown): ApplyOutcome | null {
  const { applied, atMs = 0 } = (state ?? {}) as Partial<ApplyOutcomeState>;
  return applied && isSinceLoad(atMs) ? applied : null;
}
