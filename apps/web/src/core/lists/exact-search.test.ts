import { expect, test } from 'vitest';
import { carryExact, isExactSearch } from './exact-search.ts';

const carried = (from: string, to: string) =>
  carryExact(new URLSearchParams(from), new URLSearchParams(to)).toString();

test('a search of its own words alone stays so for as long as they are the same', () => {
  expect(carried('search=a&exact=1', 'search=a&type=b')).toBe('search=a&type=b&exact=1');
  expect(carried('search=a&exact=1', 'search=ab')).toBe('search=ab');
  expect(carried('search=a&exact=1', '')).toBe('');
  expect(carried('search=a', 'search=a')).toBe('search=a');
});

test('only 1 asks for it', () => {
  const asked = ['', 'exact', 'exact=0', 'exact=true', 'exact=1'];
  expect(asked.map((query) => isExactSearch(new URLSearchParams(query)))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
