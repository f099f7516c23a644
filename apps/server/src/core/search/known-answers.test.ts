import { expect, test, vi } from 'vitest';
import { createKnownTotals } from './known-answers.ts';

const counter = (...totals: number[]) => {
  const left = [...totals];
  return vi.fn(() => Promise.resolve(left.shift() ?? Number.NaN));
};

test('counts once for as long as the list is the same, each search for itself', async () => {
  const totals = createKnownTotals();
  const count = counter(7, 8);
  const asked = [totals.at(3, 'bois', count), totals.at(3, 'bois', count)];
  expect(await Promise.all(asked)).toEqual([7, 7]);
  expect(await totals.at(3, 'terre', count)).toBe(8);
  expect(await totals.at(3, 'bois', count)).toBe(7);
  expect(count).toHaveBeenCalledTimes(2);
});

test('counts again once the list has changed, and takes a later count for an earlier reader', async () => {
  const totals = createKnownTotals();
  const count = counter(7, 9);
  await totals.at(3, 'bois', count);
  expect(await totals.at(4, 'bois', count)).toBe(9);
  expect(await totals.at(3, 'bois', count)).toBe(9);
  expect(count).toHaveBeenCalledTimes(2);
});

test('tells what it knows with its version, and nothing of what nobody asked', async () => {
  const totals = createKnownTotals();
  await totals.at(3, 'bois', counter(7));
  const known = totals.last('bois');
  expect([known?.version, await known?.answer]).toEqual([3, 7]);
  expect(totals.last('terre')).toBeNull();
});

test('a count that failed is told, and tried again', async () => {
  const totals = createKnownTotals();
  await expect(totals.at(1, 'bois', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await totals.at(1, 'bois', counter(2))).toBe(2);
});

test('forgets what was not asked for the longest', async () => {
  const totals = createKnownTotals(2);
  const count = counter(1, 2, 3, 4, 5);
  await totals.at(1, 'a', count);
  await totals.at(1, 'b', count);
  await totals.at(1, 'a', count);
  await totals.at(1, 'c', count);
  expect(totals.last('a')).not.toBeNull();
  await totals.at(1, 'd', count);
  expect(await totals.at(1, 'a', count)).toBe(1);
  expect(await totals.at(1, 'b', count)).toBe(5);
});
