import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfPart, usePartsFromEnd } from './parts-from-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const messages = (count: number, letters: number, before = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index - before}`, content: 'a'.repeat(letters) }));

test('a part is as many short messages as there are, or a long one alone', () => {
  expect(startOfPart(messages(50, 300), 50)).toBe(0);
  expect(startOfPart(messages(50, 10_000), 50)).toBe(49);
  expect(startOfPart(messages(50, 4_000), 50)).toBe(47);
  expect(startOfPart(messages(3, 30_000), 3)).toBe(2);
  expect(startOfPart([], 0)).toBe(0);
});

test('a long conversation is shown from its end, and whole after a few turns, whatever comes meanwhile', () => {
  const first = messages(24, 9_850);
  const { result, rerender } = renderHook((all: typeof first) => usePartsFromEnd(all), {
    initialProps: first,
  });
  const next = () => act(() => vi.advanceTimersToNextTimer());
  expect(result.current.map(({ id }) => id)).toEqual(['m23']);
  next();
  expect(result.current).toHaveLength(2);
  rerender([...first, { id: 'new', content: 'Bonjour' }]);
  expect(result.current).toHaveLength(3);
  for (let turn = 0; turn < 24; turn += 1) next();
  expect(result.current).toHaveLength(25);
  // what comes once all are shown takes none away; older ones come in parts as well
  const longer = [...first, { id: 'new', content: 'a'.repeat(10_000) }];
  rerender(longer);
  expect(result.current).toHaveLength(25);
  rerender([...messages(6, 9_850, 6), ...longer]);
  expect(result.current).toHaveLength(25);
  for (let turn = 0; turn < 6; turn += 1) next();
  expect(result.current).toHaveLength(31);
});

test('short conversations are shown at once', () => {
  const { result } = renderHook(() => usePartsFromEnd(messages(50, 200)));
  expect(result.current).toHaveLength(50);
});
