import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

const list = ['a', 'b', 'c'];

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 2, ['a', 'c', 'b']],
])('from %i to %i', (from, to, moved) => {
  expect(moveItem(list, from, to)).toEqual(moved);
});

test.each([
  [0, -1],
  [2, 3],
  [5, 0],
  [1, 1],
])('from %i to %i nothing moves', (from, to) => {
  expect(moveItem(list, from, to)).toBe(list);
});
