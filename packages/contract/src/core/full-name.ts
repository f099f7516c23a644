/** Words of a family name that stay in small letters. */
export const nameParticles: ReadonlySet<string> = new Set(
  'de du la le les des d’ von van der den zu el al ben bin ibn da do dos das di del y e et saint'.split(' '),
);
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]*$/u;

function isNamePart(part: string): boolean {
  return part.split(/['’ʼ]/u).every((piece, index, pieces) => {
    if (capitalised.test(piece)) return index > 0 || pieces.length > 1 || piece.length > 1;
    return pieces.length > 1 && index === 0 && /^(d|l)$/u.test(piece);
  });
}

/**
 * Whether a text reads as a given name and a family name: capitalised words separated by spaces or hyphens,
 * with accents, apostrophes (O’Brien, d’Ornano) and lowercase particles (de, du, von, ben…).
 */
export function isFullName(text: string): boolean {
  const words = text
    .normalize('NFC')
    .trim()
    .split(/[ \-‐‑]+/u);
  const names = words.filter((word) => !nameParticles.has(word));
  return names.length >= 2 && !nameParticles.has(words[0] ?? '') && names.every(isNamePart);
}
