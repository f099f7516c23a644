import { tidyLine } from './tidy-text.ts';

const separators = /[\s.\-‐‑‒–—−·•_/]/gu;
const isDigits = (text: string) => /^\d*$/.test(text);

/** Labels before a number in signatures and on invoices: « SIRET : », « N° SIRET », « Tél. ». */
const siretLabel = /^(?:n[°º.]? ?)?siret ?:? ?/i;
const phoneLabel = /^(?:tel|tél|téléphone|telephone|mobile|mob|portable|port|gsm)\.? ?:? ?(?=[+(\d])/i;

/** The digits of a SIRET or SIREN; a text with anything else in it as one line. */
export function tidySiret(text: string): string {
  const line = tidyLine(text);
  const digits = line.replace(siretLabel, '').replace(separators, '');
  return isDigits(digits) ? digits : line;
}

/** The digits of a postal code, also with the country before it (« F-69001 »); anything else as one line. */
export function tidyPostalCode(text: string): string {
  const line = tidyLine(text);
  const digits = line.replace(/^(?:F|FR|MC) ?[-–]? ?(?=\d)/i, '').replace(separators, '');
  return isDigits(digits) ? digits : line;
}

/** Calling codes of the French territories. */
const callingCode = /^(?:33|262|508|590|594|596|681|687|689)/;

/**
 * A phone number as the server reads it: without label, the zero in brackets and separators; with a + added
 * before a country's code. Anything else as one line.
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
