import { validate, version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => void vi.useRealTimers());

test('ids are UUIDs of version 7, none twice, each after those made before', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('they stay in order when the clock goes back, and say the time', () => {
  vi.useFakeTimers({ now: new Date('2100-01-01T00:00:00.123Z') });
  const first = newId();
  expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.now());
  vi.setSystemTime(new Date('2099-01-01T00:00:00Z'));
  expect(newId() > first).toBe(true);
});

test('no part of an id but its time is the same in all of them', () => {
  const tails = Array.from({ length: 1_000 }, () => newId().slice(-12));
  expect(new Set(tails).size).toBe(tails.length);
});
