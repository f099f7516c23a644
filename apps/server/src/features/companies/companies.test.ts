import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, picture, uploaded } from '../../../test/files.ts';
import { companyBody, registerCompany } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a company’s profile completes its account, once', async () => {
  const user = await makeUser(app.context, { role: 'entreprise' });
  const { name, siret } = await registerCompany(app);
  const bytes = await picture(30, 30).png().toBuffer();
  const logo = await uploaded(app, uploadRoutes.logo, { bytes });
  const { postalCode: vatNumber, ...rest } = companyBody(name, siret);
  const call = {
    token: user.token,
    body: { ...rest, vatNumber, logo, is_subscribed: true, stripe_customer_id: 'cus_1' },
  };
  const made = await app.call(companyRoutes.create, call);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    user_id: user.id,
    name,
    siret,
    siretStatus: 'verified',
    postalCode: '44000',
    vatNumber: '44000',
    logo,
    is_subscribed: false,
    subscription_end: null,
    stripe_customer_id: null,
  });
  const me = await app.call(accountRoutes.me, { token: user.token });
  expect([me.body.user.profileCompleted, me.body.profile]).toEqual([true, made.body]);
  const again = await app.call(companyRoutes.create, call);
  expect([again.status, again.error.code]).toEqual([409, 'company_exists']);
});

test('only companies make one, with valid fields', async () => {
  const { name, siret } = await registerCompany(app);
  const body = companyBody(name, siret);
  expect((await app.call(companyRoutes.create, { body })).status).toBe(401);
  const freelance = await makeUser(app.context, { role: 'freelance' });
  expect((await app.call(companyRoutes.create, { token: freelance.token, body })).error.code).toBe(
    'role_mismatch',
  );
  const { token } = await makeUser(app.context, { role: 'entreprise' });
  const bad = { ...body, name: ' ', postalCode: '123', website: 'javascript:alert(1)' };
  const { status, error } = await app.call(companyRoutes.create, { token, body: bad });
  expect([status, error.issues?.map(({ path }) => path).sort()]).toEqual([
    400,
    ['name', 'postalCode', 'website'],
  ]);
});

test('what concerns the subscription is for its owner’s eyes', async () => {
  const { user, profile } = await makeCompany(app.context, {
    is_subscribed: true,
    subscription_end: new Date('2030-01-31T00:00:00Z'),
    stripe_customer_id: 'cus_secret',
  });
  const other = await makeCompany(app.context);
  for (const token of [undefined, other.user.token]) {
    const { body } = await app.call(companyRoutes.get, { params: { id: profile.id }, token });
    expect(body).toMatchObject({ name: profile.name, siret: profile.siret });
    expect(JSON.stringify(body)).not.toMatch(/subscri|stripe|cus_/);
  }
  const own = await app.call(companyRoutes.getByUser, { params: { userId: user.id }, token: user.token });
  expect(own.body).toMatchObject({
    is_subscribed: true,
    subscription_end: '2030-01-31T00:00:00.000Z',
    stripe_customer_id: 'cus_secret',
  });
});

test('its owner changes it; what is left out stays, a replaced logo goes', async () => {
  const { user, profile } = await makeCompany(app.context);
  const bytes = await picture(30, 30).png().toBuffer();
  const put = (body: object, token: string | undefined = user.token) =>
    app.call(companyRoutes.updateByUser, { params: { userId: user.id }, token, body });
  const logo = await uploaded(app, uploadRoutes.logo, { bytes, token: user.token });
  const first = await put({ name: profile.name, logo, website: 'https://exemple.fr', description: '' });
  expect(first.body).toMatchObject({
    logo,
    website: 'https://exemple.fr',
    description: '',
    address: profile.address,
  });
  const second = await put({ name: profile.name, logo: null, website: '' });
  expect(second.body).toMatchObject({ logo: null, website: null, postalCode: profile.postal_code });
  expect((await fetchFile(app, logo)).status).toBe(404);

  const other = await makeCompany(app.context);
  expect((await put({ name: profile.name }, other.user.token)).status).toBe(403);
  expect((await put({}, user.token)).status).toBe(400);
});

test('its owner may empty everything but the name, the SIRET included, which is then not verified', async () => {
  const { user, profile } = await makeCompany(app.context);
  const put = (body: object) =>
    app.call(companyRoutes.updateByUser, { params: { userId: user.id }, token: user.token, body });
  const emptied = { siret: '', registrationCity: '', legalStatus: '', address: '', description: '' };
  const first = await put({ name: profile.name, ...emptied });
  expect([first.status, first.body]).toEqual([
    200,
    expect.objectContaining({ ...emptied, siretStatus: 'failed' }),
  ]);
  const renamed = await put({ name: 'Un autre nom' });
  expect(renamed.body).toMatchObject({ name: 'Un autre nom', siret: '', siretStatus: 'failed' });
  const { name, siret } = await registerCompany(app);
  expect((await put({ name, siret })).body).toMatchObject({ siret, siretStatus: 'verified' });
});

test('a company that is not there is missing', async () => {
  for (const id of ['0190a5b0-0000-7000-8000-000000000000', 'x']) {
    const { status, error } = await app.call(companyRoutes.get, { params: { id } });
    expect([status, error.code]).toEqual([404, 'company_not_found']);
  }
  const { id: userId, token } = await makeUser(app.context, { role: 'entreprise' });
  const body = { name: 'Atelier' };
  expect((await app.call(companyRoutes.updateByUser, { params: { userId }, token, body })).status).toBe(404);
});

test('companies are listed with nothing but their card', async () => {
  const { profile } = await makeCompany(app.context, { name: 'La Dernière' });
  const { body, headers } = await app.call(companyRoutes.list, { query: { limit: 1 } });
  expect(body).toEqual([{ id: profile.id, name: 'La Dernière', logo: null, registrationCity: 'Lyon' }]);
  expect(headers.link).toMatch(/rel="next"/);
});

test('companies are found by a part of their name, however it is written, those that begin with it first', async () => {
  const names = ['L’Atelier Éphémère', 'Éphémère & Fils', '100 % Éphémère_Bois', 'Tout Autre'];
  for (const name of names) await makeCompany(app.context, { name });
  const { user: gone } = await makeCompany(app.context, { name: 'Éphémère Suspendue' });
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: app.context.clock.now() })
    .where('id', '=', gone.id)
    .execute();
  const named = async (name: string) => {
    const { body, headers } = await app.call(companyRoutes.list, { query: { name } });
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.map((card) => card.name);
  };
  expect(await named(' EPHEMERE ')).toEqual(['Éphémère & Fils', '100 % Éphémère_Bois', 'L’Atelier Éphémère']);
  expect(await named('0 % é')).toEqual(['100 % Éphémère_Bois']);
  expect(await named('e_b')).toEqual(['100 % Éphémère_Bois']);
  expect(await named('%')).toEqual(['100 % Éphémère_Bois']);
  expect(await named('\\')).toEqual([]);
  expect((await app.call(companyRoutes.list, { query: { name: 'x'.repeat(101) } })).status).toBe(400);
});
