import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('finds the middle of few values, in whatever order', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(median([])).toBeNaN();
});

test('finds the value below which most lie', () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99)]).toEqual([50, 99]);
});
