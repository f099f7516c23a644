import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { ringChunks, surroundingsOf } from '../facets/index.ts';
import { readCriteria } from './directory-criteria.ts';
import { type OutwardWalk, sortOutward, visitOutward, visitQuery } from './outward-walk.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** Lyon and around it, some of them at one distance, further off, overseas, an area, and nowhere. */
const places = [
  ...[
    'c69123',
    'c69383',
    'c69266',
    'c69259',
    'c69034',
    'c38544',
    'c01053',
    'c38185',
    'c42218',
    'c75056',
    'c75111',
  ],
  ...['c13055', 'c2A004', 'c97411', 'c59350', 'd38', 'r11', null],
];
const travels = [null, 0, 10, 25, 50, 100, 200, -1];
const seeds = ['a', 'seed2', 'Zz9', 'cinq', 'six'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [index, place_code] of places.entries()) {
    for (const travel_km of travels) {
      const make = index % 3 === 0 ? makeJobseeker : makeFreelance;
      await make(app.context, { place_code, travel_km, phases: travel_km === 0 ? [] : ['DCE'] });
    }
  }
  // some draw the same position
  await sql`update directory_profiles set shuffle_a = shuffle_a % 5 * 400000000`.execute(app.context.db);
});
afterAll(() => app.close());

async function walk(query: Record<string, unknown>) {
  const cards: ProfileCard[] = [];
  const totals = new Set<number>();
  for (let cursor: string | null | undefined; cursor !== null && cards.length < 400; ) {
    const { body } = await app.call(directoryRoutes.search, {
      query: { order: 'distance', limit: 7, ...query, ...(cursor && { cursor }) },
    });
    cards.push(...body.items);
    totals.add(body.total);
    cursor = body.nextCursor;
  }
  return { cards, ids: cards.map(({ id }) => id), totals: [...totals] };
}

const queries = [
  { place: 'c69123', radius: 100 },
  { place: 'c69123', radius: 10, travel: '1' },
  { place: 'c69383', radius: 0, travel: '1', phase: 'DCE' },
  { place: 'c38185', radius: 25, travel: '1', type: 'freelance' },
  { place: 'c97411', radius: 50, travel: '1' },
];

test.each(queries)('every page of %j, outward, shows each profile once', async (query) => {
  for (const seed of seeds) {
    const { cards, ids, totals } = await walk({ ...query, seed });
    expect(new Set(ids).size).toBe(ids.length);
    expect(totals).toEqual([ids.length]);
    const kms = cards.map(({ distanceKm }) => distanceKm ?? Number.MAX_SAFE_INTEGER);
    expect(kms).toEqual(kms.toSorted((one, other) => one - other));
    const { body } = await app.call(directoryRoutes.search, { query: { ...query, limit: 100 } });
    expect(ids.toSorted()).toEqual(body.items.map(({ id }) => id).sort());
  }
});

test('those of one distance are shuffled by the seed', async () => {
  const orders = await Promise.all(seeds.map((seed) => walk({ place: 'c75056', seed })));
  expect(new Set(orders.map(({ ids }) => ids.join())).size).toBeGreaterThan(1);
  expect((await walk({ place: 'c75056', seed: 'a' })).ids).toEqual(orders[0]?.ids);
});

async function outwardWalk(query: Record<string, unknown>, seed: string): Promise<OutwardWalk> {
  const criteria = readCriteria(directoryRoutes.search.query.parse(query), '2026-11-22');
  const { place } = criteria;
  if (!place) throw new Error('needs a place');
  const search = await prepareSearch(app.context.db, criteria);
  return {
    ...search,
    elsewhere: search.elsewhere(),
    place,
    surroundings: surroundingsOf(place),
    shuffle: shuffleOf(seed),
    after: null,
    take: 5,
  };
}

/** All pages, found one way. */
async function pagesOf(find: typeof visitOutward, first: OutwardWalk) {
  const found: Awaited<ReturnType<typeof visitOutward>> = [];
  while (found.length < 400) {
    const last = found.at(-1);
    const after = last ? { ...last, total: 1, seed: 'a' } : null;
    const page = await find(app.context.db, { ...first, after });
    found.push(...page);
    if (page.length === 0) break;
  }
  return found;
}

describe.each(queries)('%j', (query) => {
  test.each(seeds)('is in one order, sorted or visited commune by commune, with seed %s', async (seed) => {
    const first = await outwardWalk(query, seed);
    const sorted = await pagesOf(sortOutward, first);
    expect(sorted.length).toBeGreaterThan(5);
    expect(await pagesOf(visitOutward, first)).toEqual(sorted);
  });
});

test('a cursor goes on in its own order alone', async () => {
  const query = { place: 'c69123', radius: 100, limit: 3 };
  const outward = await app.call(directoryRoutes.search, { query: { ...query, order: 'distance' } });
  const shuffled = await app.call(directoryRoutes.search, { query });
  for (const [order, answer] of [
    ['shuffle', outward],
    ['distance', shuffled],
  ] as const) {
    const cursor = answer.body.nextCursor ?? '';
    expect((await app.call(directoryRoutes.search, { query: { ...query, order, cursor } })).status).toBe(400);
  }
});

// last: it adds many
test('where there are many, communes are visited by index, and found as few as a page needs', async () => {
  await fillDirectory(app.context.db, 20_000);
  for (const query of [
    { place: 'c75056', radius: 10 },
    { place: 'c69123', radius: 25, travel: '1' },
  ]) {
    const first = await outwardWalk(query, 'a');
    const [chunk] = ringChunks(first.place, 0);
    if (!chunk) throw new Error('no commune');
    const plan = scansOf(await readPlan(app.context.db, visitQuery(first, chunk, 25)), 'directory_profiles');
    expect(plan.sequential).toEqual([]);
    expect(plan.indexes).toContain('directory_place');
  }
  const { body } = await app.call(directoryRoutes.search, {
    query: { place: 'c75056', order: 'distance', limit: 100, seed: 'a' },
  });
  expect([body.total, body.isTotalExact]).toEqual([10_000, false]);
});
