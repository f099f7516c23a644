import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makePortfolioItem,
  makeUser,
} from '../../../test/builders/index.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { createReportsTest, type ReportsTest } from './reports.fixture.ts';

let app: ReportsTest;
let operator: MadeUser;
let reporter: MadeUser;
beforeAll(async () => {
  app = await createReportsTest();
  operator = await app.makeOperator();
  reporter = await makeUser(app.context);
});
afterAll(() => app.close());

async function suspend(user: MadeUser): Promise<string> {
  const { id } = (await app.report(reporter, { userId: user.id, reason: 'scam' })).body;
  expect((await app.decide(operator, id)).status).toBe(201);
  await app.runJobs();
  return id;
}
const signIn = ({ email }: MadeUser, password = goodPassword) =>
  app.call(accountRoutes.login, { body: { email, password } });
const withPassword = async () => ({ password_hash: await hashPassword(goodPassword) });

test('a suspended account is signed out everywhere and gets in no more, until the suspension is lifted', async () => {
  const user = await makeUser(app.context, await withPassword());
  const id = await suspend(user);
  expect((await app.call(accountRoutes.me, { token: user.token })).status).toBe(401);
  const { status, error } = await signIn(user);
  expect([status, error.code]).toEqual([403, 'account_suspended']);
  expect((await signIn(user, 'autre0motdepasse')).status).toBe(401);
  expect((await app.show(operator, id)).body.reported?.isSuspended).toBe(true);

  expect((await app.lift(operator, user.id)).status).toBe(204);
  expect((await signIn(user)).status).toBe(200);
  expect((await app.mailsTo(user)).map(({ subject }) => subject)).toContain('Votre compte est rétabli');
  expect((await app.show(operator, id)).body.history).toMatchObject([{ kind: 'lift', reportId: null }]);
});

describe('an account that is suspended already', () => {
  const suspendDirectly = (user: MadeUser) =>
    app.call(reportRoutes.suspend, {
      token: operator.token,
      params: { id: user.id },
      body: { ground: 'conduct', statement: app.statement },
    });
  const toldTo = async (user: MadeUser) =>
    (await app.mailsTo(user)).filter(({ subject }) => subject === 'Votre compte est suspendu');
  const decisionsAbout = (user: MadeUser) =>
    app.context.db
      .selectFrom('moderation_decisions')
      .select('id')
      .where('subject_id', '=', user.id)
      .execute();

  test('is not suspended again: of operators who press at once, one does it, and one mail says so', async () => {
    const user = await makeUser(app.context);
    const answers = await Promise.all([1, 2, 3, 4].map(() => suspendDirectly(user)));
    expect(answers.map((answer) => (answer.status === 204 ? 204 : answer.error.code)).sort()).toEqual(
      [204, 'already_suspended', 'already_suspended', 'already_suspended'].sort(),
    );
    expect((await suspendDirectly(user)).status).toBe(409);
    expect(await toldTo(user)).toHaveLength(1);
    expect(await decisionsAbout(user)).toHaveLength(1);
  });

  test('is not suspended by a second report either, which stays open and can be closed otherwise', async () => {
    const user = await makeUser(app.context);
    const other = await makeUser(app.context);
    const ids = [
      (await app.report(reporter, { userId: user.id, reason: 'scam' })).body.id,
      (await app.report(other, { userId: user.id, reason: 'scam' })).body.id,
    ];
    const answers = await Promise.all(ids.map((id) => app.decide(operator, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await toldTo(user)).toHaveLength(1);
    const left = ids[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect(await decisionsAbout(user)).toHaveLength(1);
    expect((await app.decide(operator, left, { decision: 'no_action', ground: null })).status).toBe(201);
  });
});

test('no session of a suspended account is good for anything, even one that was not ended', async () => {
  const user = await makeUser(app.context);
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: app.context.clock.now() })
    .where('id', '=', user.id)
    .execute();
  expect((await app.call(accountRoutes.me, { token: user.token })).status).toBe(401);
});

test('lifting is for suspended accounts, and needs its reasons', async () => {
  const user = await makeUser(app.context);
  expect((await app.lift(operator, user.id)).error.code).toBe('account_not_suspended');
  expect((await app.lift(operator, 'nobody')).status).toBe(404);
  await suspend(user);
  expect((await app.lift(operator, user.id, { statement: 'Non' })).error.issues?.[0]?.path).toBe('statement');
  const answers = await Promise.all([1, 2, 3].map(() => app.lift(operator, user.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});

test('a suspended freelance is shown nowhere, and comes back afterwards', async () => {
  const { user, profile } = await makeFreelance(app.context, { title: 'Tailleur de pierre' });
  const item = await makePortfolioItem(app.context, profile.id);
  const shown = async () => {
    const { id } = profile;
    const answers = [
      await app.call(freelanceRoutes.get, { params: { id } }),
      await app.call(freelanceRoutes.getByUser, { params: { userId: user.id }, token: reporter.token }),
      await app.call(portfolioRoutes.list, { params: { freelanceId: id } }),
      await app.call(portfolioRoutes.get, { params: { id: item.id } }),
    ];
    const found = await app.call(directoryRoutes.search, { query: { search: 'tailleur' } });
    const list = await app.call(freelanceRoutes.list, { query: { limit: 100 } });
    return {
      statuses: answers.map(({ status }) => status),
      found: found.body.total,
      isListed: list.body.some((card) => card.id === id),
      isCounted: Number(list.headers['x-total-count']) === list.body.length,
    };
  };
  const before = await shown();
  expect(before).toEqual({ statuses: [200, 200, 200, 200], found: 1, isListed: true, isCounted: true });
  await suspend(user);
  expect(await shown()).toEqual({
    statuses: [404, 404, 404, 404],
    found: 0,
    isListed: false,
    isCounted: true,
  });
  // a job that touches the profile meanwhile does not bring it back
  await app.context.db
    .updateTable('freelances')
    .set({ siret_status: 'verified' })
    .where('id', '=', profile.id)
    .execute();
  expect((await shown()).found).toBe(0);
  await app.lift(operator, user.id);
  expect(await shown()).toEqual(before);
});

test('so is a job seeker', async () => {
  const { user, profile } = await makeJobseeker(app.context, { title: 'Métreuse' });
  await suspend(user);
  expect((await app.call(jobseekerRoutes.get, { params: { id: profile.id } })).status).toBe(404);
  expect((await app.call(directoryRoutes.search, { query: { search: 'métreuse' } })).body.total).toBe(0);
  await app.lift(operator, user.id);
  expect((await app.call(directoryRoutes.search, { query: { search: 'métreuse' } })).body.total).toBe(1);
});

test('a suspended company is not listed; its open offers are cancelled and who applied is answered', async () => {
  const company = await makeCompany(app.context);
  const offer = await makeOffer(app.context, { company });
  const { user: applicant } = await makeApplication(app.context, offer.id);
  await suspend(offer.user);
  expect((await app.call(companyRoutes.get, { params: { id: company.profile.id } })).status).toBe(404);
  const companies = (await app.call(companyRoutes.list, { query: { limit: 100 } })).body;
  expect(companies.map(({ id }) => id)).not.toContain(company.profile.id);
  expect((await app.call(offerRoutes.list)).body.map(({ id }) => id)).not.toContain(offer.id);
  const mine = await app.call(applicationRoutes.listByFreelance, {
    params: { userId: applicant.id },
    token: applicant.token,
  });
  expect(mine.body).toMatchObject([{ status: 'rejected', offerStatus: 'cancelled' }]);
  expect((await app.mailsTo(applicant))[0]?.text).toContain('Cette offre a été retirée de Mitoyen');
});

test('nobody writes to a suspended account', async () => {
  const { user } = await makeFreelance(app.context);
  await suspend(user);
  const { status, error } = await app.call(conversationRoutes.contact, {
    token: reporter.token,
    body: { senderId: reporter.id, receiverId: user.id, subject: 'Un projet', content: 'Bonjour' },
  });
  expect([status, error.code]).toEqual([403, 'messages_refused']);
});
