import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';

/** `12345678900012` → `123 456 789 00012`, as it is printed. A text that is no SIRET stays as typed. */
export function formatSiret(text: string): string {
  const digits = tidySiret(text);
  return /^\d{14}$/.test(digits) ? digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4') : text;
}
