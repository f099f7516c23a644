/** A whole number from 0 to `count - 1`, always the same for the same text (FNV-1a). */
export function pickFrom(text: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}
