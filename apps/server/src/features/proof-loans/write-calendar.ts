import { addDays } from '@mitoyen/contract/core/paris-day.ts';

/** An event of one whole day. */
export interface DayEvent {
  /** Stays the same whatever the event is called. */
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  readonly changedAt: Date;
}

const foldedOctets = 75;

/** A content line in parts of at most 75 octets, of whole letters: RFC 5545, 3.1. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > foldedOctets) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r\n|\r|\n/g, '\\n');
const dateOf = (day: string) => day.replaceAll('-', '');
const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

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
