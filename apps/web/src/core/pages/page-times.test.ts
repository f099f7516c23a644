import type { DehydratedState } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutTimes, withTimes } from './page-state.ts';

afterEach(() => vi.restoreAllMocks());

const dehydrated = (time: number) =>
  ({
    mutations: [],
    queries: [
      { queryHash: '["a"]', queryKey: ['a'], dehydratedAt: time, state: { data: 1, dataUpdatedAt: time } },
    ],
  }) as unknown as DehydratedState;

const cameWith = (transferSize: number) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ transferSize } as unknown as PerformanceEntry]);

test('the same data make the same page whenever they are loaded', () => {
  expect(withoutTimes(dehydrated(5))).toEqual(withoutTimes(dehydrated(6)));
});

test('answers in a page are as fresh as the network brought it', () => {
  cameWith(300);
  vi.spyOn(Date, 'now').mockReturnValue(7);
  expect(withTimes(withoutTimes(dehydrated(5)))).toEqual(dehydrated(7));
});

test('answers in a page that the browser had kept are out of date', () => {
  cameWith(0);
  expect(withTimes(withoutTimes(dehydrated(5)))).toEqual(dehydrated(0));
});
