import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const nextEmail = (name: string) => `${name}${++count}@exemple.fr`;

async function register() {
  const email = nextEmail('ancienne');
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email };
}

type Account = Awaited<ReturnType<typeof register>>;

const patch = ({ user, token }: Account, body: object) =>
  app.call(accountRoutes.update, { params: { id: user.id }, token, body });

/** Asks for a new address and returns the token that its mailbox got. */
async function ask(account: Account, email: string): Promise<string> {
  const asked = await patch(account, { email, currentPassword: goodPassword });
  expect(asked.status).toBe(200);
  await app.runJobs();
  const [mail] = await otherMails(app, email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no link in the mail');
  return token;
}

const confirm = (token: string) => app.call(accountRoutes.confirmEmail, { body: { token } });
const signIn = (email: string) => app.call(accountRoutes.login, { body: { email, password: goodPassword } });

describe('a new e-mail address', () => {
  test('waits until its own mailbox confirms it; the old one is told, before and after', async () => {
    const account = await register();
    const email = nextEmail('nouvelle');
    const asked = await patch(account, { email, currentPassword: goodPassword });
    expect(asked.body).toMatchObject({ email: account.email, pendingEmail: email });
    const me = await app.call(accountRoutes.me, { token: account.token });
    expect(me.body.user).toMatchObject({ email: account.email, pendingEmail: email });
    await app.runJobs();
    const [link] = await otherMails(app, email);
    const [warning] = await otherMails(app, account.email);
    expect(warning?.text).toContain(email);
    expect(warning?.text).not.toContain('token=');

    const confirmed = await confirm(/token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '');
    expect(confirmed.body).toEqual({ email });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(account.email)).status).toBe(401);
    const after = await app.call(accountRoutes.me, { token: account.token });
    expect(after.body.user).toMatchObject({ email, pendingEmail: null });
    await app.runJobs();
    expect((await otherMails(app, account.email))[0]?.subject).toBe('Votre adresse e-mail a changé');
  });

  test('is confirmed once, and within thirty minutes', async () => {
    const account = await register();
    const token = await ask(account, nextEmail('une-fois'));
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).error.code).toBe('email_token_invalid');
    const late = await ask(account, nextEmail('tardive'));
    app.passTime({ minutes: 31 });
    expect((await confirm(late)).error.code).toBe('email_token_invalid');
    expect((await confirm('invented')).status).toBe(400);
  });

  test('takes away what lies in the old mailbox: a link to a new password', async () => {
    const account = await register();
    await app.call(accountRoutes.forgotPassword, { body: { email: account.email } });
    await app.runJobs();
    const [mail] = await otherMails(app, account.email);
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await confirm(await ask(account, nextEmail('demenagee')))).status).toBe(200);
    const body = { token: reset, password: `${goodPassword}4` };
    expect((await app.call(accountRoutes.resetPassword, { body })).error.code).toBe('reset_token_invalid');
  });

  test('a second request makes the first link useless; the present address gives it up', async () => {
    const account = await register();
    const first = await ask(account, nextEmail('premiere'));
    const second = await ask(account, nextEmail('seconde'));
    expect((await confirm(first)).status).toBe(400);
    expect((await patch(account, { email: account.email.toUpperCase() })).body.pendingEmail).toBeNull();
    expect((await confirm(second)).status).toBe(400);
  });

  test('that another account has or takes meanwhile is refused', async () => {
    const [account, other] = [await register(), await register()];
    const taken = await patch(account, { email: other.email.toUpperCase(), currentPassword: goodPassword });
    expect(taken.status).toBe(409);
    expect(taken.error.issues).toMatchObject([{ path: 'email' }]);
    const wanted = nextEmail('disputee');
    const token = await ask(account, wanted);
    await app.call(accountRoutes.register, {
      body: { email: wanted, password: goodPassword, name: 'Omar Blanc' },
    });
    expect((await confirm(token)).error.code).toBe('email_taken');
  });

  test('is not taken from a session that somebody left open', async () => {
    const account = await register();
    const email = nextEmail('volee');
    app.passTime({ minutes: 11 });
    const silent = await patch(account, { email });
    expect(silent.status).toBe(403);
    expect(silent.error.code).toBe('password_required');
    const wrong = await patch(account, { email, currentPassword: 'faux12345' });
    expect(wrong.error).toMatchObject({ code: 'password_wrong', issues: [{ path: 'currentPassword' }] });
    expect((await patch(account, { email, currentPassword: goodPassword })).status).toBe(200);
  });

  test('is given up by a new password', async () => {
    const account = await register();
    const token = await ask(account, nextEmail('avant'));
    const params = { id: account.user.id };
    await app.call(accountRoutes.changePassword, {
      params,
      token: account.token,
      body: { currentPassword: goodPassword, newPassword: `${goodPassword}2` },
    });
    expect((await confirm(token)).status).toBe(400);
  });

  test('is given up by a forgotten password’s link: it may have been asked for by who took the account', async () => {
    const account = await register();
    const token = await ask(account, nextEmail('pirate'));
    await app.call(accountRoutes.forgotPassword, { body: { email: account.email } });
    await app.runJobs();
    const [mail] = await otherMails(app, account.email);
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { token: reset, password: `${goodPassword}3` };
    expect((await app.call(accountRoutes.resetPassword, { body })).status).toBe(200);
    expect((await confirm(token)).error.code).toBe('email_token_invalid');
  });

  test('cannot be asked for without end', async () => {
    const account = await register();
    for (let index = 0; index < 10; index += 1) await patch(account, { email: nextEmail('encore') });
    const answer = await patch(account, { email: nextEmail('encore') });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('signing out elsewhere', () => {
  test('ends every other session of the account, and nobody else’s', async () => {
    const [account, other] = [await register(), await register()];
    const elsewhere = sessionOf((await signIn(account.email)).body).token;
    const params = { id: account.user.id };
    const refused = await app.call(accountRoutes.endOtherSessions, { params, token: other.token });
    expect(refused.status).toBe(403);
    expect((await app.call(accountRoutes.endOtherSessions, { params })).status).toBe(401);
    const ended = await app.call(accountRoutes.endOtherSessions, { params, token: account.token });
    expect(ended.status).toBe(204);
    expect((await app.call(accountRoutes.me, { token: elsewhere })).status).toBe(401);
    expect((await app.call(accountRoutes.me, { token: account.token })).status).toBe(200);
    expect((await app.call(accountRoutes.me, { token: other.token })).status).toBe(200);
  });
});
