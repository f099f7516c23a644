import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeJob, makeUser } from '../../../test/builders/index.ts';
import { fetchFile } from '../../../test/files.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertReport } from '../reports/reports.repository.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';
import { somebody } from './somebody.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

describe('an application', () => {
  async function applied(visibility: Visibility) {
    const person = await somebody(app);
    await app.change(person.user, visibility);
    const firm = await app.confirmedFirm();
    const job = await makeJob(app.context, { company: firm });
    const answer = await app.call(applicationRoutes.apply, {
      token: person.user.token,
      body: { jobId: job.id, coverLetter: 'Bonjour' },
    });
    expect(answer.status).toBe(201);
    const received = async () => {
      const list = await app.call(applicationRoutes.listByCompany, {
        token: firm.user.token,
        params: { companyUserId: firm.user.id },
      });
      const compared = await app.call(applicationRoutes.compare, {
        token: firm.user.token,
        params: { companyUserId: firm.user.id },
        query: { id: answer.body.id },
      });
      return { shown: list.body[0], compared: compared.body[0] };
    };
    const profile = (user: MadeUser) =>
      app.call(jobseekerRoutes.get as RouteDefinition, {
        token: user.token,
        params: { id: person.profile.id },
      });
    return { person, firm, received, profile, id: answer.body.id };
  }

  test('reveals to its firm, and to no other', async () => {
    const { firm, received, profile, person } = await applied('discreet');
    const other = await app.confirmedFirm();
    expect((await profile(firm.user)).status).toBe(200);
    expect((await profile(other.user)).status).toBe(404);
    expect((await received()).shown).toMatchObject({
      applicantName: person.user.username,
      applicantAvatar: person.avatar,
      cvUrl: expect.any(String),
    });
  });

  test('stays as it was when its firm is put on the list, without what is read elsewhere', async () => {
    const { firm, received, profile, person } = await applied('public');
    const before = await received();
    const siren = firm.profile.siret.slice(0, 9);
    await app.sandbox.addCompany({ siren, siret: firm.profile.siret, name: 'Employeur', active: true });
    expect((await app.change(person.user, 'discreet', [siren])).status).toBe(200);
    await app.context.db
      .updateTable('jobseekers')
      .set({ title: 'Autre titre', skills: ['Autre'], expected_salary: 1, location: 'Ailleurs' })
      .where('user_id', '=', person.user.id)
      .execute();
    const after = await received();
    expect((await profile(firm.user)).status).toBe(404);
    expect(after.shown).toEqual({ ...before.shown, applicantAvatar: null, cvUrl: null });
    expect(after.compared).toEqual({ ...before.compared, application: after.shown });
    const cv = await fetchFile(app, before.shown?.cvUrl ?? '', { token: firm.user.token });
    expect(cv.status).toBe(404);
  });

  test('that is withdrawn reveals nothing any more', async () => {
    const { person, firm, profile, id } = await applied('discreet');
    await app.call(applicationRoutes.withdraw, { token: person.user.token, params: { id } });
    expect((await profile(firm.user)).status).toBe(404);
  });
});

test('operators find a discreet account once it is reported, and their look is written down', async () => {
  const { user } = await app.discreetPerson();
  const operator = await makeUser(app.context, { is_operator: true });
  const search = async () =>
    (await app.call(operatorRoutes.listAccounts, { token: operator.token, query: { search: user.id } })).body;
  const show = () => app.call(operatorRoutes.getAccount, { token: operator.token, params: { id: user.id } });
  expect([(await search()).length, (await show()).status]).toEqual([0, 404]);
  await app.context.db.transaction().execute((tx) =>
    insertReport(tx, {
      ...{
        id: newId(),
        reporter_id: null,
        reporter_name: 'Hélène Morin',
        reporter_email: 'helene@exemple.fr',
      },
      ...{ reported_id: user.id, target_kind: 'account', target_id: user.id, reason: 'spam', details: '' },
      ...{ messages: [], created_at: app.context.clock.now() },
    }),
  );
  expect([(await search()).length, (await show()).status]).toEqual([1, 200]);
  const log = await app.context.db
    .selectFrom('operator_log')
    .select(['action', 'target_ids'])
    .where('operator_id', '=', operator.id)
    .execute();
  expect(log.filter(({ target_ids }) => target_ids.includes(user.id)).length).toBeGreaterThanOrEqual(2);
});
