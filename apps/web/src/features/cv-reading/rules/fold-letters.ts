const spaces = /[\s\u00ad\u200b]+/gu;
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** Bullets of Word's lists, letters of Symbol and Wingdings in the private part of Unicode. */
const officeBullets = /[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/gu;
/** Signs of typefaces that have no letters: a telephone, an envelope. */
const privateSigns = /[\ue000-\uf8ff]/gu;

/** A text of a file as people read it: composed letters, no ligatures or signs of a typeface, plain single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ﬀ-ﬄ]/gu, (letters) => ligatures[letters] ?? letters)
    .replace(officeBullets, '•')
    .replace(privateSigns, ' ')
    .replace(spaces, ' ')
    .trim();
}

/** A text without any of these signs at its ends. */
export function stripEnds(text: string, signs: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A plain text for comparing: small letters without accents, as many as before, so that what is found has its place. */
export function foldLetters(text: string): string {
  return [...text]
    .map((letter) => {
      const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return folded.length === letter.length ? folded : letter;
    })
    .join('')
    .replace(/[’ʼ`´]/gu, "'");
}
