import { expect, test } from 'vitest';
import { compoundOf, docOf } from './compound.fixture.ts';
import { readCompound } from './read-compound.ts';

test('the directory names storages and streams, whatever their contents say', () => {
  const file = compoundOf({ name: 'Macros', content: null }, { name: 'A', content: Buffer.from('Macros') });
  expect(readCompound(file).map(({ name, type }) => [name, type])).toEqual([
    ['Root Entry', 'root'],
    ['Macros', 'storage'],
    ['A', 'stream'],
  ]);
  expect(String(readCompound(file)[2]?.head(6))).toBe('Macros');
});

test('a stream that the file ends within is cut short; its last sector may be', () => {
  const word = (bytes: Buffer) => readCompound(bytes).find(({ name }) => name === 'WordDocument');
  const whole = docOf();
  expect(() => word(whole)?.requireWhole()).not.toThrow();
  expect(() => word(whole.subarray(0, -600))?.requireWhole()).toThrow(RangeError);
});

test('it answers or refuses, and never hangs, whatever number is another', () => {
  const whole = docOf();
  for (let at = 24; at < 3072; at += 2) {
    for (const value of [0, 1, 0xfffe, 0xffff]) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt16LE(value, at);
      try {
        for (const entry of readCompound(damaged)) if (entry.type === 'stream') entry.requireWhole();
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  }
});

test('it refuses what is cut anywhere before its directory ends', () => {
  const whole = docOf();
  for (let length = 8; length < 1024; length += 8)
    expect(() => readCompound(whole.subarray(0, length))).toThrow(RangeError);
});
