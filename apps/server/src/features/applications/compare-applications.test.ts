import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { comparedOffersMessage } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJob,
  makeOffer,
} from '../../../test/builders/index.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

test('applications to one offer come side by side, in the order asked for', async () => {
  const offer = await makeOffer(app.context, {
    requirements: ['Maîtrise de Revit', 'Suivi de chantier'],
    software: ['revit:2'],
    place_code: 'c69123',
  });
  const near = await makeFreelance(app.context, {
    place_code: 'c69266',
    software: ['autocad:3', 'revit:3'],
    available_from: '2027-01-04',
    days_per_week: 3,
    travel_km: 50,
  });
  const first = await makeApplication(app.context, offer.id, { freelance: near });
  const second = await makeApplication(app.context, offer.id);
  const { status, body } = await app.compare(offer.user, [second.id, first.id]);
  expect(status).toBe(200);
  expect(body.map(({ application }) => application.id)).toEqual([second.id, first.id]);
  expect(body[1]).toMatchObject({
    skills: ['Revit', 'AutoCAD', 'Suivi de chantier', 'Permis de construire'],
    askedSkills: ['Revit', 'Suivi de chantier'],
    software: [
      { name: 'Revit expert', isAsked: true },
      { name: 'AutoCAD expert', isAsked: false },
    ],
    distanceKm: expect.any(Number),
    ...{ travelKm: 50, availableFrom: '2027-01-04', daysPerWeek: 3 },
  });
  expect(body[0]).toMatchObject({ distanceKm: null, software: [] });
});

test('the applications of job seekers do as well', async () => {
  const job = await makeJob(app.context);
  const { id } = await makeApplication(app.context, job.id);
  const { body } = await app.compare(job.user, id);
  expect(body).toMatchObject([{ application: { id, applicantKind: 'jobseeker' }, askedSkills: [] }]);
});

test('what another company received and what is not there is left out', async () => {
  const offer = await makeOffer(app.context);
  const other = await makeOffer(app.context);
  const [own, foreign] = [
    await makeApplication(app.context, offer.id),
    await makeApplication(app.context, other.id),
  ];
  const { body } = await app.compare(offer.user, [foreign.id, own.id, newId(), 'nobody']);
  expect(body.map(({ application }) => application.id)).toEqual([own.id]);
  expect((await app.compare(offer.user, foreign.id)).body).toEqual([]);
  expect((await app.compare((await makeCompany(app.context)).user, own.id)).body).toEqual([]);
  const { call } = app;
  const query = { id: own.id };
  const asOther = { params: { companyUserId: offer.user.id }, token: other.user.token, query };
  expect((await call(applicationRoutes.compare, asOther)).status).toBe(403);
});

test('one that was withdrawn says so', async () => {
  const offer = await makeOffer(app.context);
  const { id, user } = await makeApplication(app.context, offer.id);
  await app.withdraw(user, id);
  expect((await app.compare(offer.user, id)).body).toMatchObject([{ application: { status: 'withdrawn' } }]);
});

test('none, a fifth, two offers’ and endless ids are refused in French', async () => {
  const company = await makeCompany(app.context);
  const ids: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { id } = await makeOffer(app.context, { company });
    ids.push((await makeApplication(app.context, id)).id);
  }
  const apart = await app.compare(company.user, ids);
  expect([apart.status, apart.error.issues]).toEqual([400, [{ path: 'id', message: comparedOffersMessage }]]);
  for (const asked of [[], Array.from({ length: 5 }, newId), ['a'.repeat(7000)]]) {
    const { status, error } = await app.compare(company.user, asked);
    expect([status, error]).toMatchObject([400, { issues: [{ message: expect.stringMatching(/\p{L}/u) }] }]);
  }
});

test('of somebody suspended, nothing is read but what they sent', async () => {
  const offer = await makeOffer(app.context);
  const freelance = await makeFreelance(app.context, { title: 'Dessinatrice secrète' });
  const { id } = await makeApplication(app.context, offer.id, { freelance });
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: app.context.clock.now() })
    .where('id', '=', freelance.user.id)
    .execute();
  const [compared] = (await app.compare(offer.user, id)).body;
  expect(compared).toMatchObject({ skills: [], application: { received: { title: '', location: '' } } });
  expect(JSON.stringify([compared, (await app.received(offer.user)).body])).not.toContain('secrète');
});

test('two hundred applications take as many statements as one', async () => {
  const offer = await makeOffer(app.context);
  await makeApplication(app.context, offer.id);
  const about = async () =>
    (await statementsOf(() => app.received(offer.user, { limit: 100 }))).filter((text) =>
      /application|portfolio|project/.test(text),
    );
  const before = await about();
  expect(before).toHaveLength(3);
  for (let made = 0; made < 199; made += 1) await makeApplication(app.context, offer.id);
  expect(await about()).toEqual(before);
  expect((await app.received(offer.user, { limit: 100 })).headers['x-total-count']).toBe('200');
});
