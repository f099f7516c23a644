import { expect, test } from 'vitest';
import { median, ratio, takeTurns } from './turns.ts';

test('lets another side be first in each round, and keeps the rounds apart', async () => {
  const order: string[] = [];
  const results = await takeTurns(['ours', 'theirs'], 3, async (side, round) => {
    order.push(side);
    return `${side} ${round}`;
  });
  expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs']);
  expect(results).toEqual([
    ['ours 0', 'ours 1', 'ours 2'],
    ['theirs 0', 'theirs 1', 'theirs 2'],
  ]);
});

test('finds the middle of few values, in whatever order', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(median([])).toBeNaN();
});

test('forms ratios round by round', () => {
  expect(ratio([1, 4, 30], [2, 4, 10])).toBe('1.00 (0.50–3.00)');
  expect(ratio([1], undefined)).toBe('–');
  expect(ratio([0, 0], [0, 0])).toBe('–');
});
