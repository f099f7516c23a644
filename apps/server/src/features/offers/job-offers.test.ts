import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { hasMonths, jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await createTestApp();
  company = await makeCompany(app.context, { is_subscribed: true });
});
afterAll(() => app.close());

const inDays = (days: number) => addDays(parisDay(app.context.clock.now()), days);
const job = (over: object = {}) => ({
  kind: 'cdi',
  titre: 'Chef ou cheffe de projet',
  description: 'Suivre des logements de l’esquisse à la réception.',
  requirements: 'Revit',
  lieu: 'Lyon',
  placeCode: 'c69123',
  deadline: inDays(20),
  salaryMin: '36 000',
  salaryMax: 42_000,
  ...over,
});
const publish = (over: object = {}, { token }: Pick<MadeUser, 'token'> = company.user) =>
  app.call(offerRoutes.publish, { token, body: job(over) as never });
const update = (id: string, over: object = {}) =>
  app.call(offerRoutes.update, { token: company.user.token, params: { id }, body: job(over) as never });

const inThePast = '2001-01-01';

describe('publishing a job', () => {
  test.each([undefined, '', null])('with a place and its text left out (%j) says the place', async (lieu) => {
    const { body } = await publish({ lieu });
    expect(body).toMatchObject({ lieu: 'Lyon', placeCode: 'c69123' });
    const { body: moved } = await update(body.id, { lieu, placeCode: 'c75056' });
    expect(moved).toMatchObject({ lieu: 'Paris', placeCode: 'c75056' });
    const { body: atWill } = await update(body.id, { lieu, placeCode: null, remoteDays: 5 });
    expect(atWill).toMatchObject({ lieu: null, placeCode: null });
  });

  test('keeps every field, with the usual week', async () => {
    const { status, body } = await publish({
      benefits: 'Mutuelle, tickets restaurant',
      startDate: '2027-01-04',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'cdi',
      salaryMin: 36_000,
      salaryMax: 42_000,
      salaryPeriod: 'year',
      startDate: '2027-01-04',
      months: null,
      hoursPerWeek: 35,
      remoteDays: 0,
      remote: 0,
      benefits: 'Mutuelle, tickets restaurant',
      tutor: null,
      placeCode: 'c69123',
      status: 'open',
    });
    for (const field of ['budget', 'duree', 'urgent']) expect(body).not.toHaveProperty(field);
  });

  test.each([
    ['cdd', { months: 12 }, { salaryPeriod: 'year', months: 12 }],
    ['alternance', { months: 24, salaryMin: 900, salaryMax: 1100 }, { salaryPeriod: 'month' }],
    [
      'stage',
      { months: 2, salaryMin: 700, salaryMax: 700, salaryPeriod: 'month' },
      { salaryPeriod: 'month' },
    ],
    ['msp', { months: 6, tutor: 'Awa Diallo' }, { salaryPeriod: 'year', tutor: 'Awa Diallo' }],
    [
      'cdi',
      { remoteDays: 5, placeCode: null, hoursPerWeek: '39' },
      { remote: 1, placeCode: null, hoursPerWeek: 39 },
    ],
  ])('of the kind %s', async (kind, over, expected) => {
    const { status, body } = await publish({ kind, ...over });
    expect([status, body]).toMatchObject([201, { kind, ...expected }]);
  });

  const refused: readonly (readonly [field: string, over: object])[] = [
    ['kind', { kind: 'interim' }],
    ['kind', { kind: null }],
    ['salaryMax', { salaryMin: 45_000, salaryMax: 38_000 }],
    ['salaryMax', { salaryMax: '' }],
    ['salaryMin', { salaryMin: undefined }],
    ['salaryMin', { salaryMin: -1 }],
    ['salaryMax', { salaryMax: 1e9 }],
    ['salaryPeriod', { salaryPeriod: 'month' }],
    ['salaryPeriod', { kind: 'stage', months: 2, salaryPeriod: 'year' }],
    ['months', { months: 6 }],
    ['months', { kind: 'cdd', months: 0 }],
    ['months', { kind: 'cdd', months: 2.5 }],
    ['placeCode', { placeCode: undefined }],
    ['placeCode', { placeCode: null, remoteDays: 4 }],
    ['placeCode', { placeCode: 'c00000' }],
    ['remoteDays', { remoteDays: 6 }],
    ['remoteDays', { remoteDays: 'souvent' }],
    ['hoursPerWeek', { hoursPerWeek: 0 }],
    ['hoursPerWeek', { hoursPerWeek: 49 }],
    ['startDate', { startDate: '2027-02-30' }],
    ['tutor', { tutor: 'Awa Diallo' }],
    ['benefits', { benefits: 'x'.repeat(100_000) }],
    ['titre', { titre: '' }],
    ['deadline', { deadline: inThePast }],
    ...jobKinds.filter(hasMonths).map((kind) => ['months', { kind }] as const),
  ];
  test.each(refused)('refuses %s: %j', async (field, over) => {
    const { status, error } = await publish(over);
    expect([status, error.issues?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(error.code).not.toBe('offer_stopped');
  });

  test('without a salary is stopped, and says by what right', async () => {
    const { status, error } = await publish({ salaryMin: null, salaryMax: '' });
    expect([status, error.code]).toEqual([400, 'offer_stopped']);
    expect(error.issues?.length).toBeGreaterThan(0);
  });

  test('counts among the ten, and the other way round', async () => {
    const free = await makeCompany(app.context);
    for (let count = 0; count < 9; count += 1) await makeOffer(app.context, { company: free });
    expect((await publish({}, free.user)).status).toBe(201);
    expect((await publish({}, free.user)).error.code).toBe('offer_limit_reached');
    const own = await app.call(offerRoutes.listByCompany, {
      params: { userId: free.user.id },
      token: free.user.token,
    });
    expect(own.body).toMatchObject({ count: 10, limit: 10 });
    expect(own.body.offers.map(({ kind }) => kind).sort()).toEqual(['cdi', ...Array(9).fill('mission')]);
  });
});

describe('changing a job', () => {
  test('replaces its fields, and never its kind', async () => {
    const { body } = await publish();
    const changed = await update(body.id, { titre: 'Autre titre', salaryMax: 50_000 });
    expect(changed.body).toMatchObject({ kind: 'cdi', titre: 'Autre titre', salaryMax: 50_000 });
    for (const over of [
      { kind: 'cdd', months: 6 },
      { kind: undefined, budget: 300, duree: null },
    ]) {
      const { status, error } = await update(body.id, over);
      expect([status, error.issues?.[0]?.path]).toEqual([400, 'kind']);
    }
    const mission = await makeOffer(app.context, { company });
    expect((await update(mission.id)).error.issues?.[0]?.path).toBe('kind');
  });

  test('closes and reopens as a mission does', async () => {
    const { id } = await makeJob(app.context, { company });
    const { token } = company.user;
    expect((await app.call(offerRoutes.close, { params: { id }, token })).status).toBe(204);
    const reopened = await app.call(offerRoutes.reopen, {
      params: { id },
      token,
      body: { deadline: inDays(9) },
    });
    expect(reopened.body).toMatchObject({ kind: 'cdi', status: 'open', deadline: inDays(9) });
    expect((await app.call(offerRoutes.remove, { params: { id }, token })).status).toBe(204);
    expect((await app.call(jobRoutes.get, { params: { id } })).status).toBe(404);
  });
});

test('anybody reads a job whole, at both addresses; a mission is no job, a draft its company’s alone', async () => {
  const { id } = await makeJob(app.context, { company, description: 'Entière pour tous.' });
  for (const route of [jobRoutes.get, offerRoutes.get]) {
    const { body, headers } = await app.call(route, { params: { id } });
    expect(body).toMatchObject({ id, kind: 'cdi', companyName: company.profile.name, salaryMax: 42_000 });
    expect(body).not.toHaveProperty('restricted');
    expect(headers['x-offer-status']).toBe('open');
  }
  const mission = await makeOffer(app.context);
  const draft = await makeJob(app.context, { company, status: 'draft' });
  const ids = [mission.id, draft.id, 'x', company.user.id];
  const statuses = await Promise.all(
    ids.map(async (missing) => (await app.call(jobRoutes.get, { params: { id: missing } })).status),
  );
  expect(statuses).toEqual([404, 404, 404, 404]);
  const own = await app.call(jobRoutes.get, { params: { id: draft.id }, token: company.user.token });
  expect(own.status).toBe(200);
  expect((await app.call(offerRoutes.get, { params: { id: draft.id } })).status).toBe(404);
});

test('no list of missions holds a job', async () => {
  const { id, title } = await makeJob(app.context, { company });
  for (const token of [undefined, company.user.token]) {
    const { body } = await app.call(offerRoutes.list, { token, query: { limit: 100, search: title } });
    expect(body.map((offer) => offer.id)).not.toContain(id);
  }
});
