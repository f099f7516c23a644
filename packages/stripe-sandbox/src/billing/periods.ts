import type { Price } from '../objects/wire.ts';

type Recurrence = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

const daySeconds = 86_400;

/** The same day and time some months later, or that month's last day when it is shorter. In UTC, as Stripe counts. */
function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

function periodsAfter(anchor: number, { interval, interval_count }: Recurrence, count: number): number {
  const units = interval_count * count;
  if (interval === 'month') return addMonths(anchor, units);
  if (interval === 'year') return addMonths(anchor, 12 * units);
  return anchor + units * (interval === 'week' ? 7 : 1) * daySeconds;
}

/**
 * When the period beginning at `start` ends, for a subscription billed since `anchor`: one from 31 January ends on 28
 * February, the next on 31 March. Seconds since 1970.
 */
export function periodEnd(anchor: number, start: number, recurrence: Recurrence): number {
  let count = 1;
  while (periodsAfter(anchor, recurrence, count) <= start) count += 1;
  return periodsAfter(anchor, recurrence, count);
}
