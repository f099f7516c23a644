import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory, fillOfferList } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createDatabase } from '../../core/db/database.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { type SampleCriteria, sampleNarrowed, sampleProfiles, weighSample } from '../directory/index.ts';
import { findCandidates } from './find-candidates.ts';
import { sampleOffersQuery } from './offer-samples.repository.ts';
import { profileCriteria } from './profile-criteria.ts';
import { relax } from './relax.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillDirectory(world.context.db, 30_000);
  await fillOfferList(world.context.db, 30_000);
});
afterAll(() => world.close());

const draw = { role: 'freelance', day: '2026-11-22', seed: 'a', take: 240 } as const;
const scans = async (query: RawBuilder<unknown>) =>
  scansOf(await readPlan(world.context.db, query), 'listed_offers');

test.each([
  [{ trades: ['thermicien'], facets: ['s:rhino'], places: ['c69123'] }, /^listed_offers_(trades|facets)$/],
  [{ trades: ['thermicien'], facets: null, places: ['c69123'] }, /^listed_offers_trades$/],
  [{ trades: ['thermicien'], facets: null, places: null }, /^listed_offers_trades$/],
  [{ trades: null, facets: ['s:rhino'], places: null }, /^listed_offers_facets$/],
  [{ trades: null, facets: null, places: ['c69123'] }, /^listed_offers_place$/],
])('offers for %o are found by index', async (sample, index) => {
  const { sequential, indexes } = await scans(sampleOffersQuery(sample, draw));
  expect(sequential).toEqual([]);
  expect(indexes).not.toEqual([]);
  for (const used of indexes) expect(used).toMatch(index);
});

const offer = {
  trades: ['thermicien'],
  phases: ['DCE'],
  software: ['rhino:2'],
  programmes: [],
  contexts: [],
  placeCode: 'c69123',
  requirements: [],
  remote: 0,
  deadline: '2026-12-24',
  budget: 400,
};

test('however many profiles there are, few statements of bounded size choose whom to compare', async () => {
  const { db } = world.context;
  const sizes: number[] = [];
  const find = async () =>
    relax(profileCriteria(offer, 'freelance', { hoursPerDay: 7 }), async (criteria, take) => {
      const ids = await sampleProfiles(db, criteria, { seed: 'a', take });
      sizes.push(ids.length);
      return ids;
    });
  const found = await find();
  expect(new Set(found).size).toBe(found.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(240);
  expect(sizes.length).toBeLessThanOrEqual(8);
  expect(found.length).toBeGreaterThanOrEqual(96);
  expect(found.length).toBeLessThanOrEqual(96 + 240);
});

const loosely: SampleCriteria = { kind: 'freelance', trades: ['metier7'] };
const strictly: SampleCriteria = { ...loosely, rate: { min: null, max: 40 } };
const around = { code: 'c69123', radiusKm: 50, withTravellers: true };

const inTurn: readonly { sets: readonly SampleCriteria[] }[] = [
  { sets: [strictly, loosely] },
  {
    sets: [
      { ...strictly, trades: ['metreur'] },
      { ...loosely, trades: ['metreur'] },
    ],
  },
  { sets: [{ ...strictly, place: around }, { ...loosely, place: around }, loosely] },
  {
    sets: [{ ...strictly, trades: ['inconnu'] }, { ...loosely, trades: ['inconnu'] }, { kind: 'freelance' }],
  },
  { sets: [{ kind: 'jobseeker' }] },
];

test.each(inTurn)('the same are compared as if each set were drawn by itself: $sets', async ({ sets }) => {
  const { db } = world.context;
  for (const seed of ['a', 'b', 'c']) {
    const apart = await relax(sets, (criteria, take) => sampleProfiles(db, criteria, { seed, take }));
    const found = await findCandidates(db, sets, seed);
    expect([...found].sort()).toEqual([...apart].sort());
    expect(found.length).toBeGreaterThan(0);
  }
});

/** How many connections are taken at a time, at most. */
async function mostConnections(ask: (db: Queryable) => Promise<unknown>): Promise<number> {
  const { db, pool, close } = createDatabase({ connection: world.connection, poolSize: 4, log: silentLog });
  // connecting takes longer than a look
  const connected = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  for (const client of connected) client.release();
  let used = 0;
  let most = 0;
  pool.on('acquire', () => {
    used += 1;
    most = Math.max(most, used);
  });
  pool.on('release', () => (used -= 1));
  await ask(db);
  await close();
  return most;
}

const rare = { ...loosely, software: ['rhino:2'] };
test('where the first two sets have likely few, the third is drawn beside them', async () => {
  const sets = [{ ...rare, rate: strictly.rate }, rare, loosely];
  expect(await mostConnections((db) => findCandidates(db, sets, 'a'))).toBe(2);
});

test('where many fit, those who fit more are drawn beside them', async () => {
  const draw = { seed: 'a', take: 240 };
  const drawAs = (about: number | null) =>
    mostConnections(async (db) => {
      const weighed = await weighSample(db, { ...loosely, place: around }, draw);
      await sampleNarrowed(db, { ...weighed, about }, { rate: strictly.rate });
    });
  expect(await drawAs(20_000)).toBe(2);
  expect(await drawAs(null)).toBe(1);
});

test.each([
  ['all drawn', { ...loosely, place: around }, { ...strictly, place: around }],
  ['many', { ...loosely, trades: ['metreur'] }, { ...strictly, trades: ['metreur'] }],
])(
  'who fits the strictest criteria is found with those who fit the next, which are %s',
  async (_, loose, strict) => {
    const { db } = world.context;
    // between two transactions PostgreSQL may take the pending figures away
    const scansBy = (ask: (connection: Queryable) => Promise<unknown>) =>
      db.transaction().execute(async (connection) => {
        const count = async () => {
          const { rows } = await sql<{ scans: string }>`
          select pg_stat_get_xact_numscans('directory_words_of'::regclass) as scans`.execute(connection);
          return Number(rows[0]?.scans);
        };
        const before = await count();
        await ask(connection);
        return (await count()) - before;
      });
    const once = await scansBy((connection) => sampleProfiles(connection, loose, { seed: 'a', take: 240 }));
    expect(once).toBeGreaterThan(0);
    expect(
      await scansBy((connection) => findCandidates(connection, [strict, loose], 'a')),
    ).toBeLessThanOrEqual(once);
  },
);
