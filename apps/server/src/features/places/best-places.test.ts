import { expect, test } from 'vitest';
import { BestPlaces, fit } from './best-places.ts';

test('keeps the best, each once and by its best fit', () => {
  const best = new BestPlaces(3);
  best.offer(7, fit.phrase);
  best.offer(7, fit.remote);
  best.offer(9, fit.remote);
  best.offer(3, fit.phrase);
  best.offer(9, fit.exact);
  best.offer(9, fit.remote);
  expect(best.places).toEqual([9, 3, 7]);
  expect(best.isFull).toBe(true);
  expect(best.wouldKeep(8, fit.phrase)).toBe(false);
  best.offer(8, fit.phrase);
  best.offer(2, fit.phrase);
  expect(best.places).toEqual([9, 2, 3]);
});
