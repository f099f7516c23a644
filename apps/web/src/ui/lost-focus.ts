/**
 * Takes the focus if what had it has left the page; a `ref` of what came in its place. Needs something that can be focused.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus();
}

/** Whether somebody is in a field: what comes meanwhile leaves them there. */
export function hasFieldFocus(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
