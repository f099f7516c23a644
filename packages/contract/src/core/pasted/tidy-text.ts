// Cleans text pasted from Word, PDF files, spreadsheets, signatures and phones' keyboards. Each field's
// schema does this before validation, and each form shows the result once a field is left.

/** No letter has so many accents, and sorting a long run of them takes quadratic time. */
const endlessAccents = /\p{M}{21}/u;

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * Control and format characters: soft hyphens, zero-width characters, byte order marks, marks of direction.
 */
const unseen = /[\p{Cc}\p{Cf}\ufffc]/gu;
/** Of these, breaks, joiners of emojis, and NUL, which is refused, are kept. */
const kept = '\0\t\n\v\f\r\u0085\u200d';
const strayJoiner = /\u200d(?!\p{Extended_Pictographic})/gu;
/** Bullets of Word's Symbol and Wingdings fonts: letters of their own, which no other font has. */
const fontBullets = /[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/gu;

/** Letters as a keyboard types them: accents composed, ligatures split, nothing invisible. */
function tidyLetters(text: string): string {
  const composed = endlessAccents.test(text) ? text : text.normalize('NFC');
  return composed
    .replace(strayJoiner, '')
    .replace(unseen, (sign) => (kept.includes(sign) ? sign : ''))
    .replace(fontBullets, '•')
    .replace(/[ﬀ-ﬆ]/gu, (letter) => ligatures[letter] ?? letter);
}

/** As one line: breaks, tabs and spaces of every kind become one plain space. */
export function tidyLine(text: string): string {
  return tidyLetters(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
}

/**
 * As several lines: breaks of every kind become `\n`, trailing spaces are removed. No-break spaces stay, as
 * French typography requires them.
 */
export function tidyText(text: string): string {
  return tidyLetters(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/[\u1680\u2000-\u200a\u205f\u3000]/gu, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/**
 * As one line of letters (a name, a title, a place): apostrophes and hyphens become those of keyboards, or ’.
 */
export function tidyName(text: string): string {
  return tidyLine(text)
    .replace(/[‘‛′´`＇]/gu, '’')
    .replace(/[‐‑‒–—−﹣－]/gu, '-');
}

/** A list's bullet and the space behind it; « o » is Word's on the second level, and comes with a tab. */
const bullet = /^(?:[•▪◦‣●○■□◆➢➤✓✔·*–—-][\s\u00a0]+|[•▪◦‣●○■□◆➢➤✓✔]|o\t)/u;

/** A line of a list without its bullet. */
export const withoutBullet = (line: string): string => line.trimStart().replace(bullet, '').trimStart();
