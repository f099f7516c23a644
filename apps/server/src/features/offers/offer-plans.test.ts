import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillOfferList } from '../../../test/fill-lists.ts';
import { pagesOf, plansKept, readPlan, scansOf } from '../../../test/read-plan.ts';
import { findOfferWords } from '../../core/search/term-words.ts';
import { surroundingsOf } from '../facets/index.ts';
import { offerConditions, offerWordsToFind, wordsToFollow } from './offer-conditions.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { countOffers, countOffersQuery, walkOffers, walkOffersQuery } from './offer-list.repository.ts';
import { type OfferSource, readFirstOffers } from './offer-page.repository.ts';
import { type Audience, mostWords } from './offer-word-conditions.ts';
import { restrictedOffers, wholeOffers } from './offers.repository.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillOfferList(world.context.db, 30_000);
});
afterAll(() => world.close());

/** Where so many fit. */
async function statementsFor(query: Record<string, unknown>, total: number, audience: Audience = 'members') {
  const criteria = readOfferCriteria(offerRoutes.list.query.parse(query));
  const place = criteria.place && surroundingsOf(criteria.place);
  const { found, size } = await findOfferWords(
    world.context.db,
    offerWordsToFind(criteria),
    'offers',
    mostWords[audience],
  );
  const surroundings = { found, today: '2026-11-22', audience, place };
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
  [{ search: 'sonde' }, 'listed_offers_word_ids'],
  [{ location: 'ville1007' }, 'listed_offers_location'],
  [{ search: 'plan ville1007' }, 'listed_offers_word_ids'],
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
  const { walk } = await statementsFor({ search: 'ville1007' }, 10_001);
  const { rows } = scansOf(await readPlan(world.context.db, walkOffersQuery(walk)), 'listed_offers');
  expect(rows).toBeGreaterThan(10_000);
  expect(rows).toBeLessThan(10_200);
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
      expect(indexes).toContain('listed_offers_word_ids');
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

describe('a larger sample', () => {
  // of a list of which the 30,000 offers would be a part
  const size = 160_000;
  const sampled = async (each: RawBuilder<boolean>) => {
    const { count } = await statementsFor({ search: 'ville1007' }, 0);
    return countOffersQuery('offers', { ...count, each, size });
  };

  test('proves what the first makes likely', async () => {
    const likely = await sampled(sql<boolean>`word_ids[2] % 10 < 6`);
    const { indexes, rows } = scansOf(await readPlan(world.context.db, likely), 'listed_offers');
    expect(indexes).toEqual(['listed_offers_sample']);
    expect(rows).toBeLessThan(2_000);
    expect((await likely.execute(world.context.db)).rows).toEqual([{ total: 10_001 }]);
  });

  test('is looked at offer by offer, also where an index of words would find some of it', async () => {
    const { count } = await statementsFor({ search: 'ville1007' }, 0);
    const drawn = countOffersQuery('offers', { ...count, conditions: sql`false`, followed: null, size });
    const { indexes, rows } = scansOf(await readPlan(world.context.db, drawn), 'listed_offers');
    expect(indexes).toEqual(['listed_offers_sample']);
    expect(rows).toBeGreaterThan(100);
  });

  test('is not drawn where the first makes it unlikely', async () => {
    const unlikely = await sampled(sql<boolean>`word_ids[2] % 100 < 2`);
    const { rows } = scansOf(await readPlan(world.context.db, unlikely), 'listed_offers');
    expect(rows).toBeLessThan(400);
    expect((await unlikely.execute(world.context.db)).rows).toEqual([{ total: 30 }]);
  });
});

test.each([
  [
    'members',
    ['ville', 'plan', 'v', 'ville19', 'ville1007', 'lieudit', 'lieudit ville', 'lieudit1 ville', 'li vi'],
  ],
  [
    'everyone',
    ['ville', 'plan', 'v', 'ville19', 'ville1007', 'plan ville19', 'ville ville100', 'lieudit', 'li vi'],
  ],
] as const)(
  'for %s, counts and finds what many words contain as what one word does',
  async (audience, searches) => {
    const { db } = world.context;
    const totals = [];
    for (const search of searches) {
      const { count, walk } = await statementsFor({ search }, 0, audience);
      const total = await countOffers(db, 'offers', count);
      expect(await countOffers(db, 'offers', { ...count, size: null }), search).toBe(total);
      const sought = { ...walk, fetching: { ...walk.fetching, total: 10_001 } };
      expect(await walkOffers(db, sought), search).toEqual(await walkOffers(db, walk));
      totals.push(total);
    }
    const many = [10_001, 10_001, 10_001, 3000, 30];
    expect(totals).toEqual([
      ...many,
      ...(audience === 'members' ? [1500, 1500, 234, 1500] : [3000, 300, 0, 0]),
    ]);
  },
);

test('words that are too many are not asked of an index that finds offers by few', async () => {
  const { count } = await statementsFor({ search: 'ville1007 lieudit' }, 0);
  const plan = await readPlan(world.context.db, countOffersQuery('offers', { ...count, size: null }));
  expect(pagesOf(plan)).toBeLessThan(100);
});

test('what everyone finds by 27 words is counted by index', async () => {
  const { count } = await statementsFor({ search: '90' }, 0, 'everyone');
  const query = countOffersQuery('offers', { ...count, size: null });
  const { indexes, sequential } = scansOf(await readPlan(world.context.db, query), 'listed_offers');
  expect(sequential).toEqual([]);
  expect(indexes).toEqual(['listed_offers_public_word_ids']);
  expect((await query.execute(world.context.db)).rows).toEqual([{ total: 600 }]);
});

test('of many terms, those with the fewest words are looked up', async () => {
  const { found } = await findOfferWords(
    world.context.db,
    [['l'], ['v'], ['lieudit'], ['ville']],
    'offers',
    3_000,
  );
  expect(found.map(({ words }) => words?.length)).toEqual([undefined, 1_000, 700, 1_000]);
});

test('an index is asked for some words at once', async () => {
  const { count } = await statementsFor({ search: 'lieudit1 ville19' }, 0);
  const { parameters } = countOffersQuery('offers', { ...count, size: null }).compile(world.context.db);
  const asked = parameters.filter((value) => Array.isArray(value));
  expect(asked).toHaveLength(4 + 4);
  expect(Math.max(...asked.map(({ length }) => length))).toBe(32);
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
    await plansKept(db, (one) =>
      readFirstOffers(one, () => walk, source as OfferSource<unknown>, { shape: audience, applicant }),
    ),
  ).toBe(1);
});
