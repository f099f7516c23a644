import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { openSession } from '../../../test/open-session.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { claimCvDownload } from '../cv-downloads/index.ts';
import { retentionJob } from './retention.job.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Days pass, and with each the night's work. */
async function pass(days: number): Promise<void> {
  app.passTime({ days });
  await app.context.jobs.send(app.context.db, retentionJob, {});
  await app.runJobs();
}

const noticesTo = async (user: MadeUser) =>
  (await app.sandbox.mails(user.email)).filter(({ subject }) => subject.includes('sera supprimé'));
const isThere = async (user: MadeUser) => (await findTraces(app, [user.email])).length > 0;

describe('an account nobody uses', () => {
  test('is told about at 23 months, once, and removed at 24', async () => {
    const { user } = await makeFreelance(app.context, { username: 'Oubliée Delavigne' });
    await pass(690);
    expect(await noticesTo(user)).toEqual([]);
    await pass(15);
    await pass(1);
    const [mail, ...more] = await noticesTo(user);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('23 mois');
    await pass(20);
    expect(await isThere(user)).toBe(true);
    await pass(15);
    expect(await findTraces(app, [user.email, 'Delavigne', user.id])).toEqual([]);
  });

  test('is kept when its owner comes back, until it is forgotten again', async () => {
    const user = await makeUser(app.context, { password_hash: await hashPassword(goodPassword) });
    await pass(710);
    expect(await noticesTo(user)).toHaveLength(1);
    const back = await app.call(accountRoutes.login, {
      body: { email: user.email, password: goodPassword },
    });
    expect(back.status).toBe(200);
    await pass(60);
    expect(await isThere(user)).toBe(true);
    await pass(660);
    expect(await noticesTo(user)).toHaveLength(2);
  });

  test('is never removed sooner after the notice than the notice said', async () => {
    const user = await makeUser(app.context);
    await pass(2000);
    expect(await noticesTo(user)).toHaveLength(1);
    await pass(25);
    expect(await isThere(user)).toBe(true);
    await pass(10);
    expect(await isThere(user)).toBe(false);
  });

  test('stays while its company pays for a subscription', async () => {
    const { user } = await makeCompany(app.context, { is_subscribed: true });
    await pass(710);
    await pass(60);
    expect(await noticesTo(user)).toEqual([]);
    expect(await isThere(user)).toBe(true);
  });
});

describe('traces', () => {
  test('of addresses and of downloads are forgotten after twelve months', async () => {
    const user = await makeUser(app.context, { role: 'jobseeker' });
    const { body } = await app.call(accountRoutes.register, {
      body: { email: 'adresse@exemple.fr', password: goodPassword, name: 'Nora Petit' },
      from: '203.0.113.77',
    });
    await claimCvDownload(app.context, {
      ownerId: user.id,
      viewerId: body.user.id,
      addressKey: '',
      isSentToViewer: false,
    });
    for (let month = 0; month < 11; month += 1) {
      await pass(30);
      await app.call(accountRoutes.me, { token: body.token });
      await app.call(accountRoutes.me, { token: user.token });
    }
    expect(await findTraces(app, ['203.0.113.77'])).toHaveLength(1);
    const downloads = (token: string) => app.call(cvDownloadRoutes.list, { params: { id: user.id }, token });
    expect((await downloads(user.token)).body).toHaveLength(1);
    await pass(40);
    expect(await findTraces(app, ['203.0.113.77'])).toEqual([]);
    // sessions end a year after sign-in
    const token = await openSession(app.context, user.id);
    expect((await downloads(token)).body).toEqual([]);
    const login = { email: 'adresse@exemple.fr', password: goodPassword };
    expect((await app.call(accountRoutes.login, { body: login })).status).toBe(200);
  });

  test('of applications go two years after what last happened to them; accepted ones after five', async () => {
    const company = await makeCompany(app.context, { is_subscribed: true });
    const offer = await makeOffer(app.context, { company });
    const refused = await makeApplication(app.context, offer.id, { status: 'rejected' });
    await makeApplication(app.context, offer.id, { status: 'accepted' });
    const received = async () => {
      const { body } = await app.call(accountRoutes.login, {
        body: { email: company.user.email, password: goodPassword },
      });
      const answer = await app.call(applicationRoutes.listByCompany, {
        params: { companyUserId: company.user.id },
        token: sessionOf(body).token,
      });
      return answer.body.map(({ status }) => status).toSorted();
    };
    await app.context.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(goodPassword), last_active_at: new Date('2099-01-01') })
      .execute();
    await pass(700);
    expect(await received()).toEqual(['accepted', 'rejected']);
    await pass(40);
    expect(await received()).toEqual(['accepted']);
    expect(await isThere(refused.user)).toBe(true);
    await pass(1100);
    expect(await received()).toEqual([]);
  });
});
