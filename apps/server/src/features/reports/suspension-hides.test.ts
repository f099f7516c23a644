import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobseekerAccount } from '../../../test/account-bodies.ts';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { verifyPhone } from '../../../test/verify-phone.ts';
import { createListener } from '../../core/db/listen.ts';
import { stalePagesChannel } from '../../core/rendering/stale-pages.repository.ts';
import { mailUnread } from '../conversations/mail-unread.job.ts';
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

/** Suspends an account; the jobs that this queues run only when a test runs them. */
async function suspend(userId: string): Promise<void> {
  const { id } = (await app.report(reporter, { userId, reason: 'scam' })).body;
  expect((await app.decide(operator, id)).status).toBe(201);
}

test('the files of a suspended account are operators’ alone, until it is let in again', async () => {
  const phone = '+33698765401';
  const headers = await verifyPhone(app, phone);
  const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, name: 'CV.pdf' });
  const avatar = await uploaded(app, uploadRoutes.avatar, {
    bytes: await picture(400, 300).jpeg().toBuffer(),
  });
  const base = jobseekerAccount(phone);
  const { body: made } = await app.call(accountRoutes.create, {
    body: { ...base, profile: { ...base.profile, cv, avatar, cvAudience: 'everyone' } },
    headers,
  });
  const own = await app.call(jobseekerRoutes.getByUser, { params: { userId: made.id }, token: made.token });
  expect(own.body).toMatchObject({ cv, avatar });
  const statuses = async (token?: string) => [
    (await fetchFile(app, cv, token ? { token } : {})).status,
    (await fetchFile(app, avatar, token ? { token } : {})).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await suspend(made.id);
  expect(await statuses()).toEqual([404, 404]);
  expect(await statuses(reporter.token)).toEqual([404, 404]);
  expect((await fetchFile(app, avatar, { token: operator.token })).status).toBe(200);
  await app.lift(operator, made.id);
  expect(await statuses()).toEqual([200, 200]);
});

test('a picture may be kept for an hour by caches that many share, and is not sent twice', async () => {
  const url = await uploaded(app, uploadRoutes.avatar, { bytes: await picture(400, 300).jpeg().toBuffer() });
  const { headers } = await fetchFile(app, url);
  const seconds = Number(/(?:^|[ ,])s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]);
  expect(seconds).toBeLessThanOrEqual(3600);
  const again = await app.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    headers['cache-control'],
  ]);
  expect((await app.server.inject({ url, headers: { 'if-none-match': '"autre"' } })).statusCode).toBe(200);
});

test('neither name nor portrait is told to others', async () => {
  const offer = await makeOffer(app.context);
  const { user, profile } = await makeFreelance(app.context, { username: 'Support Technique' });
  await app.call(applicationRoutes.apply, {
    token: user.token,
    body: { jobId: offer.id, freelancerId: profile.id, coverLetter: 'Bonjour à vous', proposedRate: 400 },
  });
  await app.call(conversationRoutes.contact, {
    token: user.token,
    body: { senderId: user.id, receiverId: reporter.id, subject: 'Un projet', content: 'Bonjour' },
  });
  const told = async () => {
    const thread = await app.call(conversationRoutes.list, {
      params: { userId: reporter.id },
      token: reporter.token,
    });
    const received = await app.call(applicationRoutes.listByCompany, {
      params: { companyUserId: offer.user.id },
      token: offer.user.token,
    });
    const account = await app.call(accountRoutes.get, { params: { id: user.id }, token: reporter.token });
    return [
      thread.body[0]?.other_username,
      received.body[0]?.freelancer_name,
      account.status === 200 ? account.body.username : account.status,
    ];
  };
  expect(await told()).toEqual(Array(3).fill('Support Technique'));
  await suspend(user.id);
  expect(await told()).toEqual([suspendedUserName, suspendedUserName, 404]);
});

test('a suspended company’s offers are at no address, whoever asks', async () => {
  const offer = await makeOffer(app.context);
  const statuses = async () => [
    (await app.call(offerRoutes.get, { params: { id: offer.id } })).status,
    (await app.call(offerRoutes.get, { params: { id: offer.id }, token: reporter.token })).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await suspend(offer.user.id);
  expect(await statuses()).toEqual([404, 404]);
});

test('mails with its words that wait do not leave, and no new ones are made', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const offer = await makeOffer(app.context);
  const reader = await makeUser(app.context);
  await app.call(conversationRoutes.contact, {
    token: user.token,
    body: { senderId: user.id, receiverId: reader.id, subject: 'Urgent', content: 'Cliquez ici' },
  });
  await app.call(applicationRoutes.apply, {
    token: user.token,
    body: { jobId: offer.id, freelancerId: profile.id, coverLetter: 'Cliquez ici', proposedRate: 400 },
  });
  await suspend(user.id);
  app.passTime({ minutes: 20 });
  await mailUnread(app.context);
  expect(await app.mailsTo(offer.user)).toEqual([]);
  expect(await app.mailsTo(reader)).toEqual([]);
  expect((await app.mailsTo(user)).map(({ subject }) => subject)).toEqual(['Votre compte est suspendu']);
});

test('a mail that is made and waits for the mail server does not leave either', async () => {
  const company = await makeCompany(app.context);
  const reader = await makeUser(app.context);
  await app.call(conversationRoutes.contact, {
    token: company.user.token,
    body: { senderId: company.user.id, receiverId: reader.id, subject: 'Urgent', content: 'Cliquez ici' },
  });
  app.passTime({ minutes: 20 });
  await mailUnread(app.context);
  await suspend(company.user.id);
  expect(await app.mailsTo(reader)).toEqual([]);
});

test('kept pages are forgotten when an account is suspended and when it is let in again', async () => {
  const user = await makeUser(app.context);
  const forget = vi.fn();
  const listener = createListener({ connection: app.connection, log: app.context.log });
  await listener.on(stalePagesChannel, forget);
  await suspend(user.id);
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  await app.lift(operator, user.id);
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
  await listener.close();
});
