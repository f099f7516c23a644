import { once } from './once.ts';

/**
 * Writes dates in French words, for people to read: the first day of a month is its '1er', which `Intl` does not know.
 * Source: Imprimerie nationale, Lexique des règles typographiques, « Dates ».
 */
export function frenchDates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = once(() => new Intl.DateTimeFormat('fr-FR', options));
  return (date) =>
    format()
      .formatToParts(date)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}

const longDay = frenchDates({ dateStyle: 'long', timeZone: 'Europe/Paris' });

/** A calendar day (`2026-12-01`) or an instant, as a day in Paris: '1er décembre 2026'. */
export function dayInWords(when: string | Date): string {
  return longDay(new Date(typeof when === 'string' && when.length === 10 ? `${when}T12:00:00Z` : when));
}

/** An instant in Paris: '1er décembre 2026 à 09:05'. */
export const momentInWords = frenchDates({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
