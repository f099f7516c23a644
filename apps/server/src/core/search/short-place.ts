/** Trigrams are made of letters and digits that follow each other. */
const trigram = /[\p{L}\p{N}]{3}/u;

/**
 * The longest word of a place that is too short for an index of trigrams, so that it is looked up among the known words
 * as well; null where the index does.
 */
export function shortPlace(location: string | null): string | null {
  if (location === null || trigram.test(location)) return null;
  const words = location.split(/\s+/u).toSorted((one, other) => other.length - one.length);
  return words[0] || null;
}
