import { parisOffsetHours } from './paris-clock.ts';
import { isDay } from './paris-day.ts';

const hourMs = 3_600_000;

/** Whether a text is a wall-clock time, `YYYY-MM-DDTHH:MM`. */
export const isLocalTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));

/**
 * The instant at which clocks in Paris show `YYYY-MM-DDTHH:MM`: the first of two in October, null for the hour that they
 * skip in March.
 */
export function parisInstant(local: string): Date | null {
  for (const offset of [2, 1]) {
    const instant = new Date(Date.parse(`${local}:00Z`) - offset * hourMs);
    if (parisOffsetHours(instant) === offset) return instant;
  }
  return null;
}

/** What clocks in Paris show at an instant, `YYYY-MM-DDTHH:MM`. */
export function parisLocalTime(instant: Date): string {
  return new Date(instant.getTime() + parisOffsetHours(instant) * hourMs).toISOString().slice(0, 16);
}
