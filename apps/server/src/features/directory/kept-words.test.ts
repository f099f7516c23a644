import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { createKeptWords } from './kept-words.ts';

const foundAt = (version: number | null, ...words: string[]) => ({
  version,
  size: 9,
  found: [{ term: ['zing'], words }],
});

test('words are kept while the directory is what it was', () => {
  const words = createKeptWords();
  words.keep('a', foundAt(3, 'zinguerie'));
  words.keep('b', foundAt(3, 'zinc'));
  expect(words.of('a')).toEqual(foundAt(3, 'zinguerie'));
  words.keep('b', foundAt(4, 'zinc'));
  expect(words.of('a')).toBeNull();
  words.keep('c', foundAt(3, 'zingage'));
  expect([words.of('b')?.version, words.of('c')]).toEqual([4, null]);
});

test('those of a search that asked for nothing are not', () => {
  const words = createKeptWords();
  words.keep('a', foundAt(null));
  expect(words.of('a')).toBeNull();
});

test('so many are kept in all, those of the last searches', () => {
  const words = createKeptWords(7);
  for (const key of ['a', 'b']) words.keep(key, foundAt(1, 'zinc', 'zingage'));
  expect([words.of('a'), words.of('b')?.version]).toEqual([null, 1]);
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
  expect(await statementsOf(() => ask())).toHaveLength(2);
  const { cursor } = await ask();
  expect(await statementsOf(() => ask({ cursor }))).toHaveLength(2);
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
