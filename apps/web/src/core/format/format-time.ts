import { frenchDates } from '@mitoyen/contract/core/date-words.ts';
import { once } from '@mitoyen/contract/core/once.ts';

const time = once(() => new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' }));
const weekday = once(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long' }));
const longDay = frenchDates({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayWithYear = frenchDates({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = frenchDates({ day: 'numeric', month: 'short' });
const shortDayWithYear = frenchDates({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Whole calendar days, in the reader's time zone, from one instant to another. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** '14:05'. */
export function formatTime(instant: string): string {
  return time().format(new Date(instant));
}

/**
 * How long ago, in few words: 'à l’instant', 'il y a 5 min', '14:05', 'hier', 'mardi', '3 mars', '3 mars
 * 2024'.
 */
export function formatRecently(instant: string, now: Date): string {
  const date = new Date(instant);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${minutes}\u00a0min`;
  const days = daysBetween(date, now);
  if (days === 0) return time().format(date);
  if (days === 1) return 'hier';
  if (days < 7) return weekday().format(date);
  return (date.getFullYear() === now.getFullYear() ? shortDay : shortDayWithYear)(date);
}

/** The line between two days of a conversation: 'Aujourd’hui', 'Hier', 'mardi 3 mars', '3 mars 2024'. */
export function formatDay(instant: string, now: Date): string {
  const date = new Date(instant);
  const days = daysBetween(date, now);
  if (days === 0) return 'Aujourd’hui';
  if (days === 1) return 'Hier';
  return (date.getFullYear() === now.getFullYear() ? longDay : longDayWithYear)(date);
}

/** Whether two instants fall on one calendar day of the reader. */
export function isSameDay(a: string, b: string): boolean {
  return daysBetween(new Date(a), new Date(b)) === 0;
}
