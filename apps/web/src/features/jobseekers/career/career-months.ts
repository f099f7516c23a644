import { once } from '@mitoyen/contract/core/once.ts';

const monthFormat = once(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const nameFormat = once(() => new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }));

/** `2021-09` → “sept. 2021”. */
export function formatMonth(month: string): string {
  return monthFormat().format(new Date(`${month}-15T12:00:00Z`));
}

/** The months of a year, `01` to `12`, by their names. */
export function monthOptions(): { value: string; label: string }[] {
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: nameFormat().format(new Date(Date.UTC(2000, index, 15))),
  }));
}
