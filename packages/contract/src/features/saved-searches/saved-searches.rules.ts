import { once } from '../../core/once.ts';
import { addDays, parisDay } from '../../core/paris-day.ts';

/** The lists of which a search may be kept. */
export const savedSearchKinds = ['offers', 'jobs', 'profiles'] as const;
export type SavedSearchKind = (typeof savedSearchKinds)[number];

/** How often an alert is sent. */
export const alertRhythms = ['now', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const rhythmLabels: Readonly<Record<AlertRhythm, string>> = {
  now: 'Tout de suite',
  daily: 'Chaque jour à 7 h 30',
  weekly: 'Le lundi à 7 h 30',
};

/** Searches that one person, or one visitor's address, may keep. */
export const maxSavedSearches = 20;
export const maxSavedSearchName = 80;
/** Mails a day that ask one mailbox to confirm. What is asked for beyond them stands on the page of their links. */
export const mostConfirmationMailsPerDay = 5;
/** What a visitor asked for is forgotten unless their mailbox confirms it within these days. */
export const savedSearchConfirmationDays = 7;

/** When digests leave: at 7:30 in Paris, those of the week on Monday. */
const digestTime = '07:30';
const monday = 1;

const parisTime = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The instant at which clocks in Paris show 7:30 on a day: 5:30 or 6:30 UTC, and no clock changes between them. */
function digestOn(day: string): Date {
  const [hour = 0, minute = 0] = digestTime.split(':').map(Number);
  const at = (hours: number) => new Date(`${day}T0${hours}:${String(minute).padStart(2, '0')}:00Z`);
  const summer = at(hour - 2);
  return parisTime().format(summer) === digestTime ? summer : at(hour - 1);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * When a match found at this instant is due for its alert. One found at 7:30 sharp waits for the next digest.
 */
export function alertDueAt(rhythm: AlertRhythm, found: Date): Date {
  if (rhythm === 'now') return found;
  const today = parisDay(found);
  for (let day = today; ; day = addDays(day, 1)) {
    if (rhythm === 'weekly' && weekdayOf(day) !== monday) continue;
    const due = digestOn(day);
    if (due > found) return due;
  }
}
