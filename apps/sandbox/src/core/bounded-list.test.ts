import { expect, it } from 'vitest';
import { BoundedList } from './bounded-list.ts';

const listOf = (maxItems: number, maxBytes: number) =>
  new BoundedList<string>({ maxItems, maxBytes, sizeOf: (text) => text.length });

it('forgets the oldest when there are too many', () => {
  const list = listOf(2, 100);
  for (const item of ['a', 'b', 'c']) list.add(item);
  expect(list.newestFirst()).toEqual(['c', 'b']);
});

it('forgets the oldest when they are too big, but never the newest', () => {
  const list = listOf(10, 5);
  for (const item of ['aaa', 'bb', 'c']) list.add(item);
  expect(list.newestFirst()).toEqual(['c', 'bb']);
  list.add('far too long');
  expect(list.newestFirst()).toEqual(['far too long']);
  list.clear();
  list.add('aaaaa');
  expect(list.newestFirst()).toEqual(['aaaaa']);
});
