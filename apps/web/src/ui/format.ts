import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { inFrench } from '@mitoyen/contract/core/french-number.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';

/** `1234` → “1 234”. */
export function formatNumber(value: number): string {
  return inFrench(value);
}

/** `45` → “45 €”, `29.99` → “29,99 €”: cents only where there are some. */
export function formatEuros(amountEuros: number): string {
  return `${inFrench(amountEuros, Number.isInteger(amountEuros) ? 0 : 2, true)}\u00a0€`;
}

/** `0.834` → “83 %”. */
export function formatPercent(share: number): string {
  return `${formatNumber(share * 100)}\u00a0%`;
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

/** The same without the year where that is this one. */
export function formatNearDay(isoText: string, today = parisDay(new Date())): string {
  const words = dayInWords(isoText);
  const year = ` ${today.slice(0, 4)}`;
  return words.endsWith(year) ? words.slice(0, -year.length) : words;
}

/** `1250.5` → “1 250,5 m²”. */
export function formatSurface(squareMetres: number): string {
  return `${inFrench(squareMetres, 1, false)}\u00a0m²`;
}

/** `1536000` → “1,5 Mo”. Octets, in steps of 1,024. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0Ko`;
  return `${inFrench(megabytes, 1, false)}\u00a0Mo`;
}

/** `+33612345678` → “06 12 34 56 78”; overseas `+262692123456` → “0692 12 34 56”. */
export function formatPhone(e164: string): string {
  const countryDigits = e164.startsWith('+33') ? 2 : 3;
  const national = `0${e164.slice(1 + countryDigits)}`;
  const groups =
    countryDigits === 2 ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/ : /^(\d{4})(\d{2})(\d{2})(\d{2})$/;
  return groups.exec(national)?.slice(1).join('\u00a0') ?? e164;
}
