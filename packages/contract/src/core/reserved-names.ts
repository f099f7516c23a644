import { skeletonOf } from './look-alike-letters.ts';
import {
  bodyWords,
  fillerWords,
  reservedParts,
  reservedPhrases,
  staffWords,
} from './reserved-names.words.ts';

/** Whose name it is: a person's, whose first word is a given name, or a firm's. */
export type NamedKind = 'person' | 'company';

const skeletons = (list: readonly string[]) => new Set(list.map(skeletonOf));
const phrases = skeletons(reservedPhrases);
const staff = skeletons(staffWords);
const heads = skeletons([...staffWords, ...bodyWords]);
const known = new Set([...heads, ...skeletons(fillerWords), ...phrases]);
const parts = reservedParts.map(skeletonOf);
const longestPhrase = Math.max(...[...known].map((word) => word.length));

/**
 * A word written together (« supportmitoyen ») split into reserved words; the word itself when not all parts
 * are.
 */
function takenApart(word: string): string[] {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longestPhrase); start < end; start += 1) {
      const piece = word.slice(start, end);
      const before = ways[start];
      if (before && piece.length > 1 && known.has(piece)) {
        ways[end] = [...before, piece];
        break;
      }
    }
  }
  return ways[word.length] ?? [word];
}

/** Words of a name by their look: letters alone, with look-alikes merged. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}@$|!]+/u)
    .map(skeletonOf)
    .filter(Boolean)
    .flatMap(takenApart);
}

/** Whether adjacent words make a reserved phrase once joined: « U. R. S. S. A. F. ». */
function holdsPhrase(all: readonly string[]): boolean {
  return all.some((_, start) => {
    let joined = '';
    for (const word of all.slice(start)) {
      joined = skeletonOf(joined + word);
      if (joined.length > longestPhrase) return false;
      if (phrases.has(joined)) return true;
    }
    return false;
  });
}

/**
 * Whether a name passes for the product's, its staff's or an official body's, however it is written: accents, case,
 * spaces and signs between letters, digits and foreign letters that look alike.
 */
export function isReservedName(name: string, kind: NamedKind): boolean {
  const all = wordsOf(name);
  if (holdsPhrase(all) || all.some((word) => parts.some((part) => word.includes(part)))) return true;
  if (kind === 'person' && staff.has(all[0] ?? '')) return true;
  // single letters are joined to one word: « P o l i c e »
  const whole = takenApart(skeletonOf(all.join('')));
  return [all, whole].some(
    (some) => some.some((word) => heads.has(word)) && some.every((word) => known.has(word)),
  );
}
