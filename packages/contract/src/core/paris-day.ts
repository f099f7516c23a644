import { parisOffsetHours } from './paris-clock.ts';

/** The calendar day in Europe/Paris, as `YYYY-MM-DD`: deadlines are days there. */
export function parisDay(instant: Date): string {
  return new Date(instant.getTime() + parisOffsetHours(instant) * 3_600_000).toISOString().slice(0, 10);
}

/** A day so many days after another; negative goes back. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a real day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
