import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import {
  type SearchSuggestion,
  searchSuggestionSchema,
} from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { readWords } from './read-words.fixture.ts';
import { findWordsLike, readListWords } from './searchable-words.repository.ts';

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = await makeUser(app.context, { role: 'jobseeker' });
});
afterAll(() => app.close());

const inDirectory = async (search: string, query: object = {}) =>
  (await app.call(directoryRoutes.search, { query: { search, ...query } })).body;

type OfferList = typeof offerRoutes.list | typeof jobRoutes.list;
async function among(
  route: OfferList,
  search: string,
  { query = {}, token }: { query?: object; token?: string } = {},
) {
  const { body, headers } = await app.call(route, { query: { search, ...query }, token });
  const text = headers['x-suggestion'];
  const suggestion = text === undefined ? null : JSON.parse(decodeURIComponent(String(text)));
  return { found: body.length, suggestion: suggestion && searchSuggestionSchema.parse(suggestion) };
}
const to = (suggestion: SearchSuggestion | null | undefined) => suggestion?.search ?? null;

describe('in the directory', () => {
  beforeAll(async () => {
    const plain = { specialization: 'Neuf', skills: ['Revit'] };
    await makeFreelance(app.context, { ...plain, title: 'Architecte', location: 'Saint-Étienne' });
    await makeJobseeker(app.context, { ...plain, title: 'Architecte', location: 'Nantes' });
    await makeFreelance(app.context, { ...plain, title: 'Métreuse', location: 'Mantes-la-Jolie' });
    await makeFreelance(app.context, { ...plain, title: 'Projeteuse', location: 'Mantes-la-Jolie' });
    await makeFreelance(app.context, { ...plain, title: 'Urbaniste', location: 'Laon' });
    const gone = await makeFreelance(app.context, { ...plain, title: 'Scénographe', location: 'Quimper' });
    await readWords(app);
    await app.context.db
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', gone.user.id)
      .execute();
  });

  test('a search that finds nobody comes with one that does, and how many', async () => {
    expect(await inDirectory('architcte')).toMatchObject({
      items: [],
      total: 0,
      suggestion: {
        search: 'architecte',
        replaced: [{ from: 'architcte', to: 'architecte' }],
        total: 2,
        isTotalExact: true,
      },
    });
    expect((await inDirectory('architecte')).total).toBe(2);
  });

  test.each([
    ['revti', 'Revit'],
    ['Architcte  saint etiene', 'architecte saint Étienne'],
    ['architcte, saint-étiene', 'architecte, Saint-Étienne'],
    ['arhcitetce', 'architecte'],
    ['architcte architcte', 'architecte architecte'],
    ['méteruse', 'métreuse'],
    ['quimpper architcte', null],
  ])('for “%s” it is “%s”', async (search, expected) => {
    expect(to((await inDirectory(search)).suggestion)).toBe(expected);
  });

  test('of two words as near, the one that more have', async () => {
    expect(to((await inDirectory('bantes')).suggestion)).toBe('mantes');
  });

  test('with the filters that were set, and only where they leave somebody', async () => {
    const freelances = await inDirectory('architcte', { type: 'freelance' });
    expect(freelances.suggestion).toMatchObject({ search: 'architecte', total: 1 });
    expect((await inDirectory('architcte', { minExperience: 60 })).suggestion).toBeUndefined();
    expect((await inDirectory('architcte nantes', { type: 'freelance' })).suggestion).toBeUndefined();
  });

  test.each([
    ['where somebody is found', 'archi'],
    ['for right words that nobody has', 'architecture'],
    ['for right words that nobody has', 'revit désenfumage'],
    ['for the name of a place where nobody is', 'Lyon'],
    ['for a program that nobody knows', 'Covadis'],
    ['for words that are short', 'rev arch lyo'],
    ['for numbers', '44200'],
    ['for nothing that is like a word', 'zzzzzz qqqqqq'],
    ['for more unknown words than slips of the hand', 'architcte revti nntes mntes'],
    ['for what was said by who is suspended', 'scénographhe quimpr'],
    ['for no words', ''],
  ])('there is none %s', async (_, search) => {
    expect((await inDirectory(search)).suggestion).toBeUndefined();
  });

  test('no word is looked up where somebody is found', async () => {
    const statements = await statementsOf(() => inDirectory('architecte'));
    expect(statements.filter((text) => text.includes('words_like'))).toEqual([]);
  });

  test('words are looked up once for all who ask the same at once', async () => {
    const { db } = app.context;
    const ask = (word: string) => findWordsLike(db, 'directory', [word]);
    const statements = await statementsOf(() =>
      Promise.all([ask('architcte'), ask('architcte'), ask('revti'), ask('architcte')]),
    );
    expect(statements.filter((text) => text.includes('words_like'))).toHaveLength(2);
  });

  test('two hundred at once are answered, and a text that is too long is refused', async () => {
    const pages = await Promise.all(
      Array.from({ length: 200 }, (_, at) => inDirectory(`architcte${at % 2 === 0 ? '' : ' revti'}`)),
    );
    expect(pages.every(({ suggestion }) => suggestion?.total === 2)).toBe(true);
    const { status } = await app.call(directoryRoutes.search, { query: { search: 'a'.repeat(100_000) } });
    expect(status).toBe(400);
  });
});

describe('among offers', () => {
  beforeAll(async () => {
    const company = await makeCompany(app.context, { name: 'Atelier Quartz' });
    const values = { company, location: 'Gex', requirements: ['Winchill'], description: 'Meulière.' };
    await makeOffer(app.context, { ...values, title: 'Perspectiviste' });
    await makeOffer(app.context, { ...values, title: 'Acousticien', status: 'filled', requirements: [] });
    await makeJob(app.context, { ...values, title: 'Thermicienne' });
    await readWords(app);
  });

  test('a mission', async () => {
    expect(await among(offerRoutes.list, 'perspectivste')).toEqual({
      found: 0,
      suggestion: {
        search: 'perspectiviste',
        replaced: [{ from: 'perspectivste', to: 'perspectiviste' }],
        total: 1,
        isTotalExact: true,
      },
    });
    expect((await among(offerRoutes.list, 'perspectiviste')).found).toBe(1);
  });

  test('by what only members are told, for members alone', async () => {
    expect((await among(offerRoutes.list, 'wimchill')).suggestion).toBeNull();
    expect(to((await among(offerRoutes.list, 'wimchill', { token: member.token })).suggestion)).toBe(
      'winchill',
    );
  });

  test('by no word of an offer that is closed', async () => {
    expect((await among(offerRoutes.list, 'acousticenn', { token: member.token })).suggestion).toBeNull();
  });

  test('a job, to anybody by all of it', async () => {
    expect((await among(jobRoutes.list, 'thermicienen')).suggestion).toMatchObject({
      search: 'thermicienne',
      total: 1,
    });
    expect(to((await among(jobRoutes.list, 'wimchill')).suggestion)).toBe('winchill');
    expect((await among(jobRoutes.list, 'perspectivste')).suggestion).toBeNull();
  });

  test('with the filters that were set', async () => {
    const remote = { query: { remote: '1' } };
    expect((await among(offerRoutes.list, 'perspectivste', remote)).suggestion).toBeNull();
    expect(
      (await among(jobRoutes.list, 'thermicienen', { query: { contract: 'cdd' } })).suggestion,
    ).toBeNull();
  });
});

test('words are forgotten with the last row that held them, those of the vocabulary are kept', async () => {
  const kept = async (word: string) => {
    const row = await app.context.db
      .selectFrom('searchable_words')
      .select('directory')
      .where('word', '=', word)
      .executeTakeFirst();
    return row?.directory;
  };
  const { user } = await makeFreelance(app.context, { title: 'Xylotraceur', location: 'Vesoul' });
  await readWords(app);
  const before = [await kept('xylotraceur'), await kept('vesoul')];
  await app.context.db.deleteFrom('users').where('id', '=', user.id).execute();
  await readWords(app);
  expect([before, [await kept('xylotraceur'), await kept('vesoul')]]).toEqual([
    [1, 1],
    [undefined, 0],
  ]);
});

test('words are counted the same whether a list is read at once or row by row', async () => {
  const { db } = app.context;
  const company = await makeCompany(app.context);
  for (const title of ['Plans de zinguerie', 'Relevé de zinguerie', 'Zinguerie d’un lycée'])
    await makeOffer(app.context, { company, title });
  const words = () => db.selectFrom('searchable_words').selectAll().orderBy('word').execute();
  await readListWords(db, ['Zingueur']);
  const atOnce = await words();
  await readListWords(db, ['Zingueur'], 1);
  expect(await words()).toEqual(atOnce);
  expect(atOnce.find(({ word }) => word === 'zinguerie')).toMatchObject({ offers: 3, public_offers: 3 });
});
