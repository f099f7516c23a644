import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('what comes while a batch is worked on is done together, after it', async () => {
  const batches: (readonly number[])[] = [];
  const finish: (() => void)[] = [];
  const add = inBatches<number>(async (items) => {
    batches.push(items);
    await new Promise<void>((resolve) => finish.push(resolve));
  });
  const first = add(1);
  await new Promise(setImmediate);
  const others = [add(2), add(3)];
  await new Promise(setImmediate);
  expect(batches).toEqual([[1]]);
  finish[0]?.();
  await first;
  await new Promise(setImmediate);
  expect(batches).toEqual([[1], [2, 3]]);
  finish[1]?.();
  await Promise.all(others);
});

test('a batch that fails tells its own items alone', async () => {
  const add = inBatches<string>(async ([item]) => {
    if (item === 'bad') throw new Error('no');
  });
  await expect(add('bad')).rejects.toThrow('no');
  await expect(add('good')).resolves.toBeUndefined();
});
