import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { surroundingsOf } from '../facets/index.ts';
import { firstLookQuery, lookFirst } from './directory.repository.ts';
import { areLikelyCounted, readDirectorySize } from './directory-size.ts';
import { walkFor } from './walk-for.fixture.ts';

let small: TestContext;
let large: TestContext;
beforeAll(async () => {
  [small, large] = await Promise.all([createTestContext(), createTestContext()]);
  await fillDirectory(small.context.db, 2_000);
  await fillDirectory(large.context.db, 30_000);
});
afterAll(() => Promise.all([small.close(), large.close()]));

test('of a directory that is not counted in any case, it is known how frequent facets and trades are', async () => {
  const tags = ['metreur', 's:autocad', 's:nobody'];
  const [known] = await readDirectorySize(large.context.db, tags);
  expect(known?.size).toBe(30_000);
  const { rows } = await sql<{ share: number }>`
    select avg((trades && '{metreur}')::integer)::float8 as share from directory_profiles`.execute(
    large.context.db,
  );
  const { metreur } = known?.tagFrequencies ?? {};
  expect(metreur).toBeCloseTo(rows[0]?.share ?? -1, 1);
  expect(Object.keys(known?.tagFrequencies ?? {}).sort()).toEqual(['metreur', 's:autocad']);
  const [counted] = await readDirectorySize(small.context.db, tags);
  expect(counted).toMatchObject({ size: 2_000, tagFrequencies: null });
});

const million = { size: 1_000_000, tagFrequencies: { many: 0.3, some: 0.1, few: 0.01 } };
const anywhere = { surroundings: null };
const around = (code: string, withTravellers = false) => ({
  surroundings: surroundingsOf({ code, radiusKm: 25, withTravellers }),
});

test.each([
  ['who has something frequent', million, { tagLists: [['many']], ...anywhere }, false],
  ['who has one of a list', million, { tagLists: [['few', 'some']], ...anywhere }, false],
  ['who has something rare', million, { tagLists: [['few', 'unknown']], ...anywhere }, false],
  ['who has two rare things', million, { tagLists: [['few'], ['some']], ...anywhere }, true],
  ['who is in a small town', million, { tagLists: [['many']], ...around('c61001') }, true],
  ['who is around Paris', million, { tagLists: [['many']], ...around('c75056') }, false],
  ['who travels to a small town', million, { tagLists: [['many']], ...around('c61001', true) }, false],
  [
    'a directory that was never counted',
    { ...million, size: -1 },
    { tagLists: [['few'], ['few']], ...anywhere },
    false,
  ],
  [
    'a directory of which nothing is known',
    { ...million, tagFrequencies: null },
    { tagLists: [['few'], ['few']], ...anywhere },
    false,
  ],
  ['a directory of few', { size: 9_000, tagFrequencies: null }, { tagLists: [['many']], ...anywhere }, true],
])('%s: likely counted or not', (_, known, asked, isLikely) => {
  expect(areLikelyCounted(known, asked)).toBe(isLikely);
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
