import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { arcOf, arcsAhead, arcsSampled } from './directory-arcs.ts';
import type { Walk } from './directory-walk.ts';
import type { Shuffle } from './shuffle.ts';

const fits = sql<boolean>`true`;
const length = 2 ** 23;
const last = 2 ** 31 - 2;

function walk(shuffle: Partial<Shuffle>, at?: { lap: 0 | 1; position: number }): Walk {
  const after = at ? { ...at, profileId: 'x', kind: 'freelance' as const, total: 5000, seed: 'a' } : null;
  return {
    shuffle: { column: 'shuffle_a', direction: 'asc', start: 3 * length + 7, ...shuffle },
    conditions: {
      walk: fits,
      fetch: fits,
      byIndex: null,
      byWordGroups: null,
      isByPlaceAlone: false,
      areNone: false,
    },
    after,
    take: 25,
  };
}

const ahead = (from: Walk, total: number) => arcsAhead(from, 1_000_000, total);

test('the lowest and the highest position stand on the first and the last arc', () => {
  expect([arcOf(0), arcOf(length - 1), arcOf(length), arcOf(last)]).toEqual([0, 0, 1, 255]);
});

test('arcs follow each other from the start, in the direction and the numbers of their order', () => {
  expect(ahead(walk({}), 5_000)).toEqual([3, 4, 5, 6]);
  expect(ahead(walk({ column: 'shuffle_c', direction: 'desc', start: length }), 5_000)).toEqual([
    513, 512, 767, 766,
  ]);
});

test('the fewer fit, the more arcs are looked at; so few or so large a part that all are fetched, none', () => {
  expect(ahead(walk({}), 2_000)).toHaveLength(9);
  expect(ahead(walk({}), 10_001)).toEqual(ahead(walk({}), 10_000));
  expect(ahead(walk({}), 1_500)).toBeNull();
  expect(arcsAhead(walk({}), 100_000, 1_500)).toHaveLength(11);
  expect(arcsAhead(walk({}), 100_000, 499)).toBeNull();
  expect(ahead({ ...walk({}), take: 500 }, 2_000)).toBeNull();
});

test('a later page goes on from its place, and ends before the arc of the start comes round', () => {
  expect(ahead(walk({}, { lap: 0, position: 254 * length }), 2_000)).toEqual([254, 255, 0, 1, 2]);
  expect(ahead(walk({}, { lap: 1, position: 2 * length }), 2_000)).toEqual([2]);
  expect(ahead(walk({}, { lap: 0, position: 3 * length + 9 }), 2_000)).toHaveLength(9);
  expect(ahead(walk({}, { lap: 1, position: 3 * length + 5 }), 2_000)).toBeNull();
});

test('a sample is so many arcs from the start on', () => {
  expect(arcsSampled({ column: 'shuffle_b', direction: 'desc', start: 2 * length }, 8)).toEqual({
    arcs: [258, 257, 256, 511, 510, 509, 508, 507],
    part: 1 / 32,
  });
});
