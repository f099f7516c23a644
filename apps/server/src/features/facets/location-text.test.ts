import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeFreelance, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

/** Words and code of a place. */
const places: readonly (readonly [location: string, code: string | null])[] = [
  ['Gratte-Ciel', 'c69266'],
  ['Guillotière', 'c69383'],
  ['Presqu’île', 'c69123'],
  ['Croix-Rousse', 'c69384'],
  ['Bellecour, Lyon', null],
  ['Carré de Soie', 'd69'],
  ['Bastille', 'c75111'],
  ['Seine', 'r11'],
  ['Plaine Commune', 'c93066'],
  ['Sainte-Clotilde', 'c97411'],
  ['Forez', 'c42218'],
  ['Papeete', 'c98735'],
  ['Lons', 'c39300'],
  ['Quartier 69', null],
];

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = (await makeFreelance(app.context, { location: 'Nulle part', place_code: null })).user;
  for (const [location, place_code] of places) {
    await makeFreelance(app.context, { location, place_code, title: location });
    await makeOffer(app.context, { location, place_code, title: location });
    await makeJob(app.context, { location, place_code, title: location });
  }
  await makeOffer(app.context, { location: null, place_code: 'c69266', title: 'Sans mots' });
});
afterAll(() => app.close());

const sorted = (titles: readonly string[]) => titles.toSorted();

async function foundBy(query: Record<string, unknown>) {
  const limit = 100;
  const profiles = await app.call(directoryRoutes.search, { query: { ...query, limit } });
  const missions = await app.call(offerRoutes.list, { query: { ...query, limit }, token: member.token });
  const told = await app.call(offerRoutes.list, { query: { ...query, limit } });
  const jobs = await app.call(jobRoutes.list, { query: { ...query, limit } as never });
  const titles = (offers: readonly { titre: string }[]) => sorted(offers.map(({ titre }) => titre));
  return {
    profiles: sorted(profiles.body.items.map(({ title }) => title)),
    missions: titles(missions.body).filter((title) => title !== 'Sans mots'),
    told: titles(told.body),
    jobs: titles(jobs.body),
  };
}

const rhone = [
  'Bellecour, Lyon',
  'Carré de Soie',
  'Croix-Rousse',
  'Gratte-Ciel',
  'Guillotière',
  'Presqu’île',
];

describe('a text that names one place finds who is there, besides who says so', () => {
  test.each<[string, readonly string[]]>([
    ['69', [...rhone.filter((name) => !name.includes('Lyon')), 'Quartier 69']],
    ['Rhône', rhone.filter((name) => !name.includes('Lyon'))],
    ['Lyon', ['Bellecour, Lyon', 'Croix-Rousse', 'Guillotière', 'Presqu’île']],
    ['Lyon 3', ['Guillotière', 'Presqu’île']],
    ['69003', ['Guillotière', 'Presqu’île']],
    ['69434 Lyon Cedex 03', ['Croix-Rousse', 'Guillotière', 'Presqu’île']],
    ['Île-de-France', ['Bastille', 'Plaine Commune', 'Seine']],
    ['idf', ['Bastille', 'Plaine Commune', 'Seine']],
    ['75000 Paris', ['Bastille']],
    ['saint etienne', ['Forez']],
    ['42000', ['Forez']],
    ['Tahiti', ['Papeete']],
    ['St Denis 93', ['Plaine Commune']],
    ['Doubs (25)', []],
  ])('%s', async (location, expected) => {
    const names = sorted(expected);
    expect(await foundBy({ location })).toEqual({
      profiles: names,
      missions: names,
      told: names,
      jobs: names,
    });
  });
});

test('a text that names several is a part of words, as one that names none', async () => {
  expect((await foundBy({ location: 'St Denis' })).profiles).toEqual([]);
  expect((await foundBy({ location: 'ciel' })).profiles).toEqual(['Gratte-Ciel']);
});

test('of a mission whose place is not told in words, members alone learn it', async () => {
  const titles = async (token?: string) => {
    const query = { location: 'Villeurbanne' };
    const { body } = await app.call(offerRoutes.list, { query, ...(token && { token }) });
    return sorted(body.map(({ titre }) => titre));
  };
  expect(await titles(member.token)).toEqual(['Gratte-Ciel', 'Sans mots']);
  expect(await titles()).toEqual(['Gratte-Ciel']);
});

test('facets and totals count who is there', async () => {
  const query = { location: 'Lyon' };
  const facets = await app.call(directoryRoutes.facets, { query });
  expect(facets.body).toMatchObject({ total: 4, departements: [{ code: 'd69', count: 3 }] });
  const missions = await app.call(offerRoutes.facets, { query, token: member.token });
  expect(missions.body).toMatchObject({ total: 4, departements: [{ code: 'd69', count: 3 }] });
  const totals = await app.call(jobRoutes.totals, {
    query: { ...query, search: 'introuvable', without: ['search', 'location'] } as never,
  });
  expect(totals.body.map(({ total }) => total)).toEqual([4, 0]);
});
