import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { escapeText, foldLine, stampOf } from '../../core/calendar/calendar-text.ts';

/** An event of one whole day. */
export interface DayEvent {
  /** Stays the same whatever the event is called. */
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  readonly changedAt: Date;
}

const dateOf = (day: string) => day.replaceAll('-', '');

function linesOf({ uid, day, title, changedAt }: DayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stampOf(changedAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar of all-day events: RFC 5545. */
export function writeCalendar(name: string, events: readonly DayEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mitoyen//Vigilance//FR',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
