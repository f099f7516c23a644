/**
 * Takes the focus if what had it has left the page; a `ref` of what came in its place. Needs something that can be focused.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus();
}

/** Whether a field has the focus: it must not be moved while the user types. */
export function hasFieldFocus(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
