/** Told by a form to the page it leads to. */
export interface EditOutcome {
  readonly edit: 'saved' | 'cancelled';
  readonly atMs: number;
}

export function editEnded(edit: EditOutcome['edit']): EditOutcome {
  return { edit, atMs: Date.now() };
}

/** How the change that led to this page ended; null for one told before the page was loaded anew. */
export function editOutcome(state: unknown): EditOutcome['edit'] | null {
  const { edit, atMs = 0 } = (state ?? {}) as Partial<EditOutcome>;
  return edit && atMs >= performance.timeOrigin ? edit : null;
}
