import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('measures a hundred thousand profiles unless told', () => {
  expect(readArguments([])).toMatchObject({ size: 100_000, sizes: [1_000, 100_000], hasProfiles: false });
});

test('measures as a bench says, unless told', () => {
  const defaults = { size: 3_000, rounds: 12, seconds: 1 };
  expect(readArguments([], defaults)).toMatchObject({ size: 3_000, rounds: 12, durationS: 1 });
  expect(readArguments(['--size', '10', '--rounds', '2'], defaults)).toMatchObject({ size: 10, rounds: 2 });
});

test('takes sizes, and nothing that is no number of rows', () => {
  expect(readArguments(['--size', '1000000', '--sizes', '10,20', '--profile'])).toMatchObject({
    size: 1_000_000,
    sizes: [10, 20],
    hasProfiles: true,
  });
  for (const size of ['0', '1e', '-5', '1.5'])
    expect(() => readArguments([`--size=${size}`]), size).toThrow('--size');
  expect(() => readArguments(['--sise', '5'])).toThrow('--sise');
});
