import { expect, test } from 'vitest';
import { bestVariant, variantWidths } from './image-variants.ts';

test.each([
  [100, [160]],
  [160, [160]],
  [500, [160, 320, 640]],
  [1600, [160, 320, 640, 960, 1600]],
  [1867, [160, 320, 640, 960, 1600, 2800]],
  [4096, [160, 320, 640, 960, 1600, 2800, 4096]],
])('an image of %i pixels is kept in %j', (width, kept) => {
  expect(variantWidths(width)).toEqual(kept);
});

test.each([
  [1600, 200, 320],
  [1600, 320, 320],
  [500, 960, 640],
  [500, null, 640],
  [1600, 99_999, 1600],
  [2800, 1601, 2800],
])('of an image of %i pixels, %j asks for %i', (width, wanted, answered) => {
  expect(bestVariant(width, wanted)).toBe(answered);
});
