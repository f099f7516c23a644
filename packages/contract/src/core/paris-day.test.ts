import { describe, expect, test } from 'vitest';
import { addDays, isDay, parisDay } from './paris-day.ts';

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
