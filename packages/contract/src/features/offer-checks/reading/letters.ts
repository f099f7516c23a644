/** What a character is to a reader of words. */
export type Letter = { readonly kind: 'letter' | 'digit'; readonly folded: string } | 'ignored' | null;

const invisible = new Set(['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']);
const longLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };
const known = new Map<string, Letter>();

function readFolded(folded: string): Letter {
  if (folded === '') return 'ignored';
  if (/^\d/.test(folded)) return { kind: 'digit', folded: folded.charAt(0) };
  return /^\p{L}/u.test(folded) ? { kind: 'letter', folded } : null;
}

function read(character: string): Letter {
  if (invisible.has(character)) return 'ignored';
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return readFolded(longLetters[folded] ?? folded);
}

/**
 * A character without case and accent; `ignored` for an accent that stands alone and what cannot be seen, null for all
 * that is no letter and no digit. Characters are few: each is looked at once.
 */
export function letterOf(character: string): Letter {
  let letter = known.get(character);
  if (letter === undefined) {
    letter = read(character);
    if (known.size < 4096) known.set(character, letter);
  }
  return letter;
}
