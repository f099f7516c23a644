import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillOfferList } from '../../../test/fill-lists.ts';
import { plannedEachTime, readPlan, scansOf } from '../../../test/read-plan.ts';
import { findOfferWords } from '../../core/search/term-words.ts';
import { surroundingsOf } from '../facets/index.ts';
import { offerConditions, offerWordsToFind, wordsToFollow } from './offer-conditions.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { countOffers, countOffersQuery, walkOffers, walkOffersQuery } from './offer-list.repository.ts';
import { type OfferSource, readFirstOffers } from './offer-page.repository.ts';
import { restrictedOffers, wholeOffers } from './offers.repository.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillOfferList(world.context.db, 30_000);
});
afterAll(() => world.close());

/** Where so many fit. */
async function statementsFor(query: Record<string, unknown>, total: number) {
  const criteria = readOfferCriteria(offerRoutes.list.query.parse(query));
  const place = criteria.place && surroundingsOf(criteria.place);
  const { found, size } = await findOfferWords(world.context.db, offerWordsToFind(criteria), 'offers');
  const surroundings = { found, today: '2026-11-22', audience: 'members' as const, place };
  const conditions = offerConditions(criteria, surroundings, 'page');
  const fetching = {
    conditions: offerConditions(criteria, surroundings, 'count'),
    followed: wordsToFollow(criteria, surroundings),
  };
  return {
    count: { ...fetching, each: conditions, size: found.length > 0 ? size : null },
    walk: {
      list: 'offers' as const,
      conditions,
      fetching: { ...fetching, total },
      after: null,
      take: 25,
    },
  };
}

describe.each([
  [{ search: 'sonde' }, 'listed_offers_words'],
  [{ location: 'ville1007' }, 'listed_offers_location'],
  [{ search: 'plan ville1007' }, 'listed_offers_words'],
  [{ place: 'c69123', radius: '25' }, 'listed_offers_place'],
  [{ trade: 'thermicien' }, 'listed_offers_trades'],
  [{ software: 'rhino' }, 'listed_offers_facets'],
])('%o, which few offers fit,', (query, index) => {
  test('is counted and found by index', async () => {
    const { count, walk } = await statementsFor(query, 600);
    const counted = scansOf(
      await readPlan(world.context.db, countOffersQuery('offers', count)),
      'listed_offers',
    );
    const walked = scansOf(await readPlan(world.context.db, walkOffersQuery(walk)), 'listed_offers');
    expect(counted).toMatchObject({ indexes: expect.arrayContaining([index]), sequential: [] });
    expect(walked).toMatchObject({ indexes: expect.arrayContaining([index]), sequential: [] });
    expect(walked.rows).toBeLessThan(1_000);
  });
});

test.each([{}, { search: 'plan' }, { search: 'ville' }, { remote: '1' }, { place: 'r11', phase: 'DCE' }])(
  '%o, which many offers fit, is found along the list',
  async (query) => {
    const { walk } = await statementsFor(query, 10_001);
    const { indexes, sequential } = scansOf(
      await readPlan(world.context.db, walkOffersQuery(walk)),
      'listed_offers',
    );
    expect(sequential).toEqual([]);
    expect(indexes).toContain('listed_offers_order');
    expect(await walkOffers(world.context.db, walk)).toHaveLength(25);
  },
);

test('of few, none is looked for along the list, however many the planner expects', async () => {
  const { walk } = await statementsFor({ place: 'r11', phase: 'DCE' }, 12);
  const { indexes } = scansOf(await readPlan(world.context.db, walkOffersQuery(walk)), 'listed_offers');
  expect(indexes).not.toContain('listed_offers_order');
});

test('told of more than there are, a page looks along the list as far as fetching costs, and fetches', async () => {
  const { walk } = await statementsFor({ place: 'c69123' }, 10_001);
  const { rows } = scansOf(await readPlan(world.context.db, walkOffersQuery(walk)), 'listed_offers');
  expect(rows).toBeLessThan(5_200);
  const fetched = { ...walk, fetching: { ...walk.fetching, total: 60 } };
  const places = await walkOffers(world.context.db, walk);
  expect(places).toHaveLength(25);
  expect(places).toEqual(await walkOffers(world.context.db, fetched));
});

describe.each([
  ['lieudit', 700],
  ['lieudit1', 111],
])('of %s, which %d words contain and few offers hold,', (search) => {
  test('none is looked for along the list, and an index finds all', async () => {
    const { count, walk } = await statementsFor({ search }, 600);
    for (const query of [countOffersQuery('offers', count), walkOffersQuery(walk)]) {
      const { indexes, sequential, rows } = scansOf(await readPlan(world.context.db, query), 'listed_offers');
      expect(sequential).toEqual([]);
      expect(indexes).toContain('listed_offers_words');
      expect(rows).toBeLessThan(7_000);
    }
    const byIndex = { ...walk, fetching: { ...walk.fetching, followed: null } };
    expect(await walkOffers(world.context.db, walk)).toEqual(await walkOffers(world.context.db, byIndex));
    expect(await countOffers(world.context.db, 'offers', count)).toBe(
      await countOffers(world.context.db, 'offers', { ...count, followed: null }),
    );
  });
});

test('where offers are met again and again, they are found without following the words', async () => {
  const { count, walk } = await statementsFor({ search: 'lieudit' }, 600);
  const followed = count.followed && {
    ...count.followed,
    ids: sql`select id from offer_words, generate_series(1, 32 * 40) where word like 'lieudit%'`,
  };
  expect(await countOffers(world.context.db, 'offers', { ...count, followed })).toBe(1_500);
  const again = { ...walk, fetching: { ...walk.fetching, followed } };
  expect(await walkOffers(world.context.db, again)).toEqual(await walkOffers(world.context.db, walk));
});

test('of very many, hardly more are met than end counting', async () => {
  const { count } = await statementsFor({ search: 'ville' }, 0);
  const unsampled = countOffersQuery('offers', { ...count, size: null });
  const { sequential, rows } = scansOf(await readPlan(world.context.db, unsampled), 'listed_offers');
  expect(sequential).toEqual([]);
  expect(rows).toBeLessThan(13_000);
});

test.each(['plan', 'ville', 'v', 'l'])('that very many hold « %s », a sample proves', async (search) => {
  const { count } = await statementsFor({ search }, 0);
  const { indexes, sequential, rows } = scansOf(
    await readPlan(world.context.db, countOffersQuery('offers', count)),
    'listed_offers',
  );
  expect(sequential).toEqual([]);
  expect(indexes).toEqual(['listed_offers_sample']);
  expect(rows).toBeLessThan(1_300);
});

test('counts what very many words contain as what one word does', async () => {
  const totals = await Promise.all(
    ['ville', 'plan', 'v', 'ville19', 'ville1007'].map(async (search) =>
      countOffers(world.context.db, 'offers', (await statementsFor({ search }, 0)).count),
    ),
  );
  expect(totals).toEqual([10_001, 10_001, 10_001, 3000, 30]);
});

const freelance = { role: 'freelance' as const, id: '01990000-0000-7000-8000-000000000001' };

test.each([
  ['everyone', restrictedOffers, null],
  ['members', wholeOffers, null],
  ['who applies', wholeOffers, freelance],
])('the first offers are found for %s by a plan that is kept', async (audience, source, applicant) => {
  const criteria = readOfferCriteria(offerRoutes.list.query.parse({}));
  const surroundings = { found: [], today: '2026-11-22', audience: 'members' as const, place: null };
  const conditions = offerConditions(criteria, surroundings, 'page');
  const walk = { list: 'offers' as const, conditions, fetching: null, after: null, take: 25 };
  const { db } = world.context;
  expect(
    await plannedEachTime(db, (one) =>
      readFirstOffers(one, () => walk, source as OfferSource<unknown>, { shape: audience, applicant }),
    ),
  ).toEqual([]);
});
