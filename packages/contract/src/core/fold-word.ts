/** Most typed words: only their case has to be folded. Linear: one quantifier, and nothing behind it. */
const isPlain = /^[ -~]*$/;

/** A word without accents, case, ligatures and the apostrophe's shape. */
export function foldWord(word: string): string {
  const plain = isPlain.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}
