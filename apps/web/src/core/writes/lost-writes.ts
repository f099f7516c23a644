import type { LostCall } from './lost-call.ts';

/** A write that got no answer, as its author reads of it. */
export interface LostWrite {
  /** The form or button it was made with. */
  readonly owner: object;
  readonly call: LostCall;
  /** Its name in the list of waiting writes; null where it makes no sense later. */
  readonly later: string | null;
  /** The draft it was made from. */
  readonly draftKey: string | undefined;
  /** Null once the form or button is gone. */
  readonly retry: (() => void) | null;
  /** The focused element when it was made, which gets the focus again on a retry. */
  readonly opener: Element | null;
}

let shown: LostWrite | null = null;
const listeners = new Set<() => void>();

/** The lost write that is shown: the last one, since each form that tries again takes back its own. */
export const getLostWrite = (): LostWrite | null => shown;

export function showLostWrite(lost: LostWrite | null): void {
  shown = lost;
  for (const listener of listeners) listener();
}

/** Removes the lost write of this form or button. */
export function forgetLostWrite(owner: object): void {
  if (shown?.owner === owner) showLostWrite(null);
}

export function subscribeToLostWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
