import { expect, test } from 'vitest';
import { keptSize } from './kept-size.rules.ts';

test.each([
  ['a photograph', [6000, 4000], [2800, 1867]],
  ['a photograph held upright', [4000, 6000], [1867, 2800]],
  ['a square board', [10_000, 10_000], [2800, 2800]],
  ['a panorama', [20_000, 1500], [4096, 307]],
  ['a section as long as a street', [6000, 2000], [3429, 1143]],
  ['a page from top to bottom', [1200, 9000], [723, 5422]],
  ['what is small already', [800, 600], [800, 600]],
  ['a line', [1, 60_000], [1, 6400]],
])('%s', (_name, [width = 0, height = 0], [keptWidth, keptHeight]) => {
  expect(keptSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});
