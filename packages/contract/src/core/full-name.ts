/** Words of a family name that stay in small letters. */
export const nameParticles: ReadonlySet<string> = new Set(
  "de du la le les des d’ von van der den ter ten zu el al ben bin ibn aït ait da do dos das di del y e et saint ’t 't".split(
    ' ',
  ),
);
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]*$/u;
/** McCarthy, DeVille: a prefix of family names, followed by a capital. */
const compound = /^(?:Mc|Mac|De|Del|Des|Di|Da|Du|La|Le|Lo|Van|Von|Fitz|San|Ter|Ten)\p{Lu}[\p{Ll}\p{M}]+$/u;

/** Whether a word of a name, between spaces or hyphens, has its capitals where names have them. */
export function isNamePart(part: string): boolean {
  return part.split(/['’ʼ]/u).every((piece, index, pieces) => {
    if (capitalised.test(piece) || compound.test(piece)) return true;
    return pieces.length > 1 && index === 0 && /^(d|l)$/u.test(piece);
  });
}

/**
 * Whether a text reads as a given name and a family name: capitalised words separated by spaces or hyphens, with
 * accents, apostrophes (O’Brien, d’Ornano) and lowercase particles (de, du, von, ben…). One of them may be a letter alone.
 */
export function isFullName(text: string): boolean {
  const words = text
    .normalize('NFC')
    .trim()
    .split(/[ \-‐‑]+/u);
  const names = words.filter((word) => !nameParticles.has(word));
  const hasWord = names.some((word) => word.length > 1);
  return names.length >= 2 && hasWord && !nameParticles.has(words[0] ?? '') && names.every(isNamePart);
}
