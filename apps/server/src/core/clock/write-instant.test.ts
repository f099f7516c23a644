import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeInstant } from './write-instant.ts';

test('every instant is written as JavaScript writes it', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (at) => {
      expect(writeInstant(at)).toBe(at.toISOString());
    }),
    { numRuns: 5_000 },
  );
});

test.each(['2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z', '1969-12-31T23:59:59.999Z'])(
  '%s is told again from the day that is known',
  (text) => {
    expect([new Date(text), new Date(text)].map(writeInstant)).toEqual([text, text]);
  },
);

test('a date that is none is refused', () => {
  expect(() => writeInstant(new Date(Number.NaN))).toThrow(RangeError);
});
