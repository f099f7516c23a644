import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { formsOf } from '@mitoyen/contract/features/vocabulary/inflections.ts';
import { trades } from '@mitoyen/contract/features/vocabulary/trades.vocabulary.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
const namesById = new Map<string, string>();

/** Adds a profile named by one letter, whose texts hold only what the test is about. */
async function add(
  name: string,
  values: { title: string; location: string; skills?: string[] },
  make: typeof makeFreelance | typeof makeJobseeker = makeFreelance,
) {
  const { profile } = await make(app.context, { specialization: 'Divers', skills: ['Divers'], ...values });
  namesById.set(profile.id, name);
}

beforeAll(async () => {
  app = await createTestApp();
  await add('A', { title: 'Dessinatrice en bâtiment', location: 'Villeurbanne', skills: ['Revit'] });
  await add('B', { title: 'Dessinateur-projeteur', location: 'Givors', skills: ['AutoCAD'] });
  await add('C', { title: 'Projeteuse BIM', location: 'Vienne', skills: ['Revit'] }, makeJobseeker);
  await add('D', { title: 'Cheffe de chantier', location: 'Bourg-en-Bresse', skills: ['Suivi de projet'] });
  await add('E', { title: 'Conductrice de travaux', location: 'Saint-Denis' });
  await add('F', { title: 'Économiste de la construction', location: 'Saint-Denis' });
  await add('G', { title: 'Architecte', location: 'Paris' });
  await add('H', { title: 'Architecte d’intérieur', location: 'Paris' }, makeJobseeker);
  await add('I', { title: 'Paysagiste conceptrice', location: 'Annecy-le-Vieux' });
  await add('J', { title: 'Ingénieure structure', location: 'Poitiers' });
  await add('K', { title: 'Pilote OPC', location: 'Île-de-France' });
  await add('L', { title: 'Urbaniste', location: 'Sud-Ouest' });
  await add('M', { title: 'Métreur', location: 'Mamoudzou' });
  await add('N', { title: 'Modeleur BIM', location: 'Lyon', skills: ['100% BIM', 'lot_5', 'Œil 🏗️'] });
});
afterAll(() => app.close());

async function search(words: string, query: object = {}): Promise<string> {
  const { body, status } = await app.call(directoryRoutes.search, {
    query: { search: words, limit: 100, ...query },
  });
  expect([status, body.total]).toEqual([200, body.items.length]);
  return body.items
    .map(({ id }) => namesById.get(id))
    .toSorted()
    .join(' ');
}

test.each([
  ...['dessinateur', 'dessinatrice', 'DESSINATEURS', 'dessinatrices'].map((word) => [word, 'A B']),
  ...['projeteur', 'projeteuse', 'Projeteurs', 'projeteuses'].map((word) => [word, 'B C']),
  ...['chef de chantier', 'cheffe de chantier', 'cheffes de chantier', 'CHEFS DE CHANTIER'].map((words) => [
    words,
    'D',
  ]),
  ['conducteur travaux', 'E'],
  ['metreuse', 'M'],
  ['économistes', 'F'],
  ['paysagistes concepteurs', 'I'],
  ['ingénieurs structure', 'J'],
  ['modeleuse BIM', 'N'],
  ['dessinatrice Revit', 'A'],
  ['dessinateurs lyon', ''],
  ['dessinateur projeteuse', 'B'],
  ['architecte', 'G H'],
  ['architectes', 'G H'],
  ["architecte d'interieur", 'H'],
  ['Architectes d’intérieur', 'H'],
  // parts of words are found as ever
  ['projet', 'B C D'],
  ['projete', 'B C'],
  ['dessinat', 'A B'],
  // words that are no trade's are found in both numbers, in the gender that was typed
  ['chantiers', 'D'],
  ['constructions', 'F'],
  ['intérieure', ''],
])('“%s” finds %s', async (words, found) => {
  expect(await search(words)).toBe(found);
});

test.each([
  ['%', 'N'],
  ['_', 'N'],
  ["l'", ''],
  ['l’', ''],
  ["d'", 'H'],
  ['é'.repeat(200), ''],
  ['dessinatrice '.repeat(20).trim().slice(0, 200), 'A B'],
  ['🏗️', 'N'],
  ['œil', 'N'],
  ['\\', ''],
])('%s is made of letters like others', async (words, found) => {
  expect(await search(words)).toBe(found);
});

describe.each(trades)('$masculine', (trade) => {
  const marker = `repere-${trade.code}`;
  test('all forms find the same people', async () => {
    const forms = [...new Set(formsOf(trade))];
    for (const [index, form] of forms.entries())
      await add(`${trade.code} ${index}`, { title: form, location: marker });
    const everybody = forms.map((_, index) => `${trade.code} ${index}`).join(' ');
    for (const form of forms) {
      expect([form, await search(form, { location: marker })]).toEqual([form, everybody]);
      expect([form, await search(form)]).toEqual([form, await search(trade.masculine)]);
    }
  });
});
