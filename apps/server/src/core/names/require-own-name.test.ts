import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyAccount, freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { makeCompany, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, registerCompany } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(({ config }) => ({ config: { ...config, allowedNames: ['Mitoyen Bâti'] } }));
});
afterAll(() => app.close());

const refused = (path: string) => ({ code: 'name_reserved', issues: [{ path }] });

describe('a name like the product’s or an official body’s', () => {
  test('makes no account, by either call', async () => {
    const body = { email: 'faux@exemple.fr', password: goodPassword, name: 'Support Mitoyen' };
    const registered = await app.call(accountRoutes.register, { body });
    expect([registered.status, registered.error]).toMatchObject([400, refused('name')]);
    const username = 'Équipe Modération';
    const created = await app.call(accountRoutes.create, { body: await freelanceAccount(app, { username }) });
    expect([created.status, created.error]).toMatchObject([400, refused('username')]);
    expect(created.error.error).toContain('Ce nom ressemble à celui de Mitoyen ou d’un organisme officiel');
    expect(await app.context.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('is no firm’s, though the registry knows it', async () => {
    const { name, siret } = await registerCompany(app, { name: 'URSSAF ILE DE FRANCE' });
    const profile = companyBody(name, siret);
    const both = await app.call(accountRoutes.create, { body: await companyAccount(app, { profile }) });
    expect([both.status, both.error]).toMatchObject([400, refused('profile.name')]);
    const { token } = await makeUser(app.context, { role: 'entreprise' });
    const alone = await app.call(companyRoutes.create, { token, body: profile });
    expect([alone.status, alone.error]).toMatchObject([400, refused('name')]);
  });

  test('is kept by who has it, and taken by nobody else', async () => {
    const user = await makeUser(app.context, { username: 'Camille Mitoyen' });
    const rename = (username: string) =>
      app.call(accountRoutes.update, { params: { id: user.id }, token: user.token, body: { username } });
    expect((await rename('Camille Mitoyen')).status).toBe(200);
    expect((await rename('Service Client')).error).toMatchObject(refused('username'));
    expect((await rename('Camille Durand')).status).toBe(200);
    expect((await rename('Camille Mitoyen')).error).toMatchObject(refused('username'));

    const firm = await makeCompany(app.context, { name: 'Police Nationale' });
    const call = { params: { userId: firm.user.id }, token: firm.user.token };
    const kept = await app.call(companyRoutes.updateByUser, {
      ...call,
      body: { name: 'Police Nationale', description: 'Autre' },
    });
    expect(kept.body).toMatchObject({ name: 'Police Nationale', description: 'Autre' });
    const other = await app.call(companyRoutes.updateByUser, { ...call, body: { name: 'Stripe' } });
    expect([other.status, other.error]).toMatchObject([400, refused('name')]);
  });

  test('is taken by whom the operator allows it', async () => {
    const { siret } = await registerCompany(app, { name: 'MITOYEN BATI' });
    const { token } = await makeUser(app.context, { role: 'entreprise' });
    const body = companyBody('Mitoyen Bâti SARL', siret);
    expect((await app.call(companyRoutes.create, { token, body })).status).toBe(201);
  });
});
