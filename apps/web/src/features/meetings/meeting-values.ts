import { parisInstant, parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import {
  type MeetingKind,
  maxMeetingDaysAhead,
  type maxProposedDates,
} from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import {
  type Meeting,
  meetingBody,
  meetingDateFar,
  meetingDateMissing,
  meetingDatePast,
  meetingDateTwice,
} from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { type FormIssues, schemaIssues } from '../../core/forms/form-issues.ts';

/** The fields of dates: the first must be given. */
export const dateNames = ['date0', 'date1', 'date2'] as const satisfies { length: typeof maxProposedDates };

/** What is typed; dates as the browser's own field has them, `YYYY-MM-DDTHH:MM`, here times in Paris. */
export interface MeetingValues {
  readonly kind: MeetingKind;
  readonly date0: string;
  readonly date1: string;
  readonly date2: string;
  readonly minutes: string;
  readonly place: string;
}

/** What a form starts with: a new meeting's, or the length and place of one that is changed. */
export function startValues(meeting: Meeting | null): MeetingValues {
  const { minutes = 60, place = null } = meeting?.agreed ?? meeting?.offer ?? {};
  return {
    kind: meeting?.kind ?? 'meeting',
    date0: '',
    date1: '',
    date2: '',
    minutes: String(minutes),
    place: place ?? '',
  };
}

/** The first and the last date that can be proposed now. */
export function dateRange(now: Date): { readonly min: string; readonly max: string } {
  return {
    min: parisLocalTime(new Date(now.getTime() + 60_000)),
    max: parisLocalTime(new Date(now.getTime() + maxMeetingDaysAhead * 86_400_000)),
  };
}

export function bodyOf({ kind, minutes, place, ...dates }: MeetingValues) {
  return {
    kind,
    dates: dateNames.map((name) => dates[name]).filter((date) => date !== ''),
    minutes: Number(minutes),
    place: place.trim() || null,
  };
}

function dateIssue(values: MeetingValues, index: number, now: Date): string | null {
  const name = dateNames[index] ?? 'date0';
  const date = values[name];
  if (date === '') return index === 0 ? meetingDateMissing : null;
  const own = schemaIssues(meetingBody, { ...bodyOf(values), dates: [date] })['dates.0'];
  if (own) return own;
  const instant = parisInstant(date);
  if (instant && instant <= now) return meetingDatePast;
  if (date > dateRange(now).max) return meetingDateFar;
  const isTwice = dateNames.slice(0, index).some((other) => values[other] === date);
  return isTwice ? meetingDateTwice : null;
}

/** What is wrong with what is typed, by field. */
export function meetingIssues(values: MeetingValues): FormIssues {
  const now = new Date();
  const dates = dateNames.flatMap((name, index) => {
    const issue = dateIssue(values, index, now);
    return issue ? [[name, issue] as const] : [];
  });
  const { place, minutes } = schemaIssues(meetingBody, bodyOf(values));
  return { ...Object.fromEntries(dates), ...(minutes && { minutes }), ...(place && { place }) };
}
