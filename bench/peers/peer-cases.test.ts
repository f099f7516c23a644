import { expect, test } from 'vitest';
import { skippedOf } from './deep-pages.ts';
import { pagesOf, withRateRange } from './peer-cases.ts';

test('leaves out searches that name a trade, and puts a range around the rate', () => {
  const searches = ['béton plan', 'Architecte plan', 'plan croquis', 'coupe plan'].map((search) => ({
    search,
    maxRate: '121',
  }));
  expect(withRateRange(searches, 2)).toEqual([
    { search: 'béton plan', minRate: '30', maxRate: '121' },
    { search: 'plan croquis', minRate: '30', maxRate: '121' },
  ]);
});

test('a deep page comes after 400 others, or after four fifths of a short list', () => {
  expect([skippedOf(1_000_000), skippedOf(100_000), skippedOf(3_000), skippedOf(100)]).toEqual([
    9_600, 9_600, 2_400, 0,
  ]);
});

test('asks for no page twice, and for as many in each round', () => {
  const ids = Array.from({ length: 101 }, (_, index) => `${index}`);
  const { compared, warming, measured } = pagesOf(ids, 2);
  expect([measured.length, warming.length]).toEqual([60, 40]);
  expect(new Set([compared, ...warming, ...measured]).size).toBe(101);
  const many = Array.from({ length: 9_000 }, (_, index) => `${index}`);
  expect(pagesOf(many, 4)).toMatchObject({ measured: { length: 2_000 }, warming: { length: 1_000 } });
});
