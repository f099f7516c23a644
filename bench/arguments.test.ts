import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('measures what a part measures unless told', () => {
  expect(readArguments(['growth'])).toMatchObject({
    ...{ part: 'growth', against: null, size: 100_000, rounds: 4, callers: [1, 16], isSmall: false },
  });
  expect(
    readArguments(['growth', '--size', '1000000', '--callers', '1', '--against', '../before']),
  ).toMatchObject({ size: 1_000_000, callers: [1], against: '../before' });
});

test('is small where asked, but for what is told besides', () => {
  expect(readArguments(['pressure', '--small', '--rounds=3'])).toMatchObject({
    ...{ isSmall: true, size: 2_000, rounds: 3, seconds: 1, callers: [16] },
  });
});

test('takes no part that there is not, and no number that is none', () => {
  for (const args of [[], ['paths'], ['growth', 'peers'], ['toString']])
    expect(() => readArguments(args), args.join()).toThrow('Name one part');
  for (const size of ['0', '1e', '-5', '1.5'])
    expect(() => readArguments(['growth', `--size=${size}`]), size).toThrow('--size');
  expect(() => readArguments(['growth', '--sise', '5'])).toThrow('--sise');
});
