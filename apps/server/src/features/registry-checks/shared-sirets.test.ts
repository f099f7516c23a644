import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyAccount, freelanceAccount } from '../../../test/account-bodies.ts';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
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

test('of two accounts of one number, none is green until one is confirmed, and then that one', async () => {
  const { name, siret } = await registerCompany(app);
  const firm = (confirmed_domain: string, website: string) =>
    makeCompany(app.context, { name, siret, website, confirmed_domain });
  const one = await firm('un.fr', 'https://un.fr');
  const seen = async ({ profile: { id } }: typeof one) => {
    const { body } = await app.call(companyRoutes.get, { params: { id } });
    return [body.siretState, body.confirmation];
  };
  expect(await seen(one)).toEqual(['confirmed', 'website']);
  const bare = await makeCompany(app.context, { name, siret });
  expect([await seen(one), await seen(bare)]).toEqual([
    ['confirmed', 'website'],
    ['exists', null],
  ]);
  // one more account of the same site
  const colleague = await firm('un.fr', 'https://un.fr');
  expect([await seen(one), await seen(colleague)]).toEqual(Array(2).fill(['confirmed', 'website']));
  // once another site is confirmed for the same number, none of its accounts is green
  const other = await firm('deux.fr', 'https://deux.fr');
  expect(await Promise.all([one, colleague, other].map(seen))).toEqual(Array(3).fill(['exists', null]));
  const confirm = ({ user }: { user: MadeUser }, isConfirmed: boolean) =>
    app.call(operatorRoutes.confirmCompany, {
      ...{ params: { id: user.id }, token: operator.token },
      body: { isConfirmed },
    });
  // until an operator says whose it is
  await confirm(one, true);
  expect(await Promise.all([one, other].map(seen))).toEqual([
    ['confirmed', 'operator'],
    ['exists', null],
  ]);
  await confirm(one, false);
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', other.user.id)
    .execute();
  expect(await seen(one)).toEqual(['confirmed', 'website']);

  // a freelance whom an operator confirms for the number outweighs a mail, too
  const freelance = await makeFreelance(app.context, { siret });
  await confirm(freelance, true);
  expect(await seen(one)).toEqual(['exists', null]);
});

test('an operator confirms a freelance, until it takes another number', async () => {
  const { siret } = await registerCompany(app, { name: '[NON-DIFFUSIBLE]' });
  const user = await makeUser(app.context, { role: 'freelance' });
  await app.call(freelanceRoutes.create, { token: user.token, body: freelanceBody(siret) });
  const call = { params: { id: user.id }, token: operator.token };
  const shown = async () => {
    const { body } = await app.call(operatorRoutes.getAccount, call);
    return [body.siret, body.companyConfirmation];
  };
  expect(await shown()).toEqual([{ number: siret, state: 'masked' }, null]);
  const confirmed = await app.call(operatorRoutes.confirmCompany, { ...call, body: { isConfirmed: true } });
  expect(confirmed.status).toBe(204);
  expect(await shown()).toEqual([{ number: siret, state: 'confirmed' }, 'operator']);
  const next = (await registerCompany(app)).siret;
  const changed = await app.call(freelanceRoutes.updateByUser, {
    ...{ params: { userId: user.id }, token: user.token },
    body: freelanceBody(next),
  });
  expect(changed.body).toMatchObject({ siretStatus: 'verified', siretState: 'exists' });
  expect(await shown()).toEqual([{ number: next, state: 'exists' }, null]);
});

test('a company’s confirmed site says nothing of a number that it takes later', async () => {
  const [first, next] = [await registerCompany(app), await registerCompany(app)];
  const made = await makeCompany(app.context, {
    ...{ ...first, website: 'https://trois.fr', confirmed_domain: 'trois.fr' },
  });
  const changed = await app.call(companyRoutes.updateByUser, {
    ...{ params: { userId: made.user.id }, token: made.user.token },
    body: next,
  });
  expect(changed.body).toMatchObject({ siretState: 'exists', confirmation: null });
});
