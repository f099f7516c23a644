import { once } from './once.ts';

const parisOffset = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' }),
);

/**
 * The last second of a day in Europe/Paris, with the offset it has there: `2026-10-25T23:59:59+01:00`. Clocks change in
 * the morning, so that the evening's offset holds for the end of the day.
 */
export function parisEndOfDay(day: string): string {
  const evening = new Date(`${day}T21:00:00Z`);
  const name =
    parisOffset()
      .formatToParts(evening)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}T23:59:59${name.replace('GMT', '')}`;
}
