import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { surroundingsOf } from '../facets/index.ts';
import { firstLookQuery, lookFirst } from './directory.repository.ts';
import { areCommon, areLikelyCounted, expectedFits, readDirectorySize } from './directory-size.ts';
import { walkFor } from './walk-for.fixture.ts';

let small: TestContext;
let large: TestContext;
beforeAll(async () => {
  [small, large] = await Promise.all([createTestContext(), createTestContext()]);
  await fillDirectory(small.context.db, 2_000);
  await fillDirectory(large.context.db, 30_000);
});
afterAll(() => Promise.all([small.close(), large.close()]));

test('of a directory that is not small, it is known how frequent facets, trades, kinds and places are', async () => {
  const tags = ['metreur', 's:autocad', 's:nobody', 'jobseeker', '25:75'];
  const [known] = await readDirectorySize(large.context.db, tags);
  expect(known?.size).toBe(30_000);
  const { rows } = await sql<{ share: number }>`
    select avg((trades && '{metreur}')::integer)::float8 as share from directory_profiles`.execute(
    large.context.db,
  );
  const { metreur, jobseeker, ...others } = known?.tagFrequencies ?? {};
  expect(jobseeker).toBeCloseTo(0.2, 1);
  expect(metreur).toBeCloseTo(rows[0]?.share ?? -1, 1);
  expect(Object.keys(others).sort()).toEqual(['25:75', 'freelance', 's:autocad']);
  const [counted] = await readDirectorySize(small.context.db, tags);
  expect(counted).toMatchObject({ size: 2_000, tagFrequencies: null });
});

const around = (code: string, radiusKm: number, withTravellers = false) => ({
  surroundings: surroundingsOf({ code, radiusKm, withTravellers }),
});
const anywhere = { surroundings: null };
const frequencies = { many: 0.3, some: 0.1, few: 0.01, '25:75': 0.2, c61: 0.005, t61: 0.1, '*': 0.1 };
const million = { size: 1_000_000, tagFrequencies: frequencies };

test.each([
  ['who has something', { tagLists: [['many']], ...anywhere }, 300_000],
  ['who has one of a list', { tagLists: [['some', 'few', 'unknown']], ...anywhere }, 109_000],
  ['who has one of each list', { tagLists: [['many'], ['few']], ...anywhere }, 3_000],
  ['who has something around Paris', { tagLists: [['many']], ...around('c75056', 25) }, 54_000],
  ['who has something in a town', { tagLists: [['many']], ...around('c61001', 0) }, 140],
  ['who has something and travels there', { tagLists: [['many']], ...around('c61001', 0, true) }, 57_000],
])('%s is expected to be about so many', (_, asked, expected) => {
  const found = expectedFits(million, asked) ?? -1;
  expect(Math.abs(found - expected) / expected).toBeLessThan(0.1);
});

test('nobody estimates in a small directory, or in one that the database never counted', () => {
  const asked = { tagLists: [['many']], ...anywhere };
  expect(expectedFits({ size: 3_999, tagFrequencies: null }, asked)).toBe(0);
  expect(expectedFits({ size: 4_000, tagFrequencies: null }, asked)).toBeNull();
  expect(expectedFits({ size: -1, tagFrequencies: null }, asked)).toBeNull();
});

test('what is likely counted is so in spite of what hangs together', () => {
  expect(areLikelyCounted(1_000_000, 3_900)).toBe(true);
  expect(areLikelyCounted(1_000_000, 4_000)).toBe(false);
  expect(areLikelyCounted(1_000_000, null)).toBe(false);
  expect(areLikelyCounted(10_000, null)).toBe(true);
  expect(areLikelyCounted(-1, null)).toBe(false);
});

test('what most people have is common, as far as is known', () => {
  const most = { a: 0.5, b: 0.3, c: 0.59 };
  expect(areCommon(['a', 'b'], most)).toBe(true);
  expect(areCommon(['c', 'unknown'], most)).toBe(false);
  expect(areCommon(['a', 'b'], null)).toBe(false);
});

test('what most people have is compared, where something rarer is asked of the index', async () => {
  const heldOf = async (query: Record<string, unknown>) => {
    const { conditions } = await walkFor(large.context.db, query);
    return (conditions.byIndex?.held ?? sql``).compile(large.context.db).parameters;
  };
  expect(await heldOf({ phase: 'DCE' })).toEqual([['p:DCE']]);
  expect(await heldOf({ phase: 'DCE', software: 'rhino:2' })).toEqual([['s:rhino:2']]);
  expect(await heldOf({ phase: 'DCE', trade: 'metreur' })).toEqual([['metreur']]);
});

test('who does not have what is only compared is found in no way', async () => {
  const { conditions } = await walkFor(large.context.db, { software: 'autocad', trade: 'metreur' });
  const { walk, fetch, byIndex } = conditions;
  const found = async (condition: typeof walk) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from directory_profiles where ${condition}`.execute(large.context.db);
    return rows[0]?.count;
  };
  const held = byIndex?.held ?? sql<boolean>`false`;
  const fits = await found(walk);
  expect(await found(held)).toBeGreaterThan(fits ?? 0);
  expect(await found(fetch)).toBe(fits);
  expect(await found(sql<boolean>`${held} and ${byIndex?.rest ?? sql`true`}`)).toBe(fits);
});

test.each([
  [{ trade: 'metreur' }, true],
  [{ trade: 'metreur', software: 'autocad', place: 'c69123', radius: 0 }, false],
  [{ search: 'metreur', software: 'autocad', place: 'c69123', radius: 0 }, true],
])('a first look at %o takes a sample where many may fit', async (query, isSampled) => {
  const walk = await walkFor(large.context.db, query);
  const text = firstLookQuery(walk).compile(large.context.db).sql;
  expect(text.includes('directory_arcs')).toBe(isSampled);
  const { rows } = await sql<{ fits: number }>`
    select count(*)::integer as fits from directory_profiles where ${walk.conditions.walk}`.execute(
    large.context.db,
  );
  const { counted } = await lookFirst(large.context.db, walk);
  expect(counted).toBe(Math.min(rows[0]?.fits ?? -1, 10_001));
});

test('what the database never looked at is unknown, what nobody has is not', async () => {
  const { db } = large.context;
  const [rare] = await readDirectorySize(db, ['s:nobody']);
  expect(
    expectedFits(rare ?? { size: -1, tagFrequencies: null }, { tagLists: [['s:nobody']], ...anywhere }),
  ).toBe(0);
  await sql`delete from pg_statistic where starelid = 'directory_profiles'::regclass`.execute(db);
  const [unknown] = await readDirectorySize(db, ['s:nobody']);
  expect(unknown).toMatchObject({ size: 30_000, tagFrequencies: null });
});
