import type { Person } from './personal-data.ts';

/** Replaces a person's name, address or number. */
export const erasedText = 'Utilisateur supprimé';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The words whatever their spacing and apostrophes, in HTML too. */
const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => escapePattern(word).replace(/['’]/g, "(?:'|’|&#39;)"))
    .join('\\s+');
const spaced = (digits: string) => [...digits].join('[ .\\u00a0\\u202f-]?');

/** +33612345678 as people write it: '06 12 34 56 78', '0033 6 12…', '+33 (0)6.12…'. */
function phonePattern(e164: string): string {
  const countryDigits = e164.startsWith('+33') ? 2 : 3;
  const country = e164.slice(1, 1 + countryDigits);
  const national = e164.slice(1 + countryDigits);
  const gap = '[ .\\u00a0\\u202f-]?';
  return `(?:(?:\\+|00)${spaced(country)}${gap}(?:\\(0\\))?|0)${gap}${spaced(national)}`;
}

/** A line's start in JSON: to the pattern, the break's `\\n` ends with a letter. */
const afterEscapedBreak = '(?<=\\\\[nrt])';

/**
 * A PostgreSQL regular expression (to be used without regard to case) that finds a person's full name, e-mail
 * address and telephone number in a text, however they are spaced.
 */
export function tracesOf({ username, email, phone }: Pick<Person, 'username' | 'email' | 'phone'>): string {
  const patterns = [
    `(?:\\m|${afterEscapedBreak})${words(username)}\\M`,
    escapePattern(email),
    ...(phone ? [phonePattern(phone)] : []),
  ];
  return patterns.join('|');
}
