// Lengths of time as the documents write them, number and unit kept together.

const countOf = (count: number, unit: string) =>
  `${count}\u00a0${unit}${count > 1 && !unit.endsWith('s') ? 's' : ''}`;

export const hours = (count: number) => countOf(count, 'heure');
export const minutes = (count: number) => countOf(count, 'minute');
export const days = (count: number) => countOf(count, 'jour');

/** Whole years from three on: 36 is “3 ans”, 24 stays “24 mois”. */
export function months(count: number): string {
  return count >= 36 && count % 12 === 0 ? countOf(count / 12, 'an') : countOf(count, 'mois');
}
