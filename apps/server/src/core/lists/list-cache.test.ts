import { expect, test, vi } from 'vitest';
import { ListCache } from './list-cache.ts';

const counter = (...counts: number[]) => {
  const left = [...counts];
  return vi.fn(() => Promise.resolve(left.shift() ?? Number.NaN));
};

test('counts once for as long as the list is the same, each search for itself', async () => {
  const counts = new ListCache<number>();
  const count = counter(7, 8);
  const asked = [counts.at(3, 'bois', count), counts.at(3, 'bois', count)];
  expect(await Promise.all(asked)).toEqual([7, 7]);
  expect(await counts.at(3, 'terre', count)).toBe(8);
  expect(await counts.at(3, 'bois', count)).toBe(7);
  expect(count).toHaveBeenCalledTimes(2);
});

test('counts again once the list has changed, and takes a later count for an earlier reader', async () => {
  const counts = new ListCache<number>();
  const count = counter(7, 9);
  await counts.at(3, 'bois', count);
  expect(await counts.at(4, 'bois', count)).toBe(9);
  expect(await counts.at(3, 'bois', count)).toBe(9);
  expect(count).toHaveBeenCalledTimes(2);
});

test('tells what it knows with its version, and nothing of what nobody asked', async () => {
  const counts = new ListCache<number>();
  await counts.at(3, 'bois', counter(7));
  const known = counts.last('bois');
  expect([known?.version, await known?.value]).toEqual([3, 7]);
  expect(counts.last('terre')).toBeUndefined();
});

test('a count that failed is told, and tried again', async () => {
  const counts = new ListCache<number>();
  await expect(counts.at(1, 'bois', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await counts.at(1, 'bois', counter(2))).toBe(2);
});

test('forgets what was not asked for the longest', async () => {
  const counts = new ListCache<number>(2);
  const count = counter(1, 2, 3, 4, 5);
  await counts.at(1, 'a', count);
  await counts.at(1, 'b', count);
  await counts.at(1, 'a', count);
  await counts.at(1, 'c', count);
  expect(counts.last('a')).toBeDefined();
  await counts.at(1, 'd', count);
  expect(await counts.at(1, 'a', count)).toBe(1);
  expect(await counts.at(1, 'b', count)).toBe(5);
});

test('keeps what is learnt at a version, unless a later one is known', async () => {
  const counts = new ListCache<number>();
  counts.learn(4, 'bois', 7);
  counts.learn(3, 'bois', 5);
  expect(await counts.at(4, 'bois', counter(1))).toBe(7);
  counts.learn(5, 'bois', 8);
  expect(await counts.last('bois')?.value).toBe(8);
});
