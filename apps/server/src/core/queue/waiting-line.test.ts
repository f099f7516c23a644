import { expect, test } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

test('gives out in the order in which they came, but for who left', () => {
  const line = new WaitingLine<string>();
  const [first, , third] = ['first', 'second', 'third', 'fourth'].map((name) => line.add(name));
  if (!first || !third) throw new Error('nobody was added');
  line.remove(third);
  expect(line.size).toBe(3);
  expect(line.shift()).toBe('first');
  // neither who was given out nor who left counts again
  line.remove(first);
  line.remove(third);
  expect([line.size, line.shift(), line.shift(), line.shift(), line.size]).toEqual([
    2,
    'second',
    'fourth',
    undefined,
    0,
  ]);
});

test('however many leave out of turn, who stays keeps their place', () => {
  const line = new WaitingLine<number>();
  line.add(-1);
  for (let number = 0; number < 1000; number += 1) {
    const waiter = line.add(number);
    if (number % 100 !== 0) line.remove(waiter);
  }
  const given = Array.from({ length: line.size }, () => line.shift());
  expect(given).toEqual([-1, ...Array.from({ length: 10 }, (_, index) => index * 100)]);
});
