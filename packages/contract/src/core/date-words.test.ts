import { expect, test } from 'vitest';
import { clockDayInWords } from './clock-day.ts';
import { frenchDates, momentInWords } from './date-words.ts';
import { dayInWords } from './day-in-words.ts';

test.each([
  ['2026-12-01', '1er décembre 2026'],
  ['2026-12-11', '11 décembre 2026'],
  ['2026-12-21', '21 décembre 2026'],
  // in Paris another day already, or none yet
  ['2026-11-30T23:00:00Z', '1er décembre 2026'],
  ['2026-12-01T22:59:59Z', '1er décembre 2026'],
  ['2026-12-01T23:00:00Z', '2 décembre 2026'],
  [new Date('2027-05-01T10:00:00Z'), '1er mai 2027'],
])('%s is the %s', (when, words) => {
  expect(dayInWords(when)).toBe(words);
});

test('each day reads as `Intl` writes it, but for the first of a month', () => {
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const clock = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' });
  const first = (words: string) => words.replace(/(^| )1 /, '$11er ');
  for (let at = Date.UTC(2027, 11, 20, 22, 30); at < Date.UTC(2029, 1, 1); at += 86_400_000 / 2) {
    const instant = new Date(at);
    expect(dayInWords(instant)).toBe(first(day.format(instant)));
    expect(clockDayInWords(instant)).toBe(first(clock.format(instant)));
  }
});

test('an hour is no day', () => {
  expect(momentInWords(new Date('2026-12-01T00:01:00Z'))).toBe('1er décembre 2026 à 01:01');
  expect(momentInWords(new Date('2026-12-12T00:01:00Z'))).toBe('12 décembre 2026 à 01:01');
});

test('a day of the week before, a short month and no year after change nothing', () => {
  const first = new Date('2026-02-01T12:00:00Z');
  expect(frenchDates({ weekday: 'long', day: 'numeric', month: 'long' })(first)).toBe('dimanche 1er février');
  expect(frenchDates({ day: 'numeric', month: 'short' })(first)).toBe('1er févr.');
  // figures are no words
  expect(frenchDates({ dateStyle: 'short' })(first)).toBe('01/02/2026');
});
