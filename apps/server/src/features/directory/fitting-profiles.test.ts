import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory, fillDirectoryWords } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { firstLookQuery, lookFirst, walkDirectory, walkQuery } from './directory.repository.ts';
import { walkFor as walkForQuery } from './walk-for.fixture.ts';

/** As many words contain « zq », and « kw », as are looked up of what is too short for the index of texts. */
const wordsOf = (stem: string) =>
  Array.from({ length: 1_200 }, (_, n) => `${stem}-${String(n).padStart(4, '0')}`);
const towns = wordsOf('zq');
const quays = wordsOf('kw');
const townOf = (n: number) => towns[n % towns.length] ?? '';
/** More than are counted, and too few of all for a sample to prove it. */
const welders = 12_000;
/** Nearly each group of words that the index is asked for has one of theirs: all of them are met some thirty times. */
const boilermakers = 1_400;

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  const { db } = world.context;
  await fillDirectory(db, 30_000);
  await fillDirectoryWords(db, [
    ...Array.from({ length: welders }, (_, n) => [
      'soudeur',
      townOf(n),
      ...(n % 12 === 0 ? ['tuyauteur'] : []),
    ]),
    // two of the term's words, which are far apart
    ...Array.from({ length: 100 }, (_, n) => ['tuyauteur', townOf(n), townOf(n + 600)]),
    ...Array.from({ length: boilermakers }, () => ['chaudronnier', ...quays.filter((_, n) => n % 20 === 0)]),
    ...quays.map((quay) => ['chaudronnier', quay]),
    ...towns.slice(0, 3).map((town) => ['souffleur', town]),
  ]);
});
afterAll(() => world.close());

const walkFor = (search: string, take = 25, filters: Record<string, unknown> = {}) =>
  walkForQuery(world.context.db, { search, ...filters }, { take });

test.each([
  ['zq tuyauteur', 1_100],
  ['tuyauteur zq-0', 940],
])('of « %s », whom many words name, each is counted once and found once', async (search, total) => {
  const walk = await walkFor(search, 10_000);
  const { counted, places: first } = await lookFirst(world.context.db, walk);
  const known = await walkDirectory(world.context.db, walk, counted);
  expect(counted).toBe(total);
  expect(new Set(known.map(({ profileId }) => profileId)).size).toBe(total);
  expect(known).toHaveLength(total);
  expect(first).toEqual(known);
});

test('where more than are counted are met, the rest is not asked for', async () => {
  const walk = await walkFor('zq');
  const { counted, places: first } = await lookFirst(world.context.db, walk);
  expect(counted).toBe(10_001);
  expect(first).toEqual([]);
  const { rows } = scansOf(await readPlan(world.context.db, firstLookQuery(walk)), 'directory_profiles');
  expect(rows).toBeLessThan(13_100);
});

test('who is met too often is found by comparing texts', async () => {
  const walk = await walkFor('kw chaudronnier', 10_000);
  const { counted } = await lookFirst(world.context.db, walk);
  expect(counted).toBe(boilermakers + quays.length);
  expect(await walkDirectory(world.context.db, walk, counted)).toHaveLength(counted);
});

test('the index finds who has one of a thousand words, and another, without reading others', async () => {
  const walk = await walkFor('zq-0 tuyauteur soudeur');
  for (const statement of [firstLookQuery(walk), walkQuery(walk, 1_000)]) {
    const { sequential, indexes, rows } = scansOf(
      await readPlan(world.context.db, statement),
      'directory_profiles',
    );
    expect(sequential).toEqual([]);
    expect(indexes).toEqual(['directory_words_of']);
    expect(rows).toBeLessThan(1_300);
  }
});

test('nobody’s words are compared with a thousand others where few have another word', async () => {
  const plan = await readPlan(world.context.db, walkQuery(await walkFor('zq souffleur'), 3));
  expect(JSON.stringify(plan)).not.toContain('Join Filter');
});

test.each([
  { type: 'jobseeker' },
  { minRate: 60 },
  { place: 'c69123' },
  { location: 'lyon' },
  { software: 'revit' },
])('what else is asked is asked of those whom many words name: %o', async (filters) => {
  const walk = await walkFor('zq tuyauteur', 25, filters);
  expect((await lookFirst(world.context.db, walk)).counted).toBe(0);
  expect(await walkDirectory(world.context.db, walk, 1_000)).toEqual([]);
});

test('where a place finds them, texts are compared and not hundreds of words', async () => {
  const walk = await walkFor('02 tuyauteur', 25, { location: 'paris' });
  expect(JSON.stringify(await readPlan(world.context.db, walkQuery(walk, 1_000)))).not.toContain('zq-');
});

test('groups are not asked for with hundreds of words of another term', async () => {
  const { conditions } = await walkFor('zq 02');
  expect(conditions.byWordGroups).toBeNull();
});
