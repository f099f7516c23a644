// What text brings along from Word, PDF files, spreadsheets, signatures and phones' keyboards, put as the product keeps
// it. Each field's schema does this before it looks at a value, and each form shows the outcome once a field is left.

/** No letter has so many accents, and to order a long run of them takes quadratic time. */
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

/** Control characters and those of format: soft hyphens, zero-width characters, byte order marks, marks of direction. */
const unseen = /[\p{Cc}\p{Cf}\ufffc]/gu;
/** Of these, breaks, what joins emojis, and NUL, which is refused. */
const kept = '\0\t\n\v\f\r\u0085\u200d';
const strayJoiner = /\u200d(?!\p{Extended_Pictographic})/gu;
/** Bullets of Word's Symbol and Wingdings fonts: letters of their own, which no other font has. */
const fontBullets = /[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/gu;

/** Letters as one types them: accents joined, ligatures apart, nothing that cannot be seen. */
function tidyLetters(text: string): string {
  const composed = endlessAccents.test(text) ? text : text.normalize('NFC');
  return composed
    .replace(strayJoiner, '')
    .replace(unseen, (sign) => (kept.includes(sign) ? sign : ''))
    .replace(fontBullets, '•')
    .replace(/[ﬀ-ﬆ]/gu, (letter) => ligatures[letter] ?? letter);
}

/** One line: breaks, tabs and spaces of every kind are one plain space. */
export function tidyLine(text: string): string {
  return tidyLetters(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
}

/**
 * Several lines: breaks of every kind are `\n`, none ends with spaces. No-break spaces stay, as French typography asks
 * for them.
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

/** One line of letters (a name, a title, a place): apostrophes and hyphens are those that keyboards have, or ’. */
export function tidyName(text: string): string {
  return tidyLine(text)
    .replace(/[‘‛′´`＇]/gu, '’')
    .replace(/[‐‑‒–—−﹣－]/gu, '-');
}

/** A list's bullet and the space behind it; « o » is Word's on the second level, and comes with a tab. */
const bullet = /^(?:[•▪◦‣●○■□◆➢➤✓✔·*–—-][\s\u00a0]+|[•▪◦‣●○■□◆➢➤✓✔]|o\t)/u;

/** A line of a list without its bullet. */
export const withoutBullet = (line: string): string => line.trimStart().replace(bullet, '').trimStart();
