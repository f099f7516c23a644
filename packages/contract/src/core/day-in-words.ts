import { parisDay } from './paris-day.ts';

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** '1er décembre'; months are counted from 0. */
export const dayOfMonth = (day: number, month: number) => `${day === 1 ? '1er' : day} ${months[month]}`;

/**
 * A calendar day (`2026-12-01`) or an instant, as a day in Paris: '1er décembre 2026'. Without `Intl`, since
 * lists call it for each row (see `once`).
 */
export function dayInWords(when: string | Date): string {
  const day = typeof when === 'string' && when.length === 10 ? when : parisDay(new Date(when));
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${dayOfMonth(date, month - 1)} ${year}`;
}
