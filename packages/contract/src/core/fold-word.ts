/** A word without what makes no other word: accents, case, ligatures, the apostrophe's shape. */
export function foldWord(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}
