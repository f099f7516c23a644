import { addDays, parisDay, wrongYearMessage } from '@mitoyen/contract/core/paris-day.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyAccount, freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { makeCompany } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pointed = (siret: unknown) => String(siret).replace(/^(.{3})(.{3})(.{3})/, '$1.$2-$3\u202f');

test('an account and its profile are stored as they were meant, not as they were pasted', async () => {
  const body = await freelanceAccount(app, {
    username: 'E\u0301lodie\u00a0Durand ',
    email: 'Élodie <mailto:elodie.durand@exemple.fr>,',
  });
  const { siret, ...profile } = body.profile as Record<string, unknown>;
  const pasted = {
    ...profile,
    siret: pointed(siret),
    title: 'Architecte\u00a0– urbaniste',
    location: 'Lyon\u200b\t',
    hourlyRate: '45,50 € HT/h',
    description: '\ufeffPlans\u2028\uf0b7 Coupes ﬁnies  ',
    skills: '• Revit\n• AutoCAD',
  };
  const made = await app.call(accountRoutes.create, { body: { ...body, profile: pasted } });
  expect(made.body.user).toMatchObject({ username: 'Élodie Durand', email: 'elodie.durand@exemple.fr' });
  const own = await app.call(freelanceRoutes.getByUser, {
    params: { userId: made.body.id },
    token: made.body.token,
  });
  expect(own.body).toMatchObject({
    ...{
      siret,
      siretStatus: 'verified',
      title: 'Architecte - urbaniste',
      location: 'Lyon',
      hourlyRate: 45.5,
    },
    ...{ description: 'Plans\n• Coupes finies', skills: ['Revit', 'AutoCAD'] },
  });
  const login = { email: ' <elodie.durand@exemple.fr>', password: goodPassword };
  expect((await app.call(accountRoutes.login, { body: login })).status).toBe(200);
});

test('a firm’s numbers and addresses are stored in one form', async () => {
  const body = await companyAccount(app);
  const { siret, name, ...profile } = body.profile as Record<string, unknown>;
  const pasted = {
    ...profile,
    siret: `SIRET : ${pointed(siret)}`,
    name: `${name}\u00ad`,
    postalCode: '69\u00a0005',
    website: 'www.exemple.fr.',
  };
  const made = await app.call(accountRoutes.create, { body: { ...body, profile: pasted } });
  const own = await app.call(companyRoutes.getByUser, {
    params: { userId: made.body.id },
    token: made.body.token,
  });
  expect(own.body).toMatchObject({
    ...{ siret, name, siretStatus: 'verified', postalCode: '69005', website: 'https://www.exemple.fr' },
  });
});

test('a rate per day is none per hour', async () => {
  const body = await freelanceAccount(app);
  const profile = { ...body.profile, hourlyRate: '350 € HT/jour' };
  const { status, error } = await app.call(accountRoutes.create, { body: { ...body, profile } });
  expect([status, error.issues]).toEqual([
    400,
    [{ path: 'profile.hourlyRate', message: 'Tarif horaire : indiquez le montant par heure.' }],
  ]);
});

test('an offer keeps its requirements without bullets, and refuses a year that is a slip', async () => {
  const { user } = await makeCompany(app.context);
  const today = parisDay(app.context.clock.now());
  const offer = {
    titre: 'Dossier\u00a0de permis\n',
    description: 'Monter le dossier.',
    requirements: '•\tRevit\r\no\tPermis B',
    budget: '1 250,50 € HT/jour',
    lieu: 'Nantes',
    remote: true,
    deadline: addDays(today, 20),
  };
  const publish = (over: object) =>
    app.call(offerRoutes.publish, { token: user.token, body: { ...offer, ...over } });
  const published = await publish({});
  expect(published.body).toMatchObject({
    ...{ titre: 'Dossier de permis', requirements: ['Revit', 'Permis B'], budget: 1250.5 },
  });
  const { status, error } = await publish({ deadline: '9999-12-31' });
  const message = wrongYearMessage('9999-12-31');
  expect([status, error.issues]).toEqual([400, [{ path: 'deadline', message }]]);
});
