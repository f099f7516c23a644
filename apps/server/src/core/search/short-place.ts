import { hasTrigrams } from './trigrams.ts';

/**
 * The longest word of a place that is too short for an index of trigrams, so that it is looked up among the known words
 * as well; null where the index does.
 */
export function shortPlace(location: string | null): string | null {
  if (location === null || hasTrigrams(location)) return null;
  const words = location.split(/\s+/u).toSorted((one, other) => other.length - one.length);
  return words[0] || null;
}
