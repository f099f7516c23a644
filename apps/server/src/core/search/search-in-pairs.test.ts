import { expect, test } from 'vitest';
import { searchInPairs } from './search-in-pairs.ts';

test('two searches run at a time, and what they find is told in their order', async () => {
  const ends: (() => void)[] = [];
  const turn = () => new Promise(setImmediate);
  const found = searchInPairs(
    ['first', 'second', 'third'].map(
      (name) => () => new Promise<string>((end) => ends.push(() => end(name))),
    ),
  );
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await turn();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  ends[0]?.();
  expect(await found).toEqual(['first', 'second', 'third']);
});
