import { describe, expect, test } from 'vitest';
import { parisOffsetHours } from './paris-clock.ts';
import { addDays, isDay, parisDay, wrongYearMessage } from './paris-day.ts';

describe('parisDay', () => {
  test.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
    // the night in which clocks go forward: 23 hours
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    // the night in which they go back: 25 hours
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is %s in Paris', (instant, day) => {
    expect(parisDay(new Date(instant))).toBe(day);
  });

  test('of one instant after the other, there and back', () => {
    const [before, after] = [new Date('2026-03-28T22:59:59.999Z'), new Date('2026-03-28T23:00:00Z')];
    expect([before, after, before].map(parisDay)).toEqual(['2026-03-28', '2026-03-29', '2026-03-28']);
  });

  test('of no instant is refused, however often it is asked for', () => {
    parisDay(new Date(0));
    for (const _ of [1, 2]) expect(() => parisDay(new Date(Number.NaN))).toThrow(RangeError);
  });
});

test('clocks change as the platform’s do, to the second, for forty years', () => {
  const byIntl = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  });
  const hour = 3_600_000;
  for (let year = 1996; year < 2037; year += 1) {
    for (const month of [2, 9]) {
      for (let day = 24; day <= 31; day += 1) {
        const at = Date.UTC(year, month, day, 1);
        for (const instant of [at - 1000, at, at - 3 * hour, at - 3 * hour - 1000, at - 2 * hour - 1000]) {
          const date = new Date(instant);
          const local = new Date(instant + parisOffsetHours(date) * hour).toISOString();
          expect(local.slice(0, 19).replace('T', ' ')).toBe(byIntl.format(date));
        }
      }
    }
  }
});

test('what is no instant has no day', () => {
  expect(() => parisDay(new Date('rien'))).toThrow(RangeError);
});

test('days are added over months, leap years and clock changes', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-03', -5)).toBe('2025-12-29');
});

test('only real days are days', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '28/02/2026',
    '2026-2-8',
    '2026-02-28T10:00:00Z',
    ' 2026-02-28',
    '+012026-02-28',
    '2026-02',
    '2026',
    '',
  ])
    expect(isDay(text)).toBe(false);
});

test.each([
  ['0202-12-12', 'Écrivez l’année avec ses quatre chiffres.'],
  ['2206-12-12', 'Cette date est en 2206\u00a0: vérifiez l’année.'],
])('of %s it is said: %s', (day, message) => {
  expect(wrongYearMessage(day)).toBe(message);
});
