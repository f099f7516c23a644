/** Most words that are typed: only their case makes no other word. Linear: one quantifier, and nothing behind it. */
const isPlain = /^[ -~]*$/;

/** A word without what makes no other word: accents, case, ligatures, the apostrophe's shape. */
export function foldWord(word: string): string {
  const plain = isPlain.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}
