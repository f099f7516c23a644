import { expect, test } from 'vitest';
import { formatDay } from './money.ts';

test('the first of a month is its 1er, in Paris', () => {
  const day = (instant: string) => formatDay(Date.parse(instant) / 1000);
  expect(day('2026-11-30T23:30:00Z')).toBe('1er décembre 2026');
  expect(day('2026-12-01T23:30:00Z')).toBe('2 décembre 2026');
  expect(day('2026-12-11T12:00:00Z')).toBe('11 décembre 2026');
});
