import { expect, it } from 'vitest';
import { readRings, writePath } from './svg-paths.mjs';

it('reads relative and absolute commands, lines of one axis and several outlines', () => {
  expect(readRings('m 1,1 2,0 0,2 z M 10,10 H 12 v 2 h -2 z')).toEqual([
    [
      [1, 1],
      [3, 1],
      [3, 3],
    ],
    [
      [10, 10],
      [12, 10],
      [12, 12],
      [10, 12],
    ],
  ]);
});

it('draws on whole units, without what lies on a line or is too small', () => {
  const square = [
    [0.2, 0],
    [5.1, 0.3],
    [10, 0],
    [10, 10],
    [0, 9.8],
  ];
  const speck = [
    [20, 20],
    [20.6, 20],
    [20.6, 20.6],
  ];
  expect(writePath([square, speck])).toBe('M0 0l10 0 0 10-10 0z');
});
