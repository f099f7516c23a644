import { dayOfMonth } from './day-in-words.ts';

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** The day in the device's time zone: 'mardi 1er décembre'. */
export function clockDayInWords(now: Date): string {
  return `${weekdays[now.getDay()]} ${dayOfMonth(now.getDate(), now.getMonth())}`;
}
