import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { context } = app;
  await makeFreelance(context, {
    username: 'Élodie Faure',
    title: 'Architecte',
    specialization: 'Éco-construction',
    location: 'Saint-Étienne',
    skills: ['Ossature bois', '100% recyclé'],
    hourly_rate: 40,
    experience_years: 2,
  });
  await makeFreelance(context, {
    username: 'Karim Benali',
    title: 'Économiste',
    specialization: 'Réhabilitation',
    location: 'Lyon',
    skills: ['Métrés', 'snake_case'],
    hourly_rate: 90,
    experience_years: 12,
    availability: 'Indisponible',
  });
  await makeJobseeker(context, {
    username: 'Sofia Morel',
    title: 'Architecte',
    specialization: 'Logement',
    location: 'Saint-Denis',
    skills: ['Revit'],
    expected_salary: 35_000,
    availability: 'Disponible sous 1 mois',
    experience_years: 5,
  });
  await makeJobseeker(context, {
    username: 'Hugo Petit',
    title: 'Conducteur de travaux',
    specialization: 'Gros œuvre',
    location: 'Nantes',
    skills: ['Planning'],
    expected_salary: 60_000,
    availability: 'Disponible',
    experience_years: 5,
  });
});
afterAll(() => app.close());

async function namesFor(query: Record<string, unknown>): Promise<string[]> {
  const { body } = await app.call(directoryRoutes.search, { query });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ firstName }) => firstName).sort();
}

describe('GET /api/profiles', () => {
  test.each([
    ['architecte', ['Sofia', 'Élodie']],
    ['ARCHITECTE bois', ['Élodie']],
    ['eco construction', ['Élodie']],
    ['écono', ['Karim']],
    ['itect denis', ['Sofia']],
    ['œuvre', ['Hugo']],
    ['oeuvre', ['Hugo']],
    ['e', ['Hugo', 'Karim', 'Sofia', 'Élodie']],
    ['100%', ['Élodie']],
    ['snake_', ['Karim']],
    ['%', ['Élodie']],
    ['_', ['Karim']],
    ['\\', []],
    ['architecte planning', []],
    ['élodie', []],
  ])('search %s finds %o', async (search, names) => {
    expect(await namesFor({ search })).toEqual(names);
  });

  test.each([
    [{ location: 'saint-' }, ['Sofia', 'Élodie']],
    [{ location: 'ETIENNE' }, ['Élodie']],
    [{ location: '%' }, []],
    [{ type: 'freelance' }, ['Karim', 'Élodie']],
    [{ type: 'jobseeker' }, ['Hugo', 'Sofia']],
    [{ maxRate: 50 }, ['Hugo', 'Sofia', 'Élodie']],
    [{ minRate: 50, maxRate: 1000 }, ['Hugo', 'Karim', 'Sofia']],
    [{ maxSalary: 40_000 }, ['Karim', 'Sofia', 'Élodie']],
    [{ minSalary: 40_000, maxSalary: 200_000 }, ['Hugo', 'Karim', 'Élodie']],
    [{ minExperience: 5 }, ['Hugo', 'Karim', 'Sofia']],
    [{ availability: '1 mois' }, ['Karim', 'Sofia', 'Élodie']],
    [{ availability: 'immédiatement', type: 'jobseeker' }, ['Hugo']],
    [{ availability: ['Disponible sous 1 mois', 'immédiatement'], type: 'jobseeker' }, ['Hugo', 'Sofia']],
  ])('%o keeps %o', async (query, names) => {
    expect(await namesFor(query)).toEqual(names);
  });

  test.each([
    [{ seed: 'a-b' }, 'seed'],
    [{ type: 'company' }, 'type'],
    [{ minRate: 'cher' }, 'minRate'],
    [{ availability: 'demain' }, 'availability.0'],
    [{ limit: 'x' }, 'limit'],
    [{ minExperience: 1.5 }, 'minExperience'],
  ])('%o is refused, naming %s', async (query, path) => {
    const { status, error } = await app.call(directoryRoutes.search, { query });
    expect(status).toBe(400);
    expect(error.issues?.map((issue) => issue.path)).toContain(path);
  });

  test('a limit far over a hundred is a hundred', async () => {
    expect(
      (await app.call(directoryRoutes.search, { query: { limit: '99999999999999999999' } })).status,
    ).toBe(200);
  });

  test('a made-up cursor is refused', async () => {
    for (const cursor of ['nonsense', 'WzAsMSwieCIsMV0', Buffer.from('[0,-1,"x",1]').toString('base64url')]) {
      expect((await app.call(directoryRoutes.search, { query: { cursor } })).status).toBe(400);
    }
  });

  test('a changed profile is found under its new words, a deleted account not at all', async () => {
    const { user } = await makeFreelance(app.context, {
      specialization: 'Pigeonniers',
      title: 'Charpentier',
    });
    expect((await namesFor({ search: 'pigeonniers' })).length).toBe(1);
    const change = {
      title: 'Charpentier',
      specialization: 'Clochers',
      location: 'Brest',
      hourlyRate: 50,
      experienceYears: 3,
      description: 'Levage.',
      skills: ['Épure'],
    };
    const params = { userId: user.id };
    await app.call(freelanceRoutes.updateByUser, { params, token: user.token, body: change });
    expect(await namesFor({ search: 'pigeonniers' })).toEqual([]);
    expect((await namesFor({ search: 'clochers epure' })).length).toBe(1);
    await app.context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await namesFor({ search: 'clochers' })).toEqual([]);
  });
});

test('words beyond the eighth are left out, and the answer says so', async () => {
  const words = ['architecte', 'ossature', 'bois', 'eco', 'saint', 'etienne', 'recyclé', 'construction'];
  const page = async (search: string) => (await app.call(directoryRoutes.search, { query: { search } })).body;
  const found = await page([...words, 'ARCHITECTE', 'introuvable', 'élu'].join(' '));
  expect(found.items.map(({ firstName }) => firstName)).toEqual(['Élodie']);
  expect(found.ignoredTerms).toEqual(['introuvable', 'élu']);
  expect((await page(words.join(' '))).ignoredTerms).toBeUndefined();
});
