import { isSinceLoad } from '../pages/since-load.ts';

/** Navigation state from a form to the page it returns to. */
export interface EditOutcome {
  readonly edit: 'saved' | 'cancelled';
  readonly atMs: number;
}

export function editEnded(edit: EditOutcome['edit']): EditOutcome {
  return { edit, atMs: Date.now() };
}

/** The outcome in a navigation state; null if the page was reloaded since. */
export function editOutcome(state: unknown): EditOutcome['edit'] | null {
  const { edit, atMs = 0 } = (state ?? {}) as Partial<EditOutcome>;
  return edit && isSinceLoad(atMs) ? edit : null;
}
