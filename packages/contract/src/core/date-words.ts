import { once } from './once.ts';

/**
 * Returns a function that writes dates in French words: the first day of a month is its '1er', which `Intl`
 * does not know. Source: Imprimerie nationale, Lexique des règles typographiques, « Dates ».
 */
export function frenchDates(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = once(() => new Intl.DateTimeFormat('fr-FR', options));
  return (date) =>
    format()
      .formatToParts(date)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}

/** An instant in Paris: '1er décembre 2026 à 09:05'. */
export const momentInWords = frenchDates({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
