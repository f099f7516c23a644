import { expect, test } from 'vitest';
import { experienceBandOf, salaryBandOf, silenceEnd } from './bands.rules.ts';

test.each([
  [0, '0-2'],
  [2, '0-2'],
  [3, '3-5'],
  [5, '3-5'],
  [6, '6-10'],
  [10, '6-10'],
  [11, '11-20'],
  [20, '11-20'],
  [21, '21-'],
  [60, '21-'],
])('%i years are of the band %s', (years, band) => expect(experienceBandOf(years)).toBe(band));

test.each([
  [0, 0, 5000],
  [34_999.99, 30_000, 35_000],
  [35_000, 35_000, 40_000],
])('%f euros lie in the band from %i to %i', (euros, min, max) =>
  expect(salaryBandOf(euros)).toEqual({ min, max }),
);

test('silence lasts fourteen days', () => {
  expect(silenceEnd(new Date('2026-11-01T10:00:00Z')).toISOString()).toBe('2026-11-15T10:00:00.000Z');
});
