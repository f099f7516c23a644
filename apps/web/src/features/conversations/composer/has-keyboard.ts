/** With a real keyboard Enter sends; on a phone it makes a new line, as its other applications do. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
