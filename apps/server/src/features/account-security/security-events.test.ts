import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { cookieOf } from '../../../test/cookie-of.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';
import { verifyPhone } from '../../../test/verify-phone.ts';
import { forgetOldSecurityJob } from './forget-old-security.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let count = 0;
async function register(headers: Record<string, string> = {}) {
  const email = `suivie${++count}@exemple.fr`;
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const answer = await app.call(accountRoutes.register, { body, headers });
  return { ...answer.body, email, cookie: cookieOf(answer, 'known_browser') };
}

const signIn = (email: string, headers: Record<string, string> = {}, password = goodPassword) =>
  app.call(accountRoutes.login, { body: { email, password }, headers, from: '203.0.113.77' });

async function subjectsTo(email: string): Promise<string[]> {
  await app.runJobs();
  return (await otherMails(app, email)).map(({ subject }) => subject);
}

const eventsOf = async (userId: string | null) =>
  app.context.db
    .selectFrom('security_events')
    .select(['kind', 'network', 'user_agent'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('security events', () => {
  test('tell sign-ins, failures and changes, with the network alone', async () => {
    const { email, user, token } = await register();
    await signIn(email, { 'user-agent': firefox }, 'faux12345');
    await signIn(email, { 'user-agent': firefox });
    const params = { id: user.id };
    const change = { currentPassword: goodPassword, newPassword: 'ardoise8zinc' };
    const wrong = { ...change, currentPassword: 'faux12345' };
    await app.call(accountRoutes.changePassword, { params, token, body: wrong });
    await app.call(accountRoutes.changePassword, { params, token, body: change });
    const events = await eventsOf(user.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'account_created',
      'sign_in_failed',
      'signed_in',
      'password_wrong',
      'password_changed',
    ]);
    expect(events[1]).toMatchObject({ network: '203.0.113.0/24', user_agent: firefox });
  });

  test('of an address that no account has belong to nobody', async () => {
    const before = (await eventsOf(null)).length;
    await signIn('personne.du.tout@exemple.fr');
    expect((await eventsOf(null)).slice(before)).toMatchObject([{ kind: 'sign_in_failed' }]);
  });

  test('are never changed, and forgotten after twelve months', async () => {
    const { user } = await register();
    const mine = app.context.db.updateTable('security_events').where('user_id', '=', user.id);
    await expect(mine.set({ kind: 'signed_in' }).execute()).rejects.toThrow();
    app.passTime({ days: 360 });
    await app.context.jobs.send(app.context.db, forgetOldSecurityJob, {});
    await app.runJobs();
    expect(await eventsOf(user.id)).toHaveLength(1);
    app.passTime({ days: 10 });
    await app.context.jobs.send(app.context.db, forgetOldSecurityJob, {});
    await app.runJobs();
    expect(await eventsOf(user.id)).toEqual([]);
  });
});

describe('the owner is told', () => {
  test('of a sign-in from a browser that never opened the account, once', async () => {
    const { email, cookie } = await register({ 'user-agent': firefox });
    await signIn(email, { 'user-agent': firefox, cookie });
    expect(await subjectsTo(email)).toEqual([]);
    const elsewhere = await signIn(email, { 'user-agent': firefox });
    expect(await subjectsTo(email)).toEqual(['Nouvelle connexion à votre compte']);
    const [mail] = await otherMails(app, email);
    expect(mail?.text).toContain('Firefox sur Windows');
    await signIn(email, { 'user-agent': firefox, cookie: cookieOf(elsewhere, 'known_browser') });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('not of a program that signs in again from its address; of the same one elsewhere', async () => {
    const headers = { 'user-agent': 'agence-sync/2.1' };
    const email = `programme${++count}@exemple.fr`;
    const body = { email, password: goodPassword, name: 'Nora Petit' };
    await app.call(accountRoutes.register, { body, headers, from: '203.0.113.77' });
    await signIn(email, headers);
    await signIn(email, headers);
    expect(await subjectsTo(email)).toEqual([]);
    await app.call(accountRoutes.login, { body, headers, from: '192.0.2.1' });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('of a new telephone number', async () => {
    const { email, user, token } = await register();
    const phone = '+33698765470';
    const headers = await verifyPhone(app, phone);
    const call = { params: { id: user.id }, token, body: { phone }, headers };
    expect((await app.call(accountRoutes.update, call)).body.phone).toBe(phone);
    expect(await subjectsTo(email)).toEqual(['Votre numéro de téléphone a changé']);
    expect((await eventsOf(user.id)).map(({ kind }) => kind)).toContain('phone_changed');
  });

  test('and the number does not change by a session that somebody left open', async () => {
    const { user, token } = await register();
    const phone = '+33698765471';
    const change = (body: object, headers: Record<string, string>) =>
      app.call(accountRoutes.update, { params: { id: user.id }, token, body, headers });
    app.passTime({ minutes: 11 });
    const headers = await verifyPhone(app, phone);
    expect((await change({ phone }, headers)).error.code).toBe('password_required');
    expect((await change({ phone, currentPassword: goodPassword }, headers)).body.phone).toBe(phone);
  });
});
