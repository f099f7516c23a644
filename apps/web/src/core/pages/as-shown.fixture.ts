/** A text as queries for it compare it: with plain spaces in the place of no-break ones. */
export function asShown(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
