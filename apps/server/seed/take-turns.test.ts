import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('so many at a time, in order, a failed one giving its place on', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      started.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      if (index === 0) throw new Error('failed');
      return index;
    }),
  );
  const results = Promise.allSettled(works);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[0]?.();
  await expect(works[0]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  finish[1]?.();
  await works[1];
  finish[2]?.();
  await works[2];
  expect(started).toEqual([0, 1, 2, 3]);
  finish[3]?.();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a place is free again after each work, however many there were', async () => {
  const inTurn = takeTurns(2);
  const done: number[] = [];
  for (let index = 0; index < 5; index += 1) await inTurn(async () => done.push(index));
  expect(done).toEqual([0, 1, 2, 3, 4]);
});
