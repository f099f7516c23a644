import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyAccount, freelanceAccount } from '../../../test/account-bodies.ts';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.context, { is_operator: true });
});
afterAll(() => app.close());

const sameSiretOf = async (id: string) =>
  (await app.call(operatorRoutes.getAccount, { params: { id }, token: operator.token })).body.sameSiret;

test('who registers a SIRET that has an account is told so, not whose, and operators see both', async () => {
  const { name, siret } = await registerCompany(app);
  const profile = companyBody(name, siret);
  const create = async () =>
    (
      await app.call(accountRoutes.create, {
        body: await companyAccount(app, { username: 'Léa Roux', profile }),
      })
    ).body;
  const first = await create();
  expect(first.siretElsewhere).toBeUndefined();
  expect(await sameSiretOf(first.id)).toEqual([]);

  const second = await create();
  expect(second.siretElsewhere).toBe(true);
  const own = ({ id, token }: { id: string; token: string }) =>
    app.call(companyRoutes.getByUser, { params: { userId: id }, token });
  const answer = await own(second);
  expect(answer.body).toMatchObject({ siret, siretStatus: 'verified', siretElsewhere: true });
  expect(JSON.stringify([second, answer.body])).not.toContain(first.id);
  expect((await own(first)).body).toMatchObject({ siretElsewhere: true });
  // others learn nothing
  const seen = await app.call(companyRoutes.getByUser, { params: { userId: first.id }, token: second.token });
  expect(seen.body).not.toHaveProperty('siretElsewhere');

  expect(await sameSiretOf(first.id)).toEqual([{ id: second.id, username: 'Léa Roux', siret }]);
  expect(await sameSiretOf(second.id)).toEqual([{ id: first.id, username: 'Léa Roux', siret }]);
});

test('a freelance and a company with one number are told by each call', async () => {
  const { name, siret } = await registerCompany(app);
  const company = await makeUser(app.context, { role: 'entreprise' });
  await app.call(companyRoutes.create, { token: company.token, body: companyBody(name, siret) });
  const user = await makeUser(app.context, { role: 'freelance' });
  const { body } = await app.call(freelanceRoutes.create, { token: user.token, body: freelanceBody(siret) });
  expect(body.siretElsewhere).toBe(true);
  const change = { params: { userId: company.id }, token: company.token };
  const changed = await app.call(companyRoutes.updateByUser, { ...change, body: { name, siret: '' } });
  expect(changed.body).not.toHaveProperty('siretElsewhere');
  expect(
    (await app.call(freelanceRoutes.get, { params: { id: body.id }, token: user.token })).body,
  ).not.toHaveProperty('siretElsewhere');
  const made = await app.call(accountRoutes.create, {
    body: await freelanceAccount(app, { profile: freelanceBody(siret) as Record<string, unknown> }),
  });
  expect(made.body.siretElsewhere).toBe(true);
});
