import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { firstLookQuery, lookFirst, walkDirectory, walkQuery } from './directory.repository.ts';
import { readCriteria } from './directory-criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** More than a first look takes in, so that what is rare has to be fetched. */
const profileCount = 30_000;

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillDirectory(world.context.db, profileCount);
});
afterAll(() => world.close());

async function walkFor(query: Record<string, unknown>, seed = 'a') {
  const criteria = readCriteria(directoryRoutes.search.query.parse(query), '2026-11-22');
  const { conditions } = await prepareSearch(world.context.db, criteria);
  return {
    shuffle: shuffleOf(seed),
    conditions,
    after: null,
    take: 25,
  };
}

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
  [{ software: 'rhino:3', phase: 'DCE' }, 'directory_facets'],
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
  { search: 'metreur' },
  { search: 'metreuses' },
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
