import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { walkDirectory, walkQuery } from './directory.repository.ts';
import { anybody } from './directory-criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import {
  ofThese,
  type SampleCriteria,
  sampleNarrowed,
  sampleProfiles,
  weighSample,
} from './sample-profiles.ts';
import { shuffleOf } from './shuffle.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await fillDirectory(world.context.db, 30_000);
});
afterAll(() => world.close());

const lyon = { code: 'c69123', radiusKm: 50, withTravellers: true };
const take = 60;

async function walkFor(criteria: SampleCriteria, seed = 'a') {
  const { conditions } = await prepareSearch(world.context.db, { ...anybody, ...criteria });
  return { shuffle: shuffleOf(seed), conditions, after: null, take };
}

const samples: readonly SampleCriteria[] = [
  { trades: ['metier7'] },
  { trades: ['metreur'], kind: 'jobseeker' },
  { software: ['rhino:2'], kind: 'freelance' },
  { trades: ['metreur'], place: lyon },
  { software: ['autocad'], place: lyon, kind: 'freelance' },
];

test.each(samples)('the first who fit %o are drawn, however they are found', async (criteria) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const walk = await walkFor(criteria, seed);
    const first = (await walkDirectory(world.context.db, walk, 10_001)).map(({ profileId }) => profileId);
    expect(await sampleProfiles(world.context.db, criteria, { seed, take })).toEqual(first);
    for (const wrong of [0, 400, 2_000, 90_000]) {
      const found = await walkDirectory(world.context.db, walk, wrong, 'estimated');
      expect(found.map(({ profileId }) => profileId)).toEqual(first);
    }
  }
});

const narrowed: readonly { criteria: SampleCriteria; more: SampleCriteria }[] = [
  { criteria: { trades: ['metier7'], kind: 'jobseeker' }, more: { salary: { min: null, max: 40_000 } } },
  { criteria: { software: ['autocad'] }, more: { rate: { min: 30, max: null }, kind: 'freelance' } },
  {
    criteria: { trades: ['metreur'], place: lyon },
    more: { free: { by: '2026-12-01', orSaying: ['Disponible'] } },
  },
  { criteria: { place: lyon }, more: { kind: 'jobseeker' } },
  { criteria: { kind: 'freelance' }, more: { trades: ['metreur'] } },
  { criteria: { trades: ['metreur'] }, more: {} },
];

test.each(narrowed)(
  'two draws at once find what each would: $criteria, $more',
  async ({ criteria, more }) => {
    const { db } = world.context;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const both = await sampleNarrowed(db, await weighSample(db, criteria, { seed, take }), more);
      expect(both.ids).toEqual(await sampleProfiles(db, criteria, { seed, take }));
      const narrower = await sampleProfiles(db, { ...criteria, ...more }, { seed, take });
      expect([...both.narrower].sort()).toEqual([...narrower].sort());
    }
  },
);

/** How many rows of the directory a sample reads: told inside a transaction, for between two the figures are taken away. */
const rowsReadBy = (ask: (db: Queryable) => Promise<unknown>) =>
  world.context.db.transaction().execute(async (connection) => {
    const read = async () => {
      const { rows } = await sql<{ read: string }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
        where relname = 'directory_profiles'`.execute(connection);
      return Number(rows[0]?.read);
    };
    const before = await read();
    await ask(connection);
    return (await read()) - before;
  });

const rowsRead = (criteria: SampleCriteria) =>
  rowsReadBy((db) => sampleProfiles(db, criteria, { seed: 'a', take }));

test.each([
  [{ trades: ['metier7'] }, 1_000],
  [{ software: ['rhino:2'], kind: 'freelance' }, 100],
  [{ trades: ['metreur'] }, 1_200],
  [{ software: ['autocad'], kind: 'freelance' }, 1_200],
] as const)('of %o, nobody counted, fewer than %i are read', async (criteria, most) => {
  const read = await rowsRead(criteria);
  expect(read).toBeLessThan(most);
  expect(read).toBeGreaterThan(0);
});

test('where all who fit are drawn, who fits more is looked for among them', async () => {
  const alone = await rowsRead({ place: lyon });
  const both = await rowsReadBy(async (db) =>
    sampleNarrowed(db, await weighSample(db, { place: lyon }, { seed: 'a', take: 1_500 }), {
      kind: 'jobseeker',
    }),
  );
  expect(both).toBeLessThan(alone + 1_500);
});

test('of those that were drawn, who fits something else is told', async () => {
  const { db } = world.context;
  const all = await sampleProfiles(db, { trades: ['metier5', 'metier7'] }, { seed: 'a', take: 1_500 });
  const some = await sampleProfiles(
    db,
    { trades: ['metier5', 'metier7'], kind: 'jobseeker' },
    { seed: 'a', take: 1_500 },
  );
  expect((await ofThese(db, all, { kind: 'jobseeker' })).sort()).toEqual([...some].sort());
  expect(some.length).toBeGreaterThan(50);
  expect(await ofThese(db, [], { kind: 'jobseeker' })).toEqual([]);
});

test('the communes around a place are sent as one array, wherever a statement compares with them', async () => {
  const walk = await walkFor({ trades: ['metreur'], place: lyon });
  const { sql: text, parameters } = walkQuery(walk, 1_600).compile(world.context.db);
  expect(text.match(/place_code = any/g)?.length).toBeGreaterThan(3);
  const lists = parameters.filter((value): value is string[] => Array.isArray(value));
  expect(lists.some((list) => list.includes('c69123'))).toBe(true);
  expect(parameters).not.toContain('c69123');
  expect(parameters.length).toBeLessThan(100);
});

const expectedRows = async (condition: RawBuilder<unknown>) => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from directory_profiles where ${condition}`.execute(world.context.db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'];
};

test('how many are in each of thousands of communes is not weighed up where somebody is only compared with them', async () => {
  const restOf = async (code: string) => {
    const { conditions } = await walkFor({ trades: ['metreur'], place: { ...lyon, code } });
    return expectedRows(conditions.byIndex?.rest ?? sql`false`);
  };
  // nearly all are in Paris
  expect(await restOf('c75056')).toBe(await restOf('c69123'));
});
