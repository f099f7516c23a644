import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { codes } from './places.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (q: string, limit?: number) => app.call(placeRoutes.search, { query: { q, limit } });
const codesFor = async (q: string, limit?: number) => (await ask(q, limit)).body.map(({ code }) => code);

describe('what is typed into the place field', () => {
  test.each<[string, readonly string[]]>([
    ['Lyon', [codes.lyon]],
    ['LYON', [codes.lyon]],
    ['st denis', [codes.saintDenis974, codes.saintDenis93]],
    ['St-Denis', [codes.saintDenis974, codes.saintDenis93]],
    ['saint denis 93', [codes.saintDenis93]],
    ['saint-denis (93)', [codes.saintDenis93]],
    ['saint denis réunion', [codes.saintDenis974]],
    ['93200 saint denis', [codes.saintDenis93]],
    ['97400', [codes.saintDenis974]],
    ['Vienne', [codes.vienne, codes.vienneDepartement]],
    ['vienne 38', [codes.vienne]],
    ['vienne isère', [codes.vienne]],
    ['isère vienne', [codes.vienne]],
    ['vienne en isère', [codes.vienne]],
    ['bourg l', ['c92014', 'c26058']],
    ['74940 annecy le vieux', [codes.annecyLeVieux]],
    ['69003', [codes.lyon3, codes.lyon]],
    ['lyon 3', [codes.lyon3]],
    ['Lyon 3ème', [codes.lyon3]],
    ['lyon 03', [codes.lyon3]],
    ['lyon 69', [codes.lyon]],
    ['Lyon, Rhône (69)', [codes.lyon]],
    ['annecy le vieux', [codes.annecyLeVieux]],
    ['Annecy-le-Vieux', [codes.annecyLeVieux]],
    ['75011', [codes.paris11, codes.paris]],
    ['paris 11e arrondissement', [codes.paris11]],
    ['69', [codes.rhone, codes.lyon]],
    ['Rhône', [codes.rhone]],
    ['2a', ['d2A']],
    ['974', ['d974', codes.saintDenis974]],
    ['la réunion', ['d974']],
    ['idf', [codes.ileDeFrance]],
    ['ile de france', [codes.ileDeFrance]],
    ['PACA', ['r93']],
    ['aura', ['r84']],
    ['hdf', ['r32']],
    ['bfc', ['r27']],
    ['naq', ['r75']],
    ['evry', ['c91228']],
    ['hay les roses', ['c94038']],
    ['lhay les roses', ['c94038']],
    ['L’Haÿ-les-Roses', ['c94038']],
    ["l'hay-les-roses", ['c94038']],
    ['mans', ['c72181']],
    ['le mans', ['c72181']],
    ['villeur', [codes.villeurbanne]],
    ['urbanne', [codes.villeurbanne]],
    ['aix provence', ['c13001']],
    ['ste foy les lyon', ['c69202']],
    ['sully sur loire', ['c45315']],
    ['oeuilly', ['c51410']],
    ['69288', ['d69']],
    ['mamoudzou', [codes.mamoudzou]],
  ])('%s', async (q, expected) => {
    expect((await codesFor(q)).slice(0, expected.length)).toEqual(expected);
  });

  test('tells which of several places of one name each is', async () => {
    const { body } = await ask('Vienne', 2);
    expect(body).toEqual([
      {
        code: codes.vienne,
        kind: 'commune',
        name: 'Vienne',
        detail: 'Isère (38)',
        postalCodes: ['38200'],
        named: true,
      },
      {
        code: codes.vienneDepartement,
        kind: 'departement',
        name: 'Vienne',
        detail: 'Département (86)',
        postalCodes: [],
        named: true,
      },
    ]);
    expect((await ask('annecy le vieux')).body[0]).toMatchObject({
      kind: 'former_commune',
      name: 'Annecy-le-Vieux (Annecy)',
      detail: 'Haute-Savoie (74)',
    });
    expect((await ask('75011')).body[0]).toMatchObject({ kind: 'arrondissement', name: 'Paris 11e' });
    expect((await ask('idf')).body[0]).toMatchObject({
      kind: 'region',
      detail: 'Région',
      name: 'Île-de-France',
    });
  });

  test.each<[string, readonly string[]]>([
    ['lyo', []],
    ['Lyon', [codes.lyon]],
    ['69', [codes.rhone]],
    ['saint-denis 93', [codes.saintDenis93]],
    ['69434 Lyon Cedex 03', [codes.lyon]],
    ['Vienne', [codes.vienne, codes.vienneDepartement]],
  ])('says what the whole of “%s” names', async (q, expected) => {
    const { body } = await ask(q, 5);
    expect(body.filter(({ named }) => named).map(({ code }) => code)).toEqual(expected);
  });

  test.each([
    '%',
    '_',
    '😀',
    ' ',
    '\u0301',
    '!!!',
    '1 2 3 4 5 6',
    "l'",
    'a',
    '0',
    'ß',
    'xqzt',
    'l'.repeat(80),
  ])('%j breaks nothing', async (q) => {
    const { status, body } = await ask(q);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(10);
  });

  test('% and _ are letters that no place has', async () => {
    expect(await codesFor('%')).toEqual([]);
    expect(await codesFor('_')).toEqual([]);
    expect(await codesFor('lyon%')).toEqual(await codesFor('lyon'));
  });

  test.each([{}, { q: '' }, { q: 'a'.repeat(200) }, { q: 'Lyon', limit: 11 }, { q: 'Lyon', limit: 0 }])(
    'refuses %j',
    async (query) => {
      const { status, error } = await app.call(placeRoutes.search, { query });
      expect([status, error.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('gives as many as asked for, each once', async () => {
    expect(await codesFor('saint', 3)).toHaveLength(3);
    const found = await codesFor('ville');
    expect(found).toHaveLength(10);
    expect(new Set(found).size).toBe(10);
  });
});

describe('a place by its code', () => {
  const get = (code: string) => app.call(placeRoutes.get, { params: { code } });

  test('with what it lies in', async () => {
    expect((await get(codes.lyon3)).body).toEqual({
      code: codes.lyon3,
      kind: 'arrondissement',
      name: 'Lyon 3e',
      parents: [
        { code: codes.lyon, kind: 'commune', name: 'Lyon' },
        { code: codes.rhone, kind: 'departement', name: 'Rhône' },
        { code: 'r84', kind: 'region', name: 'Auvergne-Rhône-Alpes' },
      ],
      postalCodes: ['69003'],
      estimated: false,
    });
    expect((await get('r84')).body).toMatchObject({ kind: 'region', parents: [], postalCodes: [] });
    expect((await get('c01001')).body).toMatchObject({ name: 'L’Abergement-Clémenciat', estimated: true });
  });

  test.each(['c99999', '69123', 'C69123', 'c2a004', 'd1', 'x', '%25', 'r99'])('%s is none', async (code) => {
    const { status, error } = await get(code);
    expect([status, error.code]).toEqual([404, 'place_not_found']);
  });
});

test('an answer may be kept, and is not sent again to who has it', async () => {
  const first = await ask('Lyon');
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  const url = '/api/places?q=Lyon';
  const tag = String((await app.server.inject(url)).headers.etag);
  const second = await app.server.inject({ url, headers: { 'if-none-match': `"x", W/${tag}` } });
  expect([second.statusCode, second.body]).toEqual([304, '']);
  expect((await app.server.inject({ url, headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
});

test('a title is put right by who knows the towns; one too long for any form is refused', async () => {
  const right = (title: string) => app.call(placeRoutes.caseTitle, { query: { title } });
  expect((await right('VILLA À CASSIS')).body).toEqual({ title: 'Villa à Cassis' });
  expect((await right('A'.repeat(201))).status).toBe(400);
});
