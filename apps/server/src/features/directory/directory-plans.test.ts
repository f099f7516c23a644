import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { findDirectoryWords } from '../../core/search/term-words.ts';
import { firstLookQuery, lookFirst, walkDirectory, walkQuery } from './directory.repository.ts';
import { directoryConditions, wordsToFind } from './directory-conditions.ts';
import { readCriteria } from './directory-criteria.ts';
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
  const criteria = readCriteria(directoryRoutes.search.query.parse(query));
  const found = await findDirectoryWords(world.context.db, wordsToFind(criteria));
  return {
    shuffle: shuffleOf(seed),
    conditions: directoryConditions(criteria, found),
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
