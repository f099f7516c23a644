import { parisOffsetHours } from './paris-clock.ts';

/**
 * The last second of a day in Europe/Paris, with the offset it has there: `2026-10-25T23:59:59+01:00`. Clocks change in
 * the morning, so that the evening's offset holds for the end of the day.
 */
export function parisEndOfDay(day: string): string {
  return `${day}T23:59:59+0${parisOffsetHours(new Date(`${day}T21:00:00Z`))}:00`;
}
