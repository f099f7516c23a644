import { expect, test } from 'vitest';
import { createCommunes } from './communes.ts';
import { createVocabulary } from './invented-words.ts';
import { createRandom } from './random.ts';
import { createWeightedPick, zipf } from './weighted-pick.ts';

const draws = 100_000;

function countsOf(pick: (random: ReturnType<typeof createRandom>) => string): number[] {
  const random = createRandom('counting');
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const item = pick(random);
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return [...counts.values()].toSorted((a, b) => b - a);
}

test('picks each item as often as its weight says', () => {
  const counts = countsOf(createWeightedPick(['a', 'b', 'c'], zipf));
  const expected = [6, 3, 2].map((share) => (draws * share) / 11);
  for (const [index, count] of counts.entries()) expect(count / (expected[index] ?? 0)).toBeCloseTo(1, 1);
});

test('has ten thousand words, few of them frequent', () => {
  const counts = countsOf(createVocabulary());
  expect(counts.length).toBeGreaterThan(9_000);
  expect((counts[0] ?? 0) / (counts[9] ?? 1)).toBeGreaterThan(7);
  expect(counts.slice(1_000).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(draws / 5);
});

test('has thousands of communes, half of the people in the larger ones', () => {
  const counts = countsOf(createCommunes());
  expect(counts.length).toBeGreaterThan(15_000);
  const inLarger = counts.slice(0, 1_000).reduce((sum, count) => sum + count, 0);
  expect(inLarger / draws).toBeGreaterThan(0.4);
  expect(inLarger / draws).toBeLessThan(0.65);
});
