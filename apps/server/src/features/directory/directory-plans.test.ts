import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { pagesOf, readPlan, scansOf } from '../../../test/read-plan.ts';
import {
  type DirectoryPlace,
  firstLookQuery,
  lookFirst,
  walkDirectory,
  walkQuery,
} from './directory.repository.ts';
import type { DirectoryCursor } from './directory-cursor.ts';
import { type Shuffle, shuffleOf } from './shuffle.ts';
import { walkFor as walkForQuery } from './walk-for.fixture.ts';

/** More than a first look takes in, so that what is rare has to be fetched. */
const profileCount = 30_000;

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillDirectory(world.context.db, profileCount);
});
afterAll(() => world.close());

const walkFor = (query: Record<string, unknown>, seed = 'a') =>
  walkForQuery(world.context.db, query, { seed });

const scans = async (query: RawBuilder<unknown>) =>
  scansOf(await readPlan(world.context.db, query), 'directory_profiles');

describe.each([
  [{ search: 'rare7' }, 'directory_words_of'],
  [{ search: 'rare7 metreuses' }, 'directory_words_of'],
  [{ location: 'ville7' }, 'directory_location'],
  [{ location: 'zy' }, 'directory_words_of'],
  [{ type: 'freelance', minRate: 900, maxRate: 990 }, 'directory_rates'],
  [{ type: 'jobseeker', maxSalary: 18_000 }, 'directory_salaries'],
  [{ type: 'jobseeker', availability: 'Indisponible', maxSalary: 30_000 }, 'directory_availabilities'],
  [{ minRate: 900, minSalary: 199_000, maxRate: 990, maxSalary: 199_500 }, 'directory_rates'],
  [{ minExperience: 40 }, 'directory_experience'],
  [{ place: 'c69123' }, 'directory_place'],
  [{ place: 'c69123', radius: '50' }, 'directory_place'],
  [{ place: 'd69' }, 'directory_place'],
  [{ place: 'c69123', radius: '10', travel: '1' }, 'directory_travel'],
  [{ trade: 'thermicien' }, 'directory_second_trade'],
  [{ trade: 'thermicien', place: 'c75056' }, 'directory_second_trade'],
  [{ trade: 'urbaniste', place: 'c75056' }, 'directory_first_trade'],
  [{ software: 'rhino:3', phase: 'DCE' }, 'directory_words_of'],
  [{ availableBefore: '2030-02-01', type: 'jobseeker' }, 'directory_salaries'],
  [{ search: 'rare7 metreur', location: 'ville', type: 'freelance', minRate: 40 }, 'directory_words_of'],
])('for %o, of whom there are few', (query, index) => {
  test('a first look fetches them by index', async () => {
    const plan = await scans(firstLookQuery(await walkFor(query)));
    expect(plan.sequential).toEqual([]);
    expect(plan.indexes).toContain(index);
  });

  test('so does a walk whose total is known', async () => {
    const plan = await scans(walkQuery(await walkFor(query), 12));
    expect(plan.sequential).toEqual([]);
    expect(plan.indexes).toContain(index);
  });
});

test.each([
  {},
  { type: 'freelance' },
  { location: 'v' },
  { place: 'c75056' },
  { place: 'r11' },
  { availableBefore: '2027-01-01' },
  { minRate: 31, maxRate: 80 },
])('for %o, of whom there are many, the walk alone finds a page and the total', async (query) => {
  const walk = await walkFor(query);
  const first = await scans(firstLookQuery(walk));
  const next = await scans(walkQuery(walk, 10_001));
  for (const plan of [first, next]) {
    expect(plan.sequential).toEqual([]);
    expect(plan.indexes).toEqual([walk.shuffle.column.replace('shuffle', 'directory_shuffle')]);
  }
  const { counted, places } = await lookFirst(world.context.db, walk);
  expect(counted).toBe(10_001);
  expect(places).toEqual(await walkDirectory(world.context.db, walk, counted));
});

test.each([
  { search: 'metreur' },
  { search: 'metreuses', type: 'freelance' },
  { software: 'autocad', type: 'freelance' },
])('for %o, of whom there are many, few arcs prove it, and the walk alone finds a page', async (query) => {
  const walk = await walkFor(query);
  const first = await scans(firstLookQuery(walk));
  expect(first.sequential).toEqual([]);
  expect(first.indexes).toEqual(['directory_words_of']);
  expect(first.rows).toBeLessThan(1200);
  const next = await scans(walkQuery(walk, 10_001));
  expect(next.sequential).toEqual([]);
  expect(next.indexes).toEqual([walk.shuffle.column.replace('shuffle', 'directory_shuffle')]);
  expect((await lookFirst(world.context.db, walk)).counted).toBe(10_001);
});

const some = [
  [{ search: 'metreur', type: 'jobseeker' }, 6_000],
  // 1,110 in truth: were more told than there are, the arcs would hold less than a page now and then
  [{ search: 'ville29 metreuse', minRate: 31 }, 1_000],
  [{ software: 'autocad', type: 'jobseeker' }, 6_000],
  [{ trade: 'metreur', phase: 'DCE', type: 'jobseeker' }, 3_000],
] as const;

test.each(some)(
  'for %o, of whom there are some, few rows on the next arcs hold a page',
  async (query, total) => {
    const walk = await walkFor(query);
    const { sequential, indexes, rows } = await scans(walkQuery(walk, total));
    expect(sequential).toEqual([]);
    expect(indexes).toEqual(['directory_words_of']);
    expect(rows).toBeLessThan(1_000);
  },
);

test('rather half as many are compared than all who fit are fetched', async () => {
  const walk = { ...(await walkFor({ software: 'autocad', type: 'jobseeker' })), take: 250 };
  const { indexes, rows } = await scans(walkQuery(walk, 6_000));
  expect(indexes).toEqual(['directory_words_of']);
  expect(rows).toBeLessThan(2_200);
});

test.each([
  { place: 'c69123', travel: '1', trade: 'metreur' },
  { place: 'c69123', radius: '100', travel: '1', software: 'autocad', phase: 'DCE' },
  { place: 'r84', software: 'autocad', phase: 'DCE' },
  { place: 'c69123', radius: '10', software: 'autocad', phase: 'DCE' },
])('for %o, only those are read who may be there', async (query) => {
  for (const statement of [firstLookQuery(await walkFor(query)), walkQuery(await walkFor(query), 100)]) {
    const { sequential, indexes, rows } = await scans(statement);
    expect(sequential).toEqual([]);
    expect(indexes).toEqual(['directory_words_of']);
    expect(rows).toBeLessThan(250);
  }
});

test('around a place, some are fetched by its index alone, and not looked for among others', async () => {
  const plan = await scans(walkQuery(await walkFor({ place: 'c69123', radius: '50' }), 5_000));
  expect(plan.indexes).toEqual(['directory_place']);
});

test('words that a few have are fetched without looking for them among others, however large the directory', async () => {
  const { conditions, ...walk } = await walkFor({ search: 'rare7' });
  const byIndex = conditions.byIndex && { ...conditions.byIndex, size: 1_000_000 };
  const { indexes } = await scans(walkQuery({ ...walk, conditions: { ...conditions, byIndex } }, 1_550));
  expect(indexes).toEqual(['directory_words_of']);
});

test.each(['a', 'Zz9', 'cinq'])('along arcs, seed %s walks in the order of all that fit', async (seed) => {
  const walk = { ...(await walkFor({ search: 'metreur', type: 'jobseeker' }, seed)), take: 101 };
  const ids = (places: readonly DirectoryPlace[]) => places.map(({ profileId }) => profileId);
  // of so few that are told, all are fetched
  const all = await walkDirectory(world.context.db, { ...walk, take: 10_000 }, 12);
  expect(all).toHaveLength(6_000);
  let after: DirectoryCursor | null = null;
  for (let seen = 0; seen < all.length; seen += walk.take) {
    const page: DirectoryPlace[] = await walkDirectory(world.context.db, { ...walk, after }, all.length);
    expect(ids(page)).toEqual(ids(all.slice(seen, seen + walk.take)));
    const last = page.at(-1);
    after = last ? { ...last, total: all.length, seed } : null;
  }
  // told of more than there are, arcs may hold too few for a page: who is behind the start does not fill it
  for (let take = 60; take < 180; take += 4) {
    const page = await walkDirectory(world.context.db, { ...walk, take }, 10_000);
    expect(ids(page)).toEqual(ids(all.slice(0, take)));
  }
  // told of fewer, there are more on the arcs than are compared
  expect(ids(await walkDirectory(world.context.db, walk, 2_000))).toEqual(ids(all.slice(0, walk.take)));
});

/** Seeds of walks that start near one end of their column and go to the other, upwards and downwards. */
const longWalks = ['asc', 'desc'].map((direction) => {
  const isAtStart = ({ start }: Shuffle) =>
    direction === 'asc' ? start < 2 ** 28 : start > 2 ** 31 - 2 ** 28;
  for (let number = 0; ; number += 1) {
    const seed = `long${number}`;
    const shuffle = shuffleOf(seed);
    if (shuffle.direction === direction && isAtStart(shuffle)) return seed;
  }
});

test.each(longWalks)('a page amid walk %s touches as little as its first', async (seed) => {
  const walk = await walkFor({}, seed);
  const [{ profileId = '' } = {}] = await walkDirectory(world.context.db, walk, 0);
  const middle = { lap: 0, position: 2 ** 30, profileId, total: profileCount, seed } as const;
  const [first, amid] = await Promise.all(
    [null, middle].map(async (after) =>
      pagesOf(await readPlan(world.context.db, walkQuery({ ...walk, after }, profileCount))),
    ),
  );
  expect(amid).toBeLessThan((first ?? 0) + 10);
});
