import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

const numbers = (count: number, of: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => of(index));

test('two samples with ties are judged by their ranks', () => {
  const ones = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
  const others = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
  // computed apart, with erfc of the C library
  expect(mannWhitney(ones, others)).toBeCloseTo(0.12189, 4);
  expect(mannWhitney(others, ones)).toBeCloseTo(0.12189, 4);
});

test('the same numbers are of one distribution, shifted ones are not', () => {
  const base = numbers(400, (index) => (index * 7919) % 1000);
  const shifted = (by: number) => base.map((value) => value + by);
  expect(mannWhitney(base, base)).toBeCloseTo(1);
  expect(mannWhitney(base, shifted(5))).toBeGreaterThan(0.3);
  expect(mannWhitney(base, shifted(100))).toBeLessThan(0.0001);
  expect(mannWhitney([3, 3, 3], [3, 3])).toBe(1);
});
