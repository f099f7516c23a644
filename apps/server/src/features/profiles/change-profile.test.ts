import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { companyBody, freelanceBody, jobseekerBody } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What nobody may set by a change, under every name it might be tried. */
const notToSet = {
  id: '0190a5b0-0000-7000-8000-000000000000',
  completedProjects: 99,
  completed_projects: 99,
  siretStatus: 'failed',
  siretState: 'confirmed',
  siret_status: 'failed',
  is_subscribed: true,
  subscription_end: '2099-01-01T00:00:00Z',
  stripe_customer_id: 'cus_mine',
  username: 'Quelqu’un d’Autre',
  role: 'entreprise',
  portfolio: [{ title: 'Volé' }],
  anything: 'else',
};

async function changesOf() {
  const freelance = await makeFreelance(app.context);
  const jobseeker = await makeJobseeker(app.context);
  const company = await makeCompany(app.context);
  return [
    {
      ...{ user: freelance.user, route: freelanceRoutes.updateByUser, seen: freelanceRoutes.getByUser },
      body: freelanceBody(freelance.profile.siret),
    },
    {
      ...{ user: jobseeker.user, route: jobseekerRoutes.updateByUser, seen: jobseekerRoutes.getByUser },
      body: jobseekerBody(),
    },
    {
      ...{ user: company.user, route: companyRoutes.updateByUser, seen: companyRoutes.getByUser },
      body: companyBody(company.profile.name, company.profile.siret),
    },
  ];
}

test('a change sets the fields of a profile and nothing else', async () => {
  for (const { user, route, seen, body } of await changesOf()) {
    const call = { params: { userId: user.id }, token: user.token };
    const before = (await app.call(seen, call)).body;
    const changed = await app.call(route, {
      ...call,
      body: { ...body, ...notToSet, description: 'Autre chose.' } as never,
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ id: before.id, user_id: user.id, description: 'Autre chose.' }),
    ]);
    expect(changed.body).not.toHaveProperty('anything');
    const untouched = ['username', 'completedProjects', 'siretStatus', 'portfolio', 'is_subscribed'];
    const pick = (profile: object) => Object.entries(profile).filter(([name]) => untouched.includes(name));
    expect(pick(changed.body)).toEqual(pick(before));
    expect((await app.call(seen, call)).body).toEqual(changed.body);
  }
});

test('nobody changes a profile in somebody else’s name, nor hands their own to another', async () => {
  const other = await makeUser(app.context, { role: 'freelance' });
  for (const { user, route, seen, body } of await changesOf()) {
    const mine = { params: { userId: user.id }, token: user.token };
    const before = (await app.call(seen, mine)).body;
    const tries = [
      { params: { userId: user.id }, token: other.token, body },
      { params: { userId: user.id }, token: user.token, body: { ...body, user_id: other.id } },
      { params: { userId: other.id }, token: user.token, body },
    ];
    for (const call of tries) {
      const { status, error } = await app.call(route, call as never);
      expect([status, error.code]).toEqual([403, 'forbidden']);
    }
    expect((await app.call(seen, mine)).body).toEqual(before);
  }
});

test('there is nothing to change before a profile is made', async () => {
  for (const { route, body } of await changesOf()) {
    const { id: userId, token } = await makeUser(app.context);
    const call = { params: { userId }, token, body };
    expect((await app.call(route, call as never)).status).toBe(404);
    expect((await app.call(route, { ...call, token: undefined } as never)).status).toBe(401);
  }
});
