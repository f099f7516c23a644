import { expect, test } from 'vitest';
import { relax } from './relax.ts';

const peopleOf = (set: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${set}${index}`);

test('two sets are drawn widely, those that follow as far as is enough', async () => {
  const takes: number[] = [];
  await relax(['a', 'b', 'b', 'c', 'd'], async (set, take) => {
    takes.push(take);
    return peopleOf(set, 10);
  });
  expect(takes).toEqual([240, 240, 96, 96]);
});

test('no further set is drawn once there are enough', async () => {
  const asked: string[] = [];
  const found = await relax(['a', 'b', 'c'], async (set) => {
    asked.push(set);
    return peopleOf(set, 48);
  });
  expect(asked).toEqual(['a', 'b']);
  expect(found).toHaveLength(96);
});
