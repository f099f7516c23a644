/**
 * A French text with the spaces that its punctuation requires: narrow no-break (U+202F) before `;`, `!`, `?`
 * and inside guillemets, no-break (U+00A0) before `:`, in place of plain ones. Addresses are unchanged.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;!?»])/g, '\u202f$1')
    .replace(/« /g, '«\u202f')
    .replace(/ :/g, '\u00a0:');
}
