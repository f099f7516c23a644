import { expect, test } from 'vitest';
import { type MailCalendar, writeCalendar } from './write-calendar.ts';

const meeting: MailCalendar = {
  method: 'REQUEST',
  uid: '01a2@mitoyen.example',
  sequence: 0,
  summary: 'Appel avec Hélène Marchand',
  location: null,
  startsAt: '2026-12-01T09:30:00.000Z',
  minutes: 45,
  stampedAt: '2026-11-29T08:00:00.000Z',
  url: 'https://mitoyen.example/chat/1',
};
const written = (change: Partial<MailCalendar> = {}) =>
  writeCalendar(
    { ...meeting, ...change },
    { organizer: 'bonjour@mitoyen.example', attendee: 'ana@exemple.fr' },
  );
const unfolded = (change?: Partial<MailCalendar>) => written(change).replaceAll('\r\n ', '').split('\r\n');

test('a meeting is at its time in Paris, by a time zone of its own', () => {
  const lines = unfolded();
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:01a2@mitoyen.example',
      'SEQUENCE:0',
      'DTSTAMP:20261129T080000Z',
      'DTSTART;TZID=Europe/Paris:20261201T103000',
      'DTEND;TZID=Europe/Paris:20261201T111500',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN=Mitoyen:mailto:bonjour@mitoyen.example',
    ]),
  );
  expect(lines.filter((line) => line === 'TZID:Europe/Paris')).toHaveLength(1);
  expect(unfolded({ startsAt: '2026-07-01T09:30:00.000Z' })).toContain(
    'DTSTART;TZID=Europe/Paris:20260701T113000',
  );
});

test('one that is off says so', () => {
  expect(unfolded({ method: 'CANCEL', sequence: 2 })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});

test('words cannot add a line, and stay as they were written', () => {
  const summary = 'Visite; cave, « a\\b »\r\nEND:VEVENT\u0000';
  expect(unfolded({ summary })).toContain('SUMMARY:Visite\\; cave\\, « a\\\\b »\\nEND:VEVENT ');
  expect(unfolded({ location: '4 rue du Port\nNantes' })).toContain('LOCATION:4 rue du Port\\nNantes');
});

test.each(['é'.repeat(200), '😀'.repeat(100), 'a'.repeat(300), `a${'é'.repeat(200)}`])(
  'lines end by CRLF, and none has more than 75 octets nor half a character',
  (summary) => {
    const text = written({ summary });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\ud800-\udbff]$/);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  },
);
