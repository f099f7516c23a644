import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('a service that fails five times in a row is left alone for half a minute, then tried', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  for (let failed = 0; failed < 4; failed += 1) breaker.note('https://a', false);
  breaker.note('https://a', true);
  for (let failed = 0; failed < 4; failed += 1) breaker.note('https://a', false);
  expect(breaker.isOpen('https://a')).toBe(false);
  breaker.note('https://a', false);
  expect([breaker.isOpen('https://a'), breaker.isOpen('https://b')]).toEqual([true, false]);
  now = 30_000;
  expect(breaker.isOpen('https://a')).toBe(false);
  breaker.note('https://a', false);
  expect(breaker.isOpen('https://a')).toBe(true);
});

test('no number of hosts that fail takes more memory', () => {
  const breaker = createBreaker(() => 0);
  for (let failed = 0; failed < 5; failed += 1) breaker.note('https://first', false);
  for (let host = 0; host < 1000; host += 1) breaker.note(`https://${host}`, false);
  expect(breaker.isOpen('https://first')).toBe(false);
});
