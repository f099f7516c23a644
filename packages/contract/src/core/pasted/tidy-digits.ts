import { tidyLine } from './tidy-text.ts';

const separators = /[\s.\-‐‑‒–—−·•_/]/gu;
const isDigits = (text: string) => /^\d*$/.test(text);

/** What stands before a number in signatures and on invoices: « SIRET : », « N° SIRET », « Tél. ». */
const siretLabel = /^(?:n[°º.]? ?)?siret ?:? ?/i;
const phoneLabel = /^(?:tel|tél|téléphone|telephone|mobile|mob|portable|port|gsm)\.? ?:? ?(?=[+(\d])/i;

/** A SIRET or SIREN as its digits alone; a text with anything else in it as one line. */
export function tidySiret(text: string): string {
  const line = tidyLine(text);
  const digits = line.replace(siretLabel, '').replace(separators, '');
  return isDigits(digits) ? digits : line;
}

/** A postal code as its digits alone, also with the country before it (« F-69001 »); anything else as one line. */
export function tidyPostalCode(text: string): string {
  const line = tidyLine(text);
  const digits = line.replace(/^(?:F|FR|MC) ?[-–]? ?(?=\d)/i, '').replace(separators, '');
  return isDigits(digits) ? digits : line;
}

/** French territories by the code that their numbers begin with abroad. */
const callingCode = /^(?:33|262|508|590|594|596|681|687|689)/;

/**
 * A phone number as the server reads it: without what labels it, the zero in brackets and the signs between its digits;
 * with its + where the code of the country came without. Anything else as one line.
 */
export function tidyPhone(text: string): string {
  const line = tidyLine(text);
  const bare = line.replace(phoneLabel, '').replace(/\( ?0 ?\)/gu, '');
  const compact = bare.replace(separators, '').replace(/[()]/gu, '');
  if (!/^\+?\d+$/.test(compact)) return line;
  // « 596 696 12 34 56 »: no number of ten digits at most begins so
  const isAbroad = compact.length >= 11 && callingCode.test(compact);
  return isAbroad ? `+${compact}` : compact;
}
