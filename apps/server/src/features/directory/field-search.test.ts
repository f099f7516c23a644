import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { NewRow } from '../../core/db/schema.ts';

const france = -1;

type Person = Partial<
  Pick<
    NewRow<'freelances'>,
    | 'title'
    | 'location'
    | 'skills'
    | 'place_code'
    | 'travel_km'
    | 'trades'
    | 'software'
    | 'phases'
    | 'programmes'
  >
>;

/** The profiles of the tests, by letter. */
const people: Readonly<Record<string, Person>> = {
  A: {
    title: 'Dessinatrice en bâtiment',
    location: 'Villeurbanne',
    place_code: 'c69266',
    trades: ['dessinateur'],
    software: ['revit:2'],
    phases: ['DCE'],
    programmes: ['logement'],
  },
  B: {
    title: 'Dessinateur-projeteur',
    location: 'Givors',
    place_code: 'c69091',
    trades: ['dessinateur-projeteur'],
    software: ['autocad:2'],
  },
  C: {
    title: 'Projeteuse BIM',
    location: 'Vienne',
    place_code: 'c38544',
    trades: ['projeteur-bim'],
    software: ['revit:3'],
    phases: ['DCE'],
    programmes: ['erp'],
  },
  D: {
    title: 'Cheffe de chantier',
    location: 'Bourg-en-Bresse',
    place_code: 'c01053',
    trades: ['chef-de-chantier'],
    skills: ['Suivi de projet'],
  },
  E: {
    title: 'Conductrice de travaux',
    location: 'Saint-Denis',
    place_code: 'c97411',
    trades: ['conducteur-de-travaux'],
  },
  F: {
    title: 'Économiste de la construction',
    location: 'Saint-Denis',
    place_code: 'c93066',
    trades: ['economiste'],
  },
  G: { title: 'Architecte', location: 'Paris 11e', place_code: 'c75111', trades: ['architecte'] },
  H: {
    title: 'Architecte d’intérieur',
    location: 'Paris',
    place_code: 'c75056',
    trades: ['architecte-d-interieur'],
  },
  I: {
    title: 'Paysagiste conceptrice',
    location: 'Annecy-le-Vieux',
    place_code: 'c74011',
    trades: ['paysagiste-concepteur'],
  },
  J: {
    title: 'Ingénieure structure',
    location: 'Poitiers',
    place_code: 'c86194',
    trades: ['ingenieur-structure'],
  },
  K: { title: 'Pilote OPC', location: 'Île-de-France', place_code: 'r11', trades: ['pilote-opc'] },
  L: { title: 'Urbaniste', location: 'Sud-Ouest', trades: ['urbaniste'] },
  M: { title: 'Métreur', location: 'Mamoudzou', place_code: 'c97608', trades: ['metreur'] },
  N: {
    title: 'Modeleur BIM',
    location: 'Lyon',
    place_code: 'c69123',
    trades: ['modeleur-bim'],
    travel_km: france,
  },
};

let app: TestApp;
const letters = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp();
  for (const [letter, person] of Object.entries(people)) {
    const make = letter === 'B' || letter === 'K' ? makeJobseeker : makeFreelance;
    const made = await make(app.context, { skills: ['Croquis'], specialization: 'Bâtiment', ...person });
    letters.set(made.profile.id, letter);
  }
});
afterAll(() => app.close());

const nameOf = ({ id }: ProfileCard) => letters.get(id) ?? '?';

async function ask(query: Record<string, unknown>) {
  const { body } = await app.call(directoryRoutes.search, { query: { limit: 100, ...query } });
  const names = body.items.map(nameOf);
  expect(body.total).toBe(names.length);
  return { found: names.sort().join(' '), cards: new Map(body.items.map((card) => [nameOf(card), card])) };
}

const lyon = 'c69123';
const grenoble = 'c38185';

describe('people are found', () => {
  test.each([
    [{ trade: 'architecte' }, 'G'],
    [{ trade: ['architecte', 'metreur'] }, 'G M'],
    [{ place: 'd69' }, 'A B N'],
    [{ place: lyon }, 'N'],
    [{ place: lyon, radius: 10 }, 'A N'],
    [{ place: lyon, radius: 50 }, 'A B C N'],
    [{ place: lyon, radius: 100 }, 'A B C D N'],
    [{ place: grenoble, radius: 25 }, ''],
    [{ place: grenoble, radius: 25, travel: '0' }, ''],
    [{ place: grenoble, radius: 25, travel: '1' }, 'N'],
    [{ place: 'd38', travel: '1' }, 'C N'],
    [{ place: 'c97411', radius: 100 }, 'E'],
    [{ place: 'c97411', radius: 100, travel: '1' }, 'E'],
    [{ place: 'd86' }, 'J'],
    [{ place: 'c38544' }, 'C'],
    [{ place: 'c69383', radius: 10 }, 'A N'],
    [{ place: 'c74011' }, 'I'],
    [{ place: 'c74010' }, 'I'],
    [{ place: 'c75056', radius: 0 }, 'G H'],
    [{ place: 'c75111' }, 'G'],
    [{ place: 'r11' }, 'F G H K'],
    [{ place: lyon, radius: 50, software: 'revit', phase: 'DCE', programme: 'logement' }, 'A'],
    [{ place: lyon, radius: 50, software: 'revit', phase: 'DCE' }, 'A C'],
    [{ software: 'revit:2' }, 'A C'],
    [{ software: 'revit:3' }, 'C'],
    [{ software: ['revit:3', 'autocad:2'] }, 'B C'],
    [{ software: 'autocad:3' }, ''],
    [{ programme: ['logement', 'erp'] }, 'A C'],
    [{ location: 'sud-ouest' }, 'L'],
    [{ place: 'd974', type: 'jobseeker' }, ''],
  ])('by %j: %s', async (query, expected) => {
    expect((await ask(query)).found).toBe(expected);
    expect((await ask({ ...query, ...('place' in query && { order: 'distance' }) })).found).toBe(expected);
  });
});

test('cards say how far it is to the place asked for, and who travels to it', async () => {
  const { cards } = await ask({ place: lyon, radius: 50 });
  expect(cards.get('C')).toMatchObject({ distanceKm: 25 });
  expect(cards.get('N')).toMatchObject({ distanceKm: 0 });
  expect([...cards.values()].filter((card) => 'reaches' in card)).toEqual([]);
  const reaching = (await ask({ place: grenoble, radius: 25, travel: '1' })).cards;
  expect(reaching.get('N')).toMatchObject({ reaches: true, distanceKm: 93 });
  const inArea = (await ask({ place: 'd69' })).cards;
  expect([...inArea.values()].filter((card) => 'distanceKm' in card)).toEqual([]);
  expect(inArea.get('A')?.trades).toEqual(['dessinateur']);
});

test.each([
  [{ place: 'c00000' }, 'place_unknown'],
  [{ place: 'Lyon' }, 'place_unknown'],
  [{ place: "d69' or 1=1" }, 'place_unknown'],
  [{ place: '__proto__' }, 'place_unknown'],
  [{ place: 'c69123'.repeat(20) }, 'invalid_request'],
  [{ place: [lyon, grenoble] }, 'invalid_request'],
  [{ radius: 10 }, 'radius_needs_place'],
  [{ order: 'distance' }, 'radius_needs_place'],
  [{ place: lyon, radius: 30 }, 'invalid_request'],
  [{ place: lyon, radius: -1 }, 'invalid_request'],
  [{ place: lyon, travel: 'oui' }, 'invalid_request'],
  [{ place: lyon, travel: '__proto__' }, 'invalid_request'],
  [{ place: lyon, order: 'nearest' }, 'invalid_request'],
  [{ trade: 'archi' }, 'trade_unknown'],
  [{ trade: ['architecte', 'constructor'] }, 'trade_unknown'],
  [{ phase: 'dce' }, 'facet_unknown'],
  [{ software: 'revit:4' }, 'facet_unknown'],
  [{ software: 'revit:' }, 'facet_unknown'],
  [{ programme: '%' }, 'facet_unknown'],
  [{ context: '🏠' }, 'facet_unknown'],
  [{ context: Array.from({ length: 201 }, () => 'neuf') }, 'invalid_request'],
  [{ availableBefore: 'demain' }, 'invalid_request'],
  [{ availableBefore: '2026-02-30' }, 'invalid_request'],
])('%j is refused as %s, of the list and of its facets', async (query, code) => {
  for (const route of [directoryRoutes.search, directoryRoutes.facets]) {
    const { status, error } = await app.call(route, { query });
    expect([status, error.code]).toEqual([400, code]);
  }
});

describe('who is free by a day', () => {
  beforeAll(async () => {
    await app.context.db.updateTable('freelances').set({ availability: 'Indisponible' }).execute();
    await app.context.db.updateTable('jobseekers').set({ availability: 'Disponible sous 1 mois' }).execute();
    const set = (title: string, values: Partial<NewRow<'freelances'>>) =>
      app.context.db.updateTable('freelances').set(values).where('title', '=', title).execute();
    await set('Architecte', { availability: 'Disponible' });
    await set('Métreur', { availability: 'Disponible', available_from: addDays(today(), 60) });
    await set('Urbaniste', { available_from: addDays(today(), 10) });
    await set('Modeleur BIM', { available_from: '2020-01-01' });
  });
  const today = () => parisDay(app.context.clock.now());

  test.each([
    [0, 'G N'],
    [9, 'G N'],
    [10, 'G L N'],
    [30, 'B G K L N'],
    [60, 'B G K L M N'],
  ])('in %d days: %s', async (days, expected) => {
    expect((await ask({ availableBefore: addDays(today(), days) })).found).toBe(expected);
  });
});

test('a value may come two hundred times', async () => {
  const many = Array.from({ length: 200 }, () => 'architecte');
  expect((await ask({ trade: many })).found).toBe('G');
});

test.each(['%', '_', "l'", 'é'.repeat(200), '🏗️'])('%j is searched by like other letters', async (search) => {
  expect((await ask({ search, place: lyon, radius: 50, travel: 1 })).found).toBe('');
});
