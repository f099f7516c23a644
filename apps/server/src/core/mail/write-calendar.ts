import { parisLocalTime } from '@mitoyen/contract/core/paris-local-time.ts';
import { escapeText, foldLine, stampOf } from '../calendar/calendar-text.ts';

/** A mail's calendar entry (RFC 5545). `summary` and `location` may be users' words. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /**
   * The same in every mail about one meeting, and higher in each later one, so that calendars update their
   * entry.
   */
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string | null;
  /** An instant. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly stampedAt: string;
  readonly url: string;
}

/** The clock changes of all of the Union (directive 2000/84/CE), as RFC 5545, 3.6.5 writes them. */
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const inParis = (instant: Date) => `${parisLocalTime(instant).replace(/[-:]/g, '')}00`;

/**
 * A calendar object of iTIP (RFC 5546) for one recipient. The organizer is the product, and the recipient the
 * only attendee: the two people of a meeting do not learn each other's address.
 */
export function writeCalendar(
  calendar: MailCalendar,
  { organizer, attendee }: { readonly organizer: string; readonly attendee: string },
): string {
  const { method, startsAt, minutes, location } = calendar;
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mitoyen//Rendez-vous//FR',
    `METHOD:${method}`,
    ...paris,
    'BEGIN:VEVENT',
    `UID:${calendar.uid}`,
    `SEQUENCE:${calendar.sequence}`,
    `DTSTAMP:${stampOf(new Date(calendar.stampedAt))}`,
    `DTSTART;TZID=Europe/Paris:${inParis(start)}`,
    `DTEND;TZID=Europe/Paris:${inParis(end)}`,
    `SUMMARY:${escapeText(calendar.summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText(calendar.url)}`,
    `URL:${calendar.url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=Mitoyen:mailto:${organizer}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
