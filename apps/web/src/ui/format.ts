import { dayInWords } from '@mitoyen/contract/core/date-words.ts';

/** French numbers. Thousands and units are kept together by no-break spaces (U+202F narrow, U+00A0). */

const wholeNumber = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
});

/** `1234` → “1 234”. */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}

/** `45` → “45 €”, `29.99` → “29,99 €”: cents only where there are some. */
export function formatEuros(amountEuros: number): string {
  const digits = Number.isInteger(amountEuros) ? 0 : 2;
  if (digits === 0) return euros.format(amountEuros);
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amountEuros);
}

export type PriceUnit = 'heure' | 'jour' | 'mois' | 'an';

/** `45`, `heure` → “45 € / heure”. */
export function formatPrice(amountEuros: number, unit: PriceUnit): string {
  return `${formatEuros(amountEuros)}\u00a0/\u00a0${unit}`;
}

/** “1 an”, “0 an”, “7 ans”. */
export function formatYears(years: number): string {
  return `${years}\u00a0${years <= 1 ? 'an' : 'ans'}`;
}

/** A calendar day (`2026-03-09`) or an instant, as a day in Paris: “9 mars 2026”. */
export function formatDay(isoText: string): string {
  return dayInWords(isoText);
}

/** `1250.5` → “1 250,5 m²”. */
export function formatSurface(squareMetres: number): string {
  return `${squareMetres.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0m²`;
}

/** `1536000` → “1,5 Mo”. Octets, in steps of 1,024. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0Ko`;
  return `${megabytes.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`;
}

/** `+33612345678` → “06 12 34 56 78”; overseas `+262692123456` → “0692 12 34 56”. */
export function formatPhone(e164: string): string {
  const countryDigits = e164.startsWith('+33') ? 2 : 3;
  const national = `0${e164.slice(1 + countryDigits)}`;
  const groups =
    countryDigits === 2 ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/ : /^(\d{4})(\d{2})(\d{2})(\d{2})$/;
  return groups.exec(national)?.slice(1).join('\u00a0') ?? e164;
}
