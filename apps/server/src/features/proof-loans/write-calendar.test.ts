import { expect, test } from 'vitest';
import { foldLine } from '../../core/calendar/calendar-text.ts';
import { writeCalendar } from './write-calendar.ts';

const changedAt = new Date('2026-10-25T01:30:00.123Z');

test('an event is one whole day, also where clocks change', () => {
  const text = writeCalendar('Vigilance', [{ uid: 'a@b', day: '2026-10-25', title: 'Fin', changedAt }]);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261025\r\nDTEND;VALUE=DATE:20261026\r\n');
  expect(text).toContain('\r\nDTSTAMP:20261025T013000Z\r\n');
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('what has a meaning in a calendar has none in a title', () => {
  const title = 'Durand; Camille, \\ SARL\nBEGIN:VEVENT';
  const text = writeCalendar('Vigilance', [{ uid: 'a@b', day: '2026-10-25', title, changedAt }]);
  expect(text).toContain('SUMMARY:Durand\\; Camille\\, \\\\ SARL\\nBEGIN:VEVENT\r\n');
});

test('lines are folded at 75 octets, between letters, and say the same unfolded', () => {
  const line = `SUMMARY:${'é'.repeat(100)}👷${'a'.repeat(90)}`;
  const parts = foldLine(line).split('\r\n');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
});
