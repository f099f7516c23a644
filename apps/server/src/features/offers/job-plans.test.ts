import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillJobList } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { readJobCriteria } from './offer-criteria.ts';
import { countOffers, countOffersQuery, walkOffers, walkOffersQuery } from './offer-list.repository.ts';
import { prepareOfferSearch } from './prepare-offer-search.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillJobList(world.context.db, 30_000);
});
afterAll(() => world.close());

/** Where so many fit. */
async function statementsFor(query: Record<string, unknown>, total: number) {
  const plan = await prepareOfferSearch(
    world.context,
    readJobCriteria(jobRoutes.list.query.parse(query)),
    null,
  );
  const { list, followed, size } = plan;
  const conditions = plan.conditions('count');
  const each = plan.conditions('page');
  return {
    count: { conditions, followed, each, size },
    walk: { list, conditions: each, fetching: { conditions, followed, total }, after: null, take: 25 },
  };
}

describe.each([
  [{ search: 'sonde' }, 'listed_jobs_word_ids'],
  [{ location: 'ville1007' }, 'listed_jobs_location'],
  [{ place: 'c69123', radius: '25' }, 'listed_jobs_place'],
  [{ trade: 'thermicien' }, 'listed_jobs_trades'],
  [{ software: 'rhino' }, 'listed_jobs_facets'],
  [{ minSalary: '90000' }, 'listed_jobs_salary'],
  [{ contract: 'msp' }, 'listed_jobs_kind'],
])('%o, which few jobs fit,', (query, index) => {
  test('is counted and found by index', async () => {
    const { count, walk } = await statementsFor(query, 600);
    const counted = scansOf(await readPlan(world.context.db, countOffersQuery('jobs', count)), 'listed_jobs');
    const walked = scansOf(await readPlan(world.context.db, walkOffersQuery(walk)), 'listed_jobs');
    expect(counted).toMatchObject({ indexes: expect.arrayContaining([index]), sequential: [] });
    expect(walked).toMatchObject({ indexes: expect.arrayContaining([index]), sequential: [] });
    expect(walked.rows).toBeLessThan(1_000);
  });
});

test.each([
  {},
  { search: 'plan' },
  { remote: '1' },
  { contract: ['cdi', 'cdd'] },
  { minSalary: '30000' },
  { place: 'r11', phase: 'DCE' },
])('%o, which many jobs fit, is found along the list', async (query) => {
  const { walk } = await statementsFor(query, 10_001);
  const { indexes, sequential } = scansOf(
    await readPlan(world.context.db, walkOffersQuery(walk)),
    'listed_jobs',
  );
  expect(sequential).toEqual([]);
  expect(indexes).toContain('listed_jobs_order');
  expect(await walkOffers(world.context.db, walk)).toHaveLength(25);
});

test('counts exactly what each contract and salary leaves', async () => {
  const totals = await Promise.all(
    [
      { contract: 'msp' },
      { contract: 'cdi' },
      { minSalary: '90000' },
      { contract: 'msp', minSalary: '90000' },
    ].map(async (query) => countOffers(world.context.db, 'jobs', (await statementsFor(query, 0)).count)),
  );
  // multiples of 4 that are no multiples of 50; multiples of 1,000
  expect(totals).toEqual([600, 7200, 30, 30]);
});
