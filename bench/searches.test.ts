import { expect, test } from 'vitest';
import { createSearches } from './searches.ts';

test('asks nothing twice, and the same of every checkout', () => {
  const searches = createSearches(30, 300);
  expect(createSearches(30, 300)).toEqual(searches);
  for (const [name, , queries] of searches) {
    expect(queries.length, name).toBeGreaterThan(10);
    expect(new Set(queries.map((query) => JSON.stringify(query))).size, name).toBe(queries.length);
  }
});
