import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { surroundingsOf } from '../facets/index.ts';
import { directoryConditions } from './directory-conditions.ts';
import { anybody } from './directory-criteria.ts';
import type { PreparedSearch } from './prepare-search.ts';
import { createPreparedSearches } from './prepared-searches.ts';

const lyon = { code: 'c69123', radiusKm: 10, withTravellers: false };

const conditions = directoryConditions(anybody, { found: [], size: 9, tagFrequencies: null }, null);

const searchAt = (version: number | null, words: string[], codes: string[] = []): PreparedSearch => ({
  version,
  found: [{ term: ['zing'], words }],
  surroundings: codes.length > 0 ? { ...surroundingsOf(lyon), codes, reaches: [] } : null,
  criteria: anybody,
  isHopeless: false,
  conditions,
  elsewhere: () => conditions,
});

test('searches are kept while the directory is what it was', () => {
  const prepared = createPreparedSearches();
  prepared.keep('a', searchAt(3, ['zinguerie']));
  prepared.keep('b', searchAt(3, ['zinc']));
  expect(prepared.of('a')).toEqual({ version: 3, conditions });
  prepared.keep('b', searchAt(4, ['zinc']));
  expect(prepared.of('a')).toBeNull();
  prepared.keep('c', searchAt(3, ['zingage']));
  expect([prepared.of('b')?.version, prepared.of('c')]).toEqual([4, null]);
});

test('those of a search that asked for nothing are not', () => {
  const prepared = createPreparedSearches();
  prepared.keep('a', searchAt(null, []));
  expect(prepared.of('a')).toBeNull();
});

test.each([
  ['words', searchAt(1, ['zinc', 'zingage'])],
  ['communes', searchAt(1, [], Array<string>(10).fill('c69123'))],
])('so many %s are kept in all, those of the last searches', (_, search) => {
  const prepared = createPreparedSearches(2 * 103 - 1);
  for (const key of ['a', 'b']) prepared.keep(key, search);
  expect([prepared.of('a'), prepared.of('b')?.version]).toEqual([null, 1]);
  const roomier = createPreparedSearches(2 * 103);
  for (const key of ['a', 'b']) roomier.keep(key, search);
  expect(roomier.of('a')).not.toBeNull();
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let times = 0;
/** Words that no other test has. */
let stem = '';
const add = (ending: string) => makeFreelance(app.context, { title: `${stem}${ending}` });
const ask = async (query: Record<string, unknown> = {}) => {
  const { body } = await app.call(directoryRoutes.search, {
    query: { search: stem, seed: 'un', limit: 1, ...query },
  });
  return { total: body.total, cursor: body.nextCursor ?? '', titles: body.items.map(({ title }) => title) };
};
beforeEach(async () => {
  times += 1;
  stem = `zing${'abcdefghij'.charAt(times)}`;
  await add('erie');
  await add('erie');
});

test('a search made again, and its next page, look no words up', async () => {
  expect((await ask()).total).toBe(2);
  expect(await statementsOf(() => ask())).toHaveLength(1);
  const { cursor } = await ask();
  expect(await statementsOf(() => ask({ cursor }))).toHaveLength(1);
});

test('words that somebody brings are found at once', async () => {
  await ask();
  await add('age');
  expect((await ask()).total).toBe(3);
  await add('ages');
  const { titles } = await ask({ limit: 10 });
  expect(titles.sort()).toEqual([`${stem}age`, `${stem}ages`, `${stem}erie`, `${stem}erie`]);
});

test('a next page that finds new words does not make an earlier total right', async () => {
  const { cursor } = await ask();
  await add('age');
  await ask({ cursor });
  expect((await ask()).total).toBe(3);
});

test('only the first search after a change reads a page in vain', async () => {
  const both = [() => ask(), () => ask({ type: 'freelance' })] as const;
  for (const search of both) await search();
  await add('age');
  const [one, other] = [await statementsOf(both[0]), await statementsOf(both[1])];
  expect(other).toHaveLength(one.length - 1);
});
