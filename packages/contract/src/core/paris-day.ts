import { parisOffsetHours } from './paris-clock.ts';

const hourMs = 3_600_000;

/**
 * The last hour since 1970 that was converted, and its day: clocks change, and days begin, on whole hours.
 */
let lastAsked = { hour: Number.NaN, day: '' };

/** The calendar day in Europe/Paris, as `YYYY-MM-DD`: deadlines are days there. */
export function parisDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== lastAsked.hour) {
    const local = new Date(instant.getTime() + parisOffsetHours(instant) * hourMs);
    lastAsked = { hour, day: local.toISOString().slice(0, 10) };
  }
  return lastAsked.day;
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What is said of a day whose year is a slip of the keyboard's, or is being typed. */
export function wrongYearMessage(day: string): string {
  const year = Number(day.split('-')[0]);
  return year < 1000
    ? 'Écrivez l’année avec ses quatre chiffres.'
    : `Cette date est en ${year}\u00a0: vérifiez l’année.`;
}

/** Whether a day's year is plausible: further off than anybody plans, but no typing error, is allowed. */
export const isUsualYear = (day: string): boolean => day >= '1950-01-01' && day < '3000-01-01';

/** Whether a text is a real day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
