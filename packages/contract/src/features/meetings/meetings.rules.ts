import { dayInWords } from '../../core/day-in-words.ts';
import { parisLocalTime } from '../../core/paris-local-time.ts';

/** What is proposed: to meet, or to call. */
export const meetingKinds = ['meeting', 'call'] as const;
export type MeetingKind = (typeof meetingKinds)[number];
export const meetingKindNames: Readonly<Record<MeetingKind, string>> = {
  meeting: 'Rendez-vous',
  call: 'Appel',
};

/** Dates of one proposal. */
export const maxProposedDates = 3;
/** Meetings of one conversation that are proposed or to come. */
export const maxOpenMeetings = 3;
/** How far ahead a date may be, in days. */
export const maxMeetingDaysAhead = 366;
/** Minutes that a meeting may last. */
export const meetingMinutes = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export type MeetingMinutes = (typeof meetingMinutes)[number];
export const maxMeetingPlaceLength = 200;

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** An instant as a date of people in Paris: 'mardi 1er décembre 2026 à 10 h 30'. */
export function meetingDateInWords(instant: string | Date): string {
  const [day, time] = parisLocalTime(new Date(instant)).split('T') as [string, string];
  const [hours, minutes] = time.split(':') as [string, string];
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  const clock = `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  return `${weekday} ${dayInWords(day)} à ${clock}`;
}

/** '45 min', '1 h', '1 h 30'. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest === 0 ? '' : `\u00a0${rest}`}`;
}

export interface MeetingWords {
  readonly kind: MeetingKind;
  readonly minutes: number;
  readonly place: string | null;
}

const details = ({ minutes, place }: MeetingWords) =>
  [durationInWords(minutes), ...(place ? [place] : [])].join(', ');
const listed = (dates: readonly Date[]) =>
  dates.map((date) => `–\u00a0${meetingDateInWords(date)}`).join('\n');
const nameWithArticle = ({ kind }: Pick<MeetingWords, 'kind'>) =>
  kind === 'call' ? 'l’appel' : 'le rendez-vous';
const name = ({ kind }: Pick<MeetingWords, 'kind'>) => meetingKindNames[kind];

/** The lines added to the conversation, each by the person who acted. */
export const meetingLines = {
  proposed: (meeting: MeetingWords, dates: readonly Date[]) =>
    `${name(meeting)} proposé (${details(meeting)})\u00a0:\n${listed(dates)}`,
  changed: (meeting: MeetingWords, dates: readonly Date[]) =>
    `Autres dates proposées pour ${nameWithArticle(meeting)} (${details(meeting)})\u00a0:\n${listed(dates)}`,
  agreed: (meeting: MeetingWords, date: Date) =>
    `${name(meeting)} convenu\u00a0: ${meetingDateInWords(date)} (${details(meeting)}).`,
  /** `kept`: the date that stands all the same. */
  declined: (kind: MeetingKind, kept: Date | null) =>
    kept
      ? `Changement décliné\u00a0: ${nameWithArticle({ kind })} reste ${meetingDateInWords(kept)}.`
      : `${meetingKindNames[kind]} décliné.`,
  withdrawn: (kind: MeetingKind) =>
    kind === 'call' ? 'Proposition d’appel retirée.' : 'Proposition de rendez-vous retirée.',
  cancelled: (kind: MeetingKind, date: Date) =>
    `${meetingKindNames[kind]} annulé\u00a0: il était convenu ${meetingDateInWords(date)}.`,
} as const;
