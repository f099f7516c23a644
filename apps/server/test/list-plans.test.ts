import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPageQuery, type ListQuery, listTables, pageQuery } from '../src/core/lists/list-query.ts';
import { readCriteria } from '../src/features/directory/directory-criteria.ts';
import { shuffleOf } from '../src/features/directory/directory-order.ts';
import { profileQuery } from '../src/features/directory/directory-page.repository.ts';
import {
  offerConditions,
  readJobCriteria,
  readOfferCriteria,
} from '../src/features/offers/offer-criteria.ts';
import { newestOrder } from '../src/features/offers/offer-order.ts';
import { createTestContext, type TestContext } from './create-test-context.ts';
import { fillDirectory, fillJobList, fillOfferList } from './fill-lists.ts';
import { readPlan, scansOf } from './read-plan.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  const { db } = world.context;
  await fillDirectory(db, 12_000);
  await fillOfferList(db, 12_000);
  await fillJobList(db, 12_000);
});
afterAll(() => world.close());

const today = '2026-11-22';
const items = () => sql`null as ids`;
const queries = {
  directory: (asked: object): ListQuery =>
    profileQuery(
      readCriteria(directoryFilters.parse(asked), today),
      { shuffle: shuffleOf('a'), after: null, take: 25 },
      items,
    ),
  offers: (asked: object): ListQuery => ({
    list: 'offers',
    conditions: offerConditions(readOfferCriteria(offerFilters.parse(asked)), { audience: 'members', today }),
    key: '',
    order: newestOrder,
    after: null,
    take: 25,
    items,
  }),
  jobs: (asked: object): ListQuery => ({
    ...queries.offers({}),
    list: 'jobs',
    conditions: offerConditions(readJobCriteria(jobFilters.parse(asked)), { audience: 'members', today }),
  }),
};

test.each([
  ['directory', { search: 'rare7' }],
  ['directory', { search: 'rare7 metreuses', type: 'freelance' }],
  ['directory', { search: 'B.E.T. locaux' }],
  ['directory', { location: 'ville107' }],
  ['directory', { location: 'Grenoble' }],
  ['directory', { location: 'Rhône' }],
  ['directory', { type: 'freelance', minRate: 900, maxRate: 990 }],
  ['directory', { type: 'jobseeker', maxSalary: 18_000 }],
  ['directory', { minExperience: 40 }],
  ['directory', { place: 'c69123', radius: '50' }],
  ['directory', { place: 'd69' }],
  ['directory', { place: 'c69123', radius: '10', travel: '1', trade: ['thermicien'] }],
  ['directory', { software: ['rhino:3'], phase: ['DCE'] }],
  ['offers', { search: 'ville1007' }],
  ['offers', { location: 'ville1007' }],
  ['offers', { location: 'Lyon 3' }],
  ['offers', { place: 'c69123', radius: '25' }],
  ['offers', { software: ['rhino'] }],
  ['jobs', { search: 'ville1007', contract: ['msp'] }],
  ['jobs', { location: 'Rhône' }],
  ['jobs', { minSalary: '100000' }],
] as const)('of %s, the few that fit %j are found by index', async (list, asked) => {
  const query = queries[list](asked);
  for (const statement of [firstPageQuery(query), pageQuery(query, 'fetch')]) {
    const { sequential, indexes } = scansOf(await readPlan(world.context.db, statement), listTables[list]);
    expect(sequential).toEqual([]);
    expect(indexes).not.toEqual([]);
  }
});

test.each([
  ['directory', { type: 'freelance' }, 'directory_shuffle'],
  ['offers', { search: 'plan' }, 'listed_offers_order'],
  ['jobs', { search: 'plan' }, 'listed_jobs_order'],
] as const)('of %s, the many that fit %j are walked for along the order', async (list, asked, index) => {
  const { sequential, indexes, rows } = scansOf(
    await readPlan(world.context.db, pageQuery(queries[list](asked), 'walk')),
    listTables[list],
  );
  expect(sequential).toEqual([]);
  expect(indexes.some((name) => name.startsWith(index))).toBe(true);
  expect(rows).toBeLessThan(200);
});
