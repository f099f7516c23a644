import { newId } from '@mitoyen/server/src/core/ids/new-id.ts';
import { readDirectoryCursor } from '@mitoyen/server/src/features/directory/directory-cursor.ts';
import { shuffleOf } from '@mitoyen/server/src/features/directory/shuffle.ts';
import { expect, test } from 'vitest';
import { cursorAfter } from './walk-place.ts';

const size = 1_000;
const seeds = Array.from({ length: 40 }, (_, index) => `walk${index}`);

/** How much of a walk lies behind a place on it, as a walk goes. */
function partBehind(seed: string, lap: number, position: number): number {
  const { direction, start } = shuffleOf(seed);
  const way = direction === 'asc' ? position - start : start - position;
  return (lap === 0 ? way : way + 2 ** 31) / 2 ** 31;
}

test.each(seeds)('a cursor of %s stands as far on its walk as asked', (seed) => {
  const anybody = newId();
  for (const done of [24, 500, 976]) {
    const { lap, position, ...cursor } = readDirectoryCursor(cursorAfter(seed, size, done, anybody));
    expect(partBehind(seed, lap, position)).toBeCloseTo(done / size, 6);
    expect(cursor).toEqual({ profileId: anybody, total: size, seed });
  }
  expect(readDirectoryCursor(cursorAfter(seed, 1_000_000, 24, anybody)).total).toBe(10_001);
});

test('walks of both directions end on their second lap', () => {
  expect(new Set(seeds.map((seed) => shuffleOf(seed).direction)).size).toBe(2);
  for (const seed of seeds) expect(readDirectoryCursor(cursorAfter(seed, size, 999, newId())).lap).toBe(1);
});
