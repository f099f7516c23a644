/** Most words that are typed: only their case makes no other word. */
const isPlain = /^[ -~]*$/;

/** A word without what makes no other word: accents, case, ligatures, the apostrophe's shape. */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word.toLowerCase();
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}
