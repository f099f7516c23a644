import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { type MadeUser, makeCompany, makeOffer, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { newId } from '../../core/ids/new-id.ts';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  await app.runJobs();
  operator = await makeUser(app.context, { username: 'Nora Petit', is_operator: true });
});
afterAll(() => app.close());
const asOperator = () => ({ token: operator.token });

test('operators’ calls exist for nobody else, and each is in the log', async () => {
  const member = await makeUser(app.context);
  const params = { id: (await makeUser(app.context)).id };
  const all: readonly (readonly [RouteDefinition, object])[] = [
    [operatorRoutes.listAccounts, {}],
    [operatorRoutes.getAccount, { params }],
    [operatorRoutes.endSessions, { params }],
    [operatorRoutes.listSealedHostData, { query: { search: 'Camille' } }],
    [operatorRoutes.listFailedJobs, {}],
    [operatorRoutes.retryJob, { params }],
    [operatorRoutes.listUnsentMails, {}],
    [operatorRoutes.resendMail, { params }],
    [operatorRoutes.resendMails, {}],
    [operatorRoutes.listSecurityEvents, {}],
    [operatorRoutes.figures, {}],
    [operatorRoutes.listWarnedOffers, {}],
    [operatorRoutes.listLog, {}],
    [
      reportRoutes.suspend,
      { params, body: { ground: 'law', statement: 'Une décision de justice nous l’ordonne.' } },
    ],
  ];
  for (const [route, call] of all) {
    expect([route.path, (await app.call(route, call)).status]).toEqual([route.path, 401]);
    expect([route.path, (await app.call(route, { ...call, token: member.token })).status]).toEqual([
      route.path,
      404,
    ]);
    await app.call(route, { ...call, ...asOperator() });
  }
  const { body } = await app.call(operatorRoutes.listLog, { ...asOperator(), query: { limit: 100 } });
  const logged = new Set(body.map(({ action }) => action));
  for (const [route] of all) expect(logged).toContain(`${route.method} ${route.path}`);
});

test('an account is found by name, firm, address or id, page by page', async () => {
  const company = await makeCompany(app.context, { username: 'Gontran Sansterre' });
  const found = async (search: string) =>
    (await app.call(operatorRoutes.listAccounts, { ...asOperator(), query: { search } })).body.map(
      ({ id }) => id,
    );
  for (const search of ['sansterre', company.profile.name, company.user.email.toUpperCase(), company.user.id])
    expect(await found(search)).toContain(company.user.id);
  expect(await found('personne de ce nom')).toEqual([]);
  expect(await found('%')).toEqual([]);
  const page = await app.call(operatorRoutes.listAccounts, { ...asOperator(), query: { limit: 1 } });
  const cursor = /cursor=([^>&]+)/.exec(String(page.headers.link))?.[1] ?? '';
  const next = await app.call(operatorRoutes.listAccounts, { ...asOperator(), query: { limit: 1, cursor } });
  expect(next.body[0]?.id).not.toBe(page.body[0]?.id);
});

test('an account is shown with its sessions, signed out everywhere, suspended and let in again', async () => {
  const user = await makeUser(app.context);
  const params = { id: user.id };
  const show = () => app.call(operatorRoutes.getAccount, { ...asOperator(), params });
  expect((await show()).body).toMatchObject({ id: user.id, isSuspended: false, decisions: [] });
  expect((await show()).body.sessions).toHaveLength(1);
  expect((await app.call(operatorRoutes.endSessions, { ...asOperator(), params })).status).toBe(204);
  expect((await app.call(accountRoutes.me, { token: user.token })).status).toBe(401);
  expect((await show()).body.sessions).toEqual([]);

  const statement = 'Une décision de justice nous l’ordonne.';
  const suspend = (id: string) =>
    app.call(reportRoutes.suspend, { ...asOperator(), params: { id }, body: { ground: 'law', statement } });
  expect((await suspend(operator.id)).error.code).toBe('own_case');
  expect((await suspend(newId())).status).toBe(404);
  expect((await suspend(user.id)).status).toBe(204);
  await app.runJobs();
  expect((await app.sandbox.mails(user.email))[0]).toMatchObject({ subject: 'Votre compte est suspendu' });
  expect((await show()).body).toMatchObject({
    isSuspended: true,
    decisions: [{ kind: 'suspension', statement }],
  });
  await app.call(reportRoutes.liftSuspension, { ...asOperator(), params, body: { statement } });
  expect((await show()).body.isSuspended).toBe(false);
  const gone = await app.call(operatorRoutes.getAccount, { ...asOperator(), params: { id: newId() } });
  expect(gone.error.code).toBe('user_not_found');
});

test('failed work is listed without its data, and tried again once asked', async () => {
  const reader = await makeUser(app.context);
  await app.runJobs();
  await app.sandbox.setFault('mail', 'error');
  await app.call(accountRoutes.forgotPassword, { body: { email: reader.email } });
  for (let tries = 0; tries < 24; tries += 1) {
    await app.makeJobsDue();
    await app.runJobs();
  }
  const list = async () => (await app.call(operatorRoutes.listFailedJobs, asOperator())).body;
  const [job] = await list();
  expect(job).toMatchObject({ name: 'mail-send-account' });
  expect(JSON.stringify(await list())).not.toContain(reader.email);
  await app.sandbox.setFault('mail', 'ok');
  const retry = () => app.call(operatorRoutes.retryJob, { ...asOperator(), params: { id: job?.id ?? '' } });
  expect((await retry()).status).toBe(204);
  expect((await retry()).error.code).toBe('job_not_found');
  await app.runJobs();
  expect(await app.sandbox.mails(reader.email)).toHaveLength(1);
  expect(await list()).toEqual([]);
});

test('mails that could not be sent are listed page by page with the server’s answer, and sent again, one or all', async () => {
  await app.runJobs();
  await app.sandbox.setFault('mail', 'refuse');
  const readers = [await makeUser(app.context), await makeUser(app.context), await makeUser(app.context)];
  for (const { email } of readers) {
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
  }
  await app.sandbox.setFault('mail', 'ok');
  const list = (query: object = {}) => app.call(operatorRoutes.listUnsentMails, { ...asOperator(), query });
  const { body: mails, headers } = await list();
  expect(headers['x-total-count']).toBe('3');
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({
    lane: 'account',
    domain: readers[2]?.email.split('@')[1],
    tries: 1,
    step: 'RCPT TO',
    code: 550,
    enhancedCode: '5.1.1',
    answer: '550 5.1.1 <[address]>: Mailbox unavailable',
  });
  for (const { email } of readers) expect(JSON.stringify(mails)).not.toContain(email);
  const first = await list({ limit: 2 });
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await list({ limit: 2, cursor })).body.map(({ id }) => id)).toEqual([mails[2]?.id]);

  const resend = () =>
    app.call(operatorRoutes.resendMail, { ...asOperator(), params: { id: mails[0]?.id ?? '' } });
  expect((await resend()).status).toBe(204);
  expect((await resend()).error.code).toBe('mail_not_found');
  await app.runJobs();
  expect(await app.sandbox.mails(readers[2]?.email)).toHaveLength(1);
  expect((await app.call(operatorRoutes.resendMails, asOperator())).body).toEqual({ count: 2 });
  await app.runJobs();
  for (const { email } of readers) expect(await app.sandbox.mails(email)).toHaveLength(1);
  expect((await list()).body).toEqual([]);
});

test('offers published in spite of a warning are listed with its words, the last first, page by page', async () => {
  const company = await makeCompany(app.context);
  const make = async (body: object) => {
    const { body: made } = await app.call(offerRoutes.publish, {
      token: company.user.token,
      body: {
        titre: 'Plans du DCE',
        description: 'Plans de deux écoles.',
        budget: 350,
        deadline: '2999-12-31',
        ...body,
      } as never,
    });
    return made.id;
  };
  const list = (query: object = {}) => app.call(operatorRoutes.listWarnedOffers, { ...asOperator(), query });
  await make({});
  expect((await list()).body).toEqual([]);
  const free = await make({ budget: 0 });
  const disguised = await make({
    description: 'Horaires de 9 h à 18 h, congés à valider. Plans.',
    read: ['hidden_employment'],
  });
  const { body, headers } = await list();
  expect(headers['x-total-count']).toBe('2');
  expect(body).toMatchObject([
    {
      id: disguised,
      companyUserId: company.user.id,
      warnings: [
        { rule: 'hidden_employment', words: 'Horaires de 9 h à 18 h', isRead: true },
        { rule: 'hidden_employment', words: 'congés à valider', isRead: true },
      ],
    },
    { id: free, warnings: [{ rule: 'unpaid', field: 'budget', words: '', isRead: false }] },
  ]);
  const first = await list({ limit: 1 });
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await list({ limit: 1, cursor })).body.map(({ id }) => id)).toEqual([free]);
});

test('security events are read of all or of one account and kind', async () => {
  const user = await makeUser(app.context, { password_hash: await hashPassword(goodPassword) });
  await app.call(accountRoutes.login, { body: { email: user.email, password: 'faux12345' } });
  const events = async (query: object) =>
    (await app.call(operatorRoutes.listSecurityEvents, { ...asOperator(), query: { ...query } })).body;
  expect(await events({ userId: user.id })).toMatchObject([
    { kind: 'sign_in_failed', username: user.username },
  ]);
  expect(await events({ userId: user.id, kind: 'signed_in' })).toEqual([]);
  expect(await events({ userId: 'personne' })).toEqual([]);
  expect((await events({ kind: 'sign_in_failed' })).length).toBeGreaterThan(0);
});

test('the figures count the last seven days', async () => {
  const figures = async () => (await app.call(operatorRoutes.figures, asOperator())).body;
  const before = await figures();
  const offer = await makeOffer(app.context);
  await app.call(reportRoutes.create, {
    token: operator.token,
    body: { userId: offer.user.id, reason: 'spam' },
  });
  const after = await figures();
  expect(after).toMatchObject({
    newCompanies: before.newCompanies + 1,
    offers: before.offers + 1,
    reports: before.reports + 1,
    openReports: before.openReports + 1,
  });
  app.passTime({ days: 8 });
  expect((await figures()).offers).toBe(0);
});
