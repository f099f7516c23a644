import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import {
  rightWords,
  typedSoftware,
  typedTowns,
  typedTrades,
} from '@mitoyen/contract/features/vocabulary/typos.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { readWords } from './read-words.fixture.ts';
import { typedWrongly } from './typed-wrongly.fixture.ts';

let app: TestApp;
/** A profile for each name, whose texts hold nothing else. */
const idsByName = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp();
  const plain = { title: 'Divers', specialization: 'Divers', location: 'Divers', skills: ['Divers'] };
  const add = async (name: string, values: object) => {
    const { profile } = await makeFreelance(app.context, { ...plain, ...values });
    idsByName.set(name, profile.id);
  };
  for (const title of typedTrades) await add(title, { title });
  for (const program of typedSoftware) await add(program, { skills: [program] });
  for (const location of typedTowns) await add(location, { location });
  // more people live in large towns
  for (const location of typedTowns.slice(0, 100)) await makeFreelance(app.context, { ...plain, location });
  await readWords(app);
});
afterAll(() => app.close());

const search = async (words: string) =>
  (await app.call(directoryRoutes.search, { query: { search: words, limit: 100 } })).body;

/** Whether a search finds who was meant, by its own words or by those that are suggested. */
async function leadsTo(name: string, typed: string): Promise<boolean> {
  const first = await search(typed);
  const page = first.suggestion ? await search(first.suggestion.search) : first;
  return page.items.some(({ id }) => id === idsByName.get(name));
}

/** Of all letters that may go wrong one in sixteen, the same at each run; `TYPOS=full` tries them all. */
const every = process.env.TYPOS === 'full' ? 1 : 16;
const wrongs = [...typedTrades, ...typedSoftware, ...typedTowns]
  .flatMap((name) => typedWrongly(name).map((typed) => ({ name, typed })))
  .filter((_, number) => number % every === 0);

test('98 of 100 names with one letter wrong lead to who was meant', async () => {
  const missed: string[] = [];
  for (const { name, typed } of wrongs) if (!(await leadsTo(name, typed))) missed.push(`${name}: ${typed}`);
  expect(wrongs.length).toBeGreaterThan(600);
  expect(missed.length / wrongs.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
});

test('no right word is taken for another, though nobody has it', async () => {
  expect(rightWords).toHaveLength(500);
  const taken: string[] = [];
  for (const word of rightWords) {
    const { suggestion } = await search(word);
    if (suggestion) taken.push(`${word}: ${suggestion.search}`);
  }
  expect(taken).toEqual([]);
});
