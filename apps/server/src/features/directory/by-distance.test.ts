import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { ListCache } from '../../core/lists/list-cache.ts';
import { searchDirectory } from './search-directory.ts';

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
const seeds = ['a', 'seed2', 'Zz9'];

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
      query: { order: 'distance', limit: 12, ...query, ...(cursor && { cursor }) },
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

test.each(queries)('every page of %j, by distance, shows each profile once', async (query) => {
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

/** The ids of all pages of a list of which so many rows are said to be: short lists are walked along, long ones fetched. */
async function idsOf(query: Record<string, unknown>, seed: string, size: number): Promise<string[]> {
  const { db, clock } = app.context;
  const filters = directoryRoutes.search.query.parse({ ...query, order: 'distance', limit: 12 });
  const counts = new ListCache<number>();
  counts.size = size;
  const ids: string[] = [];
  for (let cursor: string | undefined; ids.length < 400; ) {
    const page = await searchDirectory(
      { db, clock, counts, isForVisitor: false },
      { ...filters, seed, cursor },
    );
    ids.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return ids;
}

test.each(queries)(
  '%j is in one order, fetched and sorted, or asked for place after place',
  async (query) => {
    for (const seed of seeds) {
      const fetched = await idsOf(query, seed, Number.POSITIVE_INFINITY);
      expect(fetched.length).toBeGreaterThan(5);
      expect(await idsOf(query, seed, 0)).toEqual(fetched);
    }
  },
);

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
test('where more than are counted are at one distance, a page and the next one are found', async () => {
  await fillDirectory(app.context.db, 11_000);
  const query = { place: 'c75056', order: 'distance', limit: 30, seed: 'a' };
  const { body } = await app.call(directoryRoutes.search, { query });
  expect([body.total, body.isTotalExact]).toEqual([10_000, false]);
  const again = await app.call(directoryRoutes.search, {
    query: { ...query, cursor: body.nextCursor ?? '' },
  });
  expect(again.body.nextCursor).not.toBe(body.nextCursor);
});
