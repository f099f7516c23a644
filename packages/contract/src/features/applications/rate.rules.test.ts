import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perDay, perHour } from './rate.rules.ts';

test('rates are compared over a working day', () => {
  expect(perHour(350, 7)).toBe(50);
  expect(perDay(60, 7)).toBe(420);
  expect(perHour(400, 7)).toBe(57.14);
});

test('rates come back, to the cent of an hour, from one unit to the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.integer({ min: 1, max: 24 }), (cents, hours) => {
      const eurosPerDay = cents / 100;
      expect(Math.abs(perDay(perHour(eurosPerDay, hours), hours) - eurosPerDay)).toBeLessThanOrEqual(
        0.005 * hours + 0.01,
      );
    }),
  );
});
