import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeJob, makeJobseeker, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { nextCursorOf } from '../../../test/paging.ts';

let app: TestApp;
/** Title of each job by its id. */
const titles = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp();
  const company = await makeCompany(app.context, { name: 'Atelier Canopée' });
  let minutes = 0;
  const add = async (title: string, values: Parameters<typeof makeJob>[1]) => {
    minutes += 1;
    const created_at = new Date(app.context.clock.now().getTime() - minutes * 60_000);
    const { id } = await makeJob(app.context, { company, title, created_at, ...values });
    titles.set(id, title);
  };
  await add('CDI Lyon', { kind: 'cdi', salary_min: 36_000, salary_max: 42_000, trades: ['architecte'] });
  await add('CDD Grenoble', {
    kind: 'cdd',
    place_code: 'c38185',
    location: 'Grenoble',
    salary_min: 30_000,
    salary_max: 35_000,
  });
  await add('Alternance Paris', {
    kind: 'alternance',
    place_code: 'c75056',
    location: 'Paris',
    salary_min: 1500,
    salary_max: 3000,
  });
  await add('Stage Lyon', { kind: 'stage', salary_min: 700, salary_max: 700, software: ['revit:2'] });
  await add('MSP partout', {
    kind: 'msp',
    is_remote: true,
    place_code: null,
    location: null,
    description: 'Chantier naval',
  });
  await add('CDI passé', { kind: 'cdi', deadline: '2001-01-01' });
  await add('CDI pourvu', { kind: 'cdi', status: 'filled' });
  await add('CDI brouillon', { kind: 'cdi', status: 'draft' });
  await makeOffer(app.context, { company, title: 'Mission Lyon' });
});
afterAll(() => app.close());

const find = async (query: Record<string, unknown> = {}, token?: string) => {
  const { body, headers } = await app.call(jobRoutes.list, { query, token });
  const found = body.map(({ id }) => titles.get(id) ?? 'something else');
  expect(headers['x-total-count']).toBe(String(found.length));
  return found;
};
const all = ['CDI Lyon', 'CDD Grenoble', 'Alternance Paris', 'Stage Lyon', 'MSP partout'];

test('the list holds every open job, newest first, whole for everybody, and no mission', async () => {
  const { user } = await makeJobseeker(app.context);
  for (const token of [undefined, user.token]) expect(await find({}, token)).toEqual(all);
  const { body } = await app.call(jobRoutes.list);
  expect(body[0]).toMatchObject({ kind: 'cdi', companyName: 'Atelier Canopée', salaryMin: 36_000 });
  expect(body[0]).not.toHaveProperty('applied');
  const signedIn = await app.call(jobRoutes.list, { token: user.token });
  expect(signedIn.body[0]).toMatchObject({ applied: false });
});

test.each([
  [{ contract: 'cdi' }, ['CDI Lyon']],
  [{ contract: ['stage', 'msp', 'stage'] }, ['Stage Lyon', 'MSP partout']],
  [{ contract: ['', 'cdd'] }, ['CDD Grenoble']],
  // what is paid by the month counts twelve times
  [{ minSalary: '36000' }, ['CDI Lyon', 'Alternance Paris', 'MSP partout']],
  [{ minSalary: '36 000,50' }, ['CDI Lyon', 'MSP partout']],
  [{ minSalary: '' }, all],
  [{ minSalary: 42_000, contract: ['cdi', 'cdd'] }, ['CDI Lyon']],
  [{ remote: '1' }, ['MSP partout']],
  [{ remote: '0', contract: 'msp' }, []],
  [{ place: 'c69123' }, ['CDI Lyon', 'Stage Lyon']],
  [{ place: 'c69123', radius: '100', order: 'distance' }, ['CDI Lyon', 'Stage Lyon', 'CDD Grenoble']],
  [{ trade: 'architecte' }, ['CDI Lyon']],
  [{ software: 'revit:2' }, ['Stage Lyon']],
  [{ location: 'gren' }, ['CDD Grenoble']],
  // found by visitors as well, who read a job whole
  [{ search: 'naval' }, ['MSP partout']],
  [{ search: 'canopée' }, all],
  [{ search: 'introuvable' }, []],
])('%o finds %j', async (query, expected) => {
  expect(await find(query)).toEqual(expected);
});

test.each([
  ['contract', 'mission'],
  ['contract', 'interim'],
  ['contract', Array.from({ length: 21 }, () => 'cdi')],
  ['minSalary', 'beaucoup'],
  ['minSalary', -1],
  ['minSalary', '9'.repeat(100_000)],
  ['place', 'c00000'],
  ['trade', 'inconnu'],
])('refuses %s: %j', async (name, value) => {
  for (const route of [jobRoutes.list, jobRoutes.facets])
    expect((await app.call(route, { query: { [name]: value } as never })).status).toBe(400);
});

test('pages follow one another, near first too', async () => {
  for (const query of [{}, { place: 'c69123', radius: '100', order: 'distance' }]) {
    const whole = await find(query);
    const found: (string | undefined)[] = [];
    for (let cursor: string | undefined; found.length < 10; ) {
      const page = await app.call(jobRoutes.list, { query: { ...query, limit: 2, cursor } as never });
      found.push(...page.body.map(({ id }) => titles.get(id)));
      cursor = nextCursorOf(page) ?? undefined;
      if (!cursor) break;
    }
    expect(found).toEqual(whole);
  }
  const { body } = await app.call(jobRoutes.list, { query: { place: 'c69123', radius: '100' } as never });
  expect(body.map(({ distanceKm }) => distanceKm)).toEqual([0, expect.any(Number), 0]);
});

describe('the facets', () => {
  test('each contract finds as many as its count says, whatever contract is asked for', async () => {
    for (const query of [
      {},
      { contract: ['cdi'] },
      { search: 'Lyon', contract: ['stage'] },
      { search: 'zzz' },
    ]) {
      const { contracts } = (await app.call(jobRoutes.facets, { query })).body;
      const told = new Map(contracts.map(({ code, count }) => [code, count]));
      for (const kind of jobKinds) {
        const found = await app.call(jobRoutes.list, { query: { ...query, contract: [kind] } });
        expect([query, kind, told.get(kind) ?? 0]).toEqual([query, kind, found.body.length]);
      }
    }
  });

  test('count the jobs that each choice leaves, for everybody', async () => {
    const { body } = await app.call(jobRoutes.facets, { query: { contract: ['cdi', 'stage'] } as never });
    expect(body).toMatchObject({
      total: 2,
      exact: true,
      trades: [{ code: 'architecte', count: 1 }],
      software: [
        { code: 'revit', count: 1 },
        { code: 'revit:2', count: 1 },
      ],
      departements: [{ code: 'd69', count: 2 }],
    });
  });

  test('of missions and of jobs are not mixed', async () => {
    const missions = await app.call(offerRoutes.facets);
    expect(missions.body.total).toBe(1);
    expect((await app.call(jobRoutes.facets)).body.total).toBe(all.length);
  });
});

test('totals are true again after every change', async () => {
  const { id, user } = await makeJob(app.context, { title: 'De passage' });
  titles.set(id, 'De passage');
  expect(await find()).toEqual(['De passage', ...all]);
  await app.call(offerRoutes.close, { params: { id }, token: user.token });
  expect(await find()).toEqual(all);
});
