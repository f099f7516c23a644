import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { fillDirectory, fillDirectoryWords } from '../../../test/fill-lists.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { firstLookQuery, lookFirst, walkDirectory, walkQuery } from './directory.repository.ts';
import { walkFor as walkForQuery } from './walk-for.fixture.ts';

/** More words contain « zaint » than are looked up. */
const towns = Array.from({ length: 300 }, (_, n) => `zaint-${n}`);

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  const { db } = world.context;
  await fillDirectory(db, 30_000);
  await fillDirectoryWords(db, [
    ...Array.from({ length: 6_000 }, (_, n) => [
      towns[n % towns.length] ?? '',
      ...(n % 7 === 0 ? ['plombier'] : []),
    ]),
    ...towns.map((_, n) => [`metreuse-${n}`, `metreur-${n}`]),
    ...Array.from({ length: 400 }, () => ['plombier', 'teint', '2e', 'zaint']),
  ]);
});
afterAll(() => world.close());

const walkFor = (search: string, filters: Record<string, unknown> = {}) =>
  walkForQuery(world.context.db, { search, ...filters }, { take: 500 });

const planOf = (statement: Parameters<typeof readPlan>[1]) => readPlan(world.context.db, statement);

test.each(['plombier aint-2', 'zaint plombier aint-2'])(
  'of « %s », the index alone finds who has parts of many words',
  async (search) => {
    const total = 317;
    const walk = await walkFor(search);
    for (const statement of [firstLookQuery(walk), walkQuery(walk, 100)]) {
      const { sequential, indexes, rows } = scansOf(await planOf(statement), 'directory_profiles');
      expect(sequential).toEqual([]);
      expect(indexes).toEqual(['directory_words_of']);
      expect(rows).toBeLessThan(1.1 * total);
    }
    const { counted, places } = await lookFirst(world.context.db, walk);
    expect(counted).toBe(total);
    expect(places).toHaveLength(total);
    expect(await walkDirectory(world.context.db, walk, counted)).toEqual(places);
  },
);

test('no more words are looked up than the index is asked for', async () => {
  const { found } = await walkFor('zaint plombier');
  expect(found.map(({ words }) => words)).toContain(null);
  expect(JSON.stringify(await planOf(walkQuery(await walkFor('zaint plombier'), 100)))).not.toContain(
    'zaint-7',
  );
});

test('the index knows where a hyphen or an apostrophe stands', async () => {
  const plan = JSON.stringify(await planOf(walkQuery(await walkFor('plombier aint-2'), 100)));
  const removed = [...plan.matchAll(/"Rows Removed by Index Recheck":(\d+)/g)].map(([, rows]) =>
    Number(rows),
  );
  expect(removed).toContain(0);
  expect(Math.max(...removed)).toBe(0);
});

test('on the next arcs, the index finds who has parts of many words', async () => {
  const walk = { ...(await walkFor('zaint')), take: 25 };
  const { indexes, rows } = scansOf(await planOf(walkQuery(walk, 6_000)), 'directory_profiles');
  expect(indexes).toEqual(['directory_words_of']);
  expect(rows).toBeLessThan(200);
});

test('each of a trade’s words is found by the index, however many hold it', async () => {
  const walk = await walkFor('métreuses plombier');
  expect(walk.found.map(({ words }) => words)).toContain(null);
  const { sequential, indexes } = scansOf(await planOf(firstLookQuery(walk)), 'directory_profiles');
  expect(sequential).toEqual([]);
  expect(indexes).toEqual(['directory_words_of']);
});

test('whom another index finds is compared with texts, for which the index of words is not asked twice', async () => {
  const walk = await walkFor('plombier', { location: 'paris' });
  const asked = JSON.stringify(await planOf(walkQuery(walk, 100)));
  expect(asked).toContain('{plombier}');
  expect(asked).not.toMatch(/"Index Cond":"[^"]*%plombier%/);
});

test('rather all on the next arcs are compared with what is too short for an index than everybody', async () => {
  const walk = { ...(await walkFor('1 metreur')), take: 250 };
  const { sequential, rows } = scansOf(await planOf(walkQuery(walk, 3_000)), 'directory_profiles');
  expect(sequential).toEqual([]);
  expect(rows).toBeLessThan(6_000);
});

test('where another index finds fewer, not all on the next arcs are compared', async () => {
  const walk = { ...(await walkFor('metreur', { location: 'ville29' })), take: 100 };
  const { indexes, rows } = scansOf(await planOf(walkQuery(walk, 1_100)), 'directory_profiles');
  expect(indexes).toContain('directory_location');
  expect(rows).toBeLessThan(3_500);
});

test('the index of texts is not asked for what is too short for it', async () => {
  const walk = await walkFor('1 plombier');
  expect(walk.found.map(({ words }) => words)).toContain(null);
  for (const statement of [firstLookQuery(walk), walkQuery(walk, 100)]) {
    const plan = await planOf(statement);
    expect(scansOf(plan, 'directory_profiles').sequential).toEqual([]);
    expect(JSON.stringify(plan)).not.toMatch(/"(?:Index|Recheck) Cond":"[^"]*%1%/);
  }
});
