import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
  nextSiret,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, jobseekerBody } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const facets = {
  placeCode: 'c69123',
  trades: ['architecte'],
  phases: ['ESQ'],
  software: ['revit:2'],
  programmes: ['logement'],
  contexts: ['neuf'],
};
const mobility = { travelKm: 25, availableFrom: '2027-01-04', daysPerWeek: 3 };
const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], placeCode: null };
const offerBody = {
  titre: 'Dossier de permis',
  description: 'Monter le dossier de permis d’une école.',
  budget: 420,
  deadline: '2999-12-31',
};

type Change = (over: object) => Promise<{ status: number; body: unknown; error: { code: string } }>;

/** How each of those that have facets is changed by its owner. */
async function changesOf(): Promise<Record<'freelance' | 'jobseeker' | 'offer', Change>> {
  const freelance = await makeFreelance(app.context);
  const jobseeker = await makeJobseeker(app.context);
  const offer = await makeOffer(app.context);
  const change = (route: object, params: object, token: string, body: object) => (over: object) =>
    app.call(route as never, { params, token, body: { ...body, ...over } } as never) as ReturnType<Change>;
  const ofUser = ({ user }: { user: { id: string } }) => ({ userId: user.id });
  const { siret } = freelance.profile;
  return {
    freelance: change(
      freelanceRoutes.updateByUser,
      ofUser(freelance),
      freelance.user.token,
      freelanceBody(siret),
    ),
    jobseeker: change(jobseekerRoutes.updateByUser, ofUser(jobseeker), jobseeker.user.token, jobseekerBody()),
    offer: change(offerRoutes.update, { id: offer.id }, offer.user.token, offerBody),
  };
}

test('facets that a change leaves out stay, and are emptied when it says so', async () => {
  const { freelance, jobseeker, offer } = await changesOf();
  for (const [change, all, nothing] of [
    [freelance, { ...facets, ...mobility }, { ...none, travelKm: null, availableFrom: '', daysPerWeek: '' }],
    [
      jobseeker,
      { ...facets, ...mobility },
      { ...none, travelKm: '', availableFrom: null, daysPerWeek: null },
    ],
    [offer, facets, none],
  ] as const) {
    expect((await change({})).body).toMatchObject(none);
    expect((await change(all)).body).toMatchObject(all);
    expect((await change({})).body).toMatchObject(all);
    const empty = Object.fromEntries(Object.entries(nothing).map(([name, value]) => [name, value || null]));
    expect((await change(nothing)).body).toMatchObject(empty);
  }
});

test.each([
  [{ trades: ['architecte', 'urbaniste', 'metreur', 'thermicien'] }, 'too_many_trades'],
  [{ trades: ['archi'] }, 'trade_unknown'],
  [{ trades: ['__proto__'] }, 'trade_unknown'],
  [{ phases: ['dce'] }, 'facet_unknown'],
  [{ software: ['revit'] }, 'facet_unknown'],
  [{ software: ['revit:4'] }, 'facet_unknown'],
  [{ programmes: ['chateau'] }, 'facet_unknown'],
  [{ contexts: [''] }, 'facet_unknown'],
  [{ placeCode: 'Lyon' }, 'place_unknown'],
  [{ placeCode: '69123' }, 'place_unknown'],
  [{ placeCode: 'c69999' }, 'place_unknown'],
  [{ trades: 'architecte' }, 'invalid_request'],
  [{ software: [3] }, 'invalid_request'],
])('%j is refused as %s, of everybody who has facets', async (over, code) => {
  for (const change of Object.values(await changesOf())) {
    const { status, error } = await change(over);
    expect([status, error.code]).toEqual([400, code]);
  }
});

test.each([
  { travelKm: 30 },
  { travelKm: -2 },
  { daysPerWeek: 0 },
  { daysPerWeek: 6 },
  { daysPerWeek: 2.5 },
  { availableFrom: '2027-02-30' },
  { availableFrom: 'demain' },
])('%j is no way of working', async (over) => {
  const { freelance, jobseeker } = await changesOf();
  for (const change of [freelance, jobseeker])
    expect(await change(over)).toMatchObject({
      status: 400,
      error: { issues: [{ path: Object.keys(over)[0] }] },
    });
});

test('each code counts once, each software at its highest level', async () => {
  const { offer } = await changesOf();
  const { body } = await offer({
    trades: ['metreur', 'metreur ', 'architecte'],
    software: ['revit:1', 'excel:2', 'revit:3', 'revit:3', 'revit:2'],
  });
  expect(body).toMatchObject({ trades: ['metreur', 'architecte'], software: ['excel:2', 'revit:3'] });
});

test('nobody begins with codes that no list has', async () => {
  const unknown = { trades: ['archi'], placeCode: 'Lyon' };
  const freelance = await makeUser(app.context, { role: 'freelance' });
  const company = await makeUser(app.context, { role: 'entreprise' });
  const jobseeker = await makeUser(app.context, { role: 'jobseeker' });
  const publisher = await makeCompany(app.context);
  const refusals = await Promise.all([
    app.call(freelanceRoutes.create, {
      token: freelance.token,
      body: { ...freelanceBody(nextSiret()), ...unknown },
    }),
    app.call(jobseekerRoutes.create, { token: jobseeker.token, body: { ...jobseekerBody(), ...unknown } }),
    app.call(companyRoutes.create, {
      token: company.token,
      body: { ...companyBody('Charpentes', nextSiret()), ...unknown },
    }),
    app.call(companyRoutes.updateByUser, {
      params: { userId: publisher.user.id },
      token: publisher.user.token,
      body: { name: publisher.profile.name, ...unknown },
    }),
    app.call(offerRoutes.publish, { token: publisher.user.token, body: { ...offerBody, ...unknown } }),
  ]);
  expect(refusals.map(({ status, error }) => [status, error.code])).toEqual(
    refusals.map(() => [400, 'place_unknown']),
  );
});
