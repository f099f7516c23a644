import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, parisDay } from './paris-day.ts';
import { parisEndOfDay } from './paris-end-of-day.ts';

test.each([
  ['2026-10-24', '2026-10-24T23:59:59+02:00'],
  ['2026-10-25', '2026-10-25T23:59:59+01:00'],
  ['2027-03-27', '2027-03-27T23:59:59+01:00'],
  ['2027-03-28', '2027-03-28T23:59:59+02:00'],
  ['2028-02-29', '2028-02-29T23:59:59+01:00'],
])('%s ends at %s', (day, end) => {
  expect(parisEndOfDay(day)).toBe(end);
});

test('one second later, it is the next day in Paris', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('2020-01-01', days);
      const end = Date.parse(parisEndOfDay(day));
      expect(parisDay(new Date(end))).toBe(day);
      expect(parisDay(new Date(end + 1000))).toBe(addDays(day, 1));
    }),
  );
});
