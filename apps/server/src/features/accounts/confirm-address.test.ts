import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeUser, unconfirmed } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { confirmationMailsPerAccount } from './accounts.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;

async function register() {
  const email = `a.confirmer${++count}@exemple.fr`;
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email };
}
type Account = Awaited<ReturnType<typeof register>>;

/** The tokens of the links that an address was mailed, the last one first. */
async function tokensMailedTo(email: string): Promise<string[]> {
  await app.runJobs();
  const mails = await app.sandbox.mails(email);
  return mails.flatMap(({ text }) => /confirmer-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}
async function linkOf(email: string): Promise<string> {
  const [token = ''] = await tokensMailedTo(email);
  return token;
}

const confirm = (token: string) => app.call(accountRoutes.confirmEmail, { body: { token } });
const ask = ({ user, token }: Pick<Account, 'user' | 'token'>) =>
  app.call(accountRoutes.sendConfirmation, { params: { id: user.id }, token });
const isConfirmed = async (token: string) =>
  (await app.call(accountRoutes.me, { token })).body.user.emailConfirmed;
const eventsOf = async (userId: string) => {
  const rows = await app.context.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('the address of a new account', () => {
  test('is confirmed by the link mailed to it, signed out, and once more changes nothing', async () => {
    const { email, token, user } = await register();
    expect(await isConfirmed(token)).toBe(false);
    const link = await linkOf(email);
    expect((await confirm(link)).body).toEqual({ email });
    expect(await isConfirmed(token)).toBe(true);
    expect((await confirm(link)).body).toEqual({ email, alreadyConfirmed: true });
    expect((await eventsOf(user.id)).filter((kind) => kind === 'email_confirmed')).toHaveLength(1);
  });

  test('is confirmed once by many presses at the same time', async () => {
    const { email, user } = await register();
    const link = await linkOf(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(link)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ body }) => !body.alreadyConfirmed)).toHaveLength(1);
    expect((await eventsOf(user.id)).filter((kind) => kind === 'email_confirmed')).toHaveLength(1);
  });

  test('stays so after seven days, when the link is good for nothing any more', async () => {
    const late = await register();
    const known = await register();
    const [link, used] = [await linkOf(late.email), await linkOf(known.email)];
    await confirm(used);
    app.passTime({ days: 7, seconds: 1 });
    expect((await confirm(link)).error.code).toBe('email_token_invalid');
    expect(await isConfirmed(late.token)).toBe(false);
    expect((await confirm(used)).body.alreadyConfirmed).toBe(true);
  });

  test('is not confirmed by a link that nobody was sent', async () => {
    expect((await confirm('inventé')).error.code).toBe('email_token_invalid');
  });

  test('an account with a role is asked as well', async () => {
    const body = {
      username: 'Paul Roux',
      email: `a.confirmer${++count}@exemple.fr`,
      password: goodPassword,
      role: 'entreprise' as const,
    };
    const made = await app.call(accountRoutes.create, { body });
    expect(await isConfirmed(made.body.token)).toBe(false);
    expect((await confirm(await linkOf(body.email))).status).toBe(200);
  });
});

describe('one more link', () => {
  test('confirms, and so does the one before', async () => {
    const one = await register();
    await linkOf(one.email);
    expect((await ask(one)).body).toEqual({ success: true });
    const tokens = await tokensMailedTo(one.email);
    expect(new Set(tokens).size).toBe(2);
    expect((await confirm(tokens[1] ?? '')).body).toEqual({ email: one.email });
    expect((await confirm(tokens[0] ?? '')).body.alreadyConfirmed).toBe(true);
  });

  test('is not sent once the address is confirmed', async () => {
    const one = await register();
    await confirm(await linkOf(one.email));
    expect((await ask(one)).body).toEqual({ success: true });
    expect(await tokensMailedTo(one.email)).toHaveLength(1);
  });

  test('is asked for by the account alone, and not without end', async () => {
    const one = await register();
    const other = await makeUser(app.context, unconfirmed);
    const params = { id: one.user.id };
    expect((await app.call(accountRoutes.sendConfirmation, { params })).status).toBe(401);
    expect((await app.call(accountRoutes.sendConfirmation, { params, token: other.token })).status).toBe(403);
    for (let asked = 0; asked < confirmationMailsPerAccount.points; asked += 1) {
      expect((await ask(one)).status).toBe(200);
    }
    const refused = await ask(one);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_confirmation_mails']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is asked for from one address so often and no more', async () => {
    const from = '203.0.113.88';
    const askFrom = async () => {
      const { id, token } = await makeUser(app.context, unconfirmed);
      return app.call(accountRoutes.sendConfirmation, { params: { id }, token, from });
    };
    for (let asked = 0; asked < 60; asked += 1) expect((await askFrom()).status).toBe(200);
    expect((await askFrom()).status).toBe(429);
  });
});

describe('other links to the mailbox', () => {
  test('one for a new password confirms the address', async () => {
    const { email, user } = await register();
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    const mails = await app.sandbox.mails(email);
    const reset =
      mails.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
    await app.call(accountRoutes.resetPassword, { body: { token: reset, password: 'Ardoise-et-chaux-9' } });
    expect(await eventsOf(user.id)).toContain('email_confirmed');
    const { email_confirmed_at } = await app.context.db
      .selectFrom('users')
      .select('email_confirmed_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(email_confirmed_at).not.toBeNull();
  });

  test('one for another address confirms that one, and those to the old address confirm nothing', async () => {
    const { email, token, user } = await register();
    const old = await linkOf(email);
    const change = { email: `nouvelle${++count}@exemple.fr`, currentPassword: goodPassword };
    await app.call(accountRoutes.update, { params: { id: user.id }, token, body: change });
    expect(await isConfirmed(token)).toBe(false);
    expect((await confirm(await linkOf(change.email))).body).toEqual({ email: change.email });
    expect(await isConfirmed(token)).toBe(true);
    expect((await confirm(old)).error.code).toBe('email_token_invalid');
  });

  test('a link to an address that the account left confirms nothing', async () => {
    const { email, token, user } = await register();
    const old = await linkOf(email);
    await app.context.db
      .updateTable('users')
      .set({ email: `quittee${++count}@exemple.fr` })
      .where('id', '=', user.id)
      .execute();
    expect((await confirm(old)).error.code).toBe('email_token_invalid');
    expect(await isConfirmed(token)).toBe(false);
  });
});

test('where no account is asked, no mail is sent', async () => {
  const off = await createTestApp(({ config }) => ({ config: { ...config, addressConfirmation: 'off' } }));
  const body = { email: 'sans.lien@exemple.fr', password: goodPassword, name: 'Nora Petit' };
  const { user, token } = (await off.call(accountRoutes.register, { body })).body;
  await off.call(accountRoutes.sendConfirmation, { params: { id: user.id }, token });
  await off.runJobs();
  expect(await off.sandbox.mails(body.email)).toEqual([]);
  await off.close();
});

test('links go with their account', async () => {
  const { id, token } = await makeUser(app.context, unconfirmed);
  await ask({ user: { id } as Account['user'], token });
  const rows = await app.context.db
    .selectFrom('email_confirmations')
    .selectAll()
    .where('user_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
  await app.context.db.deleteFrom('users').where('id', '=', id).execute();
  const left = await app.context.db
    .selectFrom('email_confirmations')
    .select('user_id')
    .where('user_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
