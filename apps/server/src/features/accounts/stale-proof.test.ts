import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';
import { whileAccountChanges } from '../../../test/while-account-changes.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { deleteSessionsOf } from '../../core/auth/sessions.repository.ts';
import { updatePassword } from '../../core/auth/users.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const nextEmail = () => `pendant${++count}@exemple.fr`;

async function register() {
  const email = nextEmail();
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email, params: { id: made.user.id } };
}

type Account = Awaited<ReturnType<typeof register>>;

/** Runs `work`, which was authorized by the old password, while another transaction sets a new one. */
async function whilePasswordChanges<T>({ user }: Account, work: () => Promise<T>): Promise<T> {
  const newHash = await hashPassword('ardoise8zinc');
  return whileAccountChanges(app.context, (tx) => updatePassword(tx, user.id, newHash), work);
}

const sessionsOf = (account: Account) =>
  app.context.db.selectFrom('sessions').select('id').where('user_id', '=', account.user.id).execute();

describe('what was proved by a password that changes at the same time', () => {
  test('opens no session', async () => {
    const account = await register();
    const body = { email: account.email, password: goodPassword };
    const answer = await whilePasswordChanges(account, () => app.call(accountRoutes.login, { body }));
    expect(answer.error.code).toBe('invalid_credentials');
    expect(await sessionsOf(account)).toHaveLength(1);
  });

  test('opens no session to an account that is suspended at the same time', async () => {
    const account = await register();
    const body = { email: account.email, password: goodPassword };
    const answer = await whileAccountChanges(
      app.context,
      async (tx) => {
        const suspension = { suspended_at: app.context.clock.now() };
        await tx.updateTable('users').set(suspension).where('id', '=', account.user.id).execute();
      },
      () => app.call(accountRoutes.login, { body }),
    );
    expect(answer.error.code).toBe('account_suspended');
    expect(await sessionsOf(account)).toHaveLength(1);
  });

  test('sets no other password', async () => {
    const account = await register();
    const { token, params, email } = account;
    const body = { currentPassword: goodPassword, newPassword: 'volee7nuit' };
    const answer = await whilePasswordChanges(account, () =>
      app.call(accountRoutes.changePassword, { params, token, body }),
    );
    expect(answer.error.code).toBe('password_wrong');
    const stolen = await app.call(accountRoutes.login, { body: { email, password: 'volee7nuit' } });
    expect(stolen.status).toBe(401);
  });

  test('asks for no other address', async () => {
    const account = await register();
    const { token, params } = account;
    const body = { email: nextEmail(), currentPassword: goodPassword };
    const answer = await whilePasswordChanges(account, () =>
      app.call(accountRoutes.update, { params, token, body }),
    );
    expect(answer.error.code).toBe('password_wrong');
    const me = await app.call(accountRoutes.me, { token });
    expect(me.body.user.pendingEmail).toBeNull();
  });

  test('deletes nothing', async () => {
    const account = await register();
    const { token, params } = account;
    const answer = await whilePasswordChanges(account, () =>
      app.call(personalDataRoutes.remove, { params, token, body: { password: goodPassword } }),
    );
    expect(answer.error).toMatchObject({ code: 'password_wrong', issues: [{ path: 'password' }] });
    expect((await app.call(accountRoutes.me, { token })).status).toBe(200);
  });
});

describe('a session that ends while it changes its account', () => {
  test('changes nothing', async () => {
    const { token, params, user } = await register();
    const answer = await whileAccountChanges(
      app.context,
      async (tx) => {
        await updatePassword(tx, user.id, await hashPassword('ardoise8zinc'));
        await deleteSessionsOf(tx, user.id);
      },
      () => app.call(accountRoutes.update, { params, token, body: { email: nextEmail() } }),
    );
    expect(answer.status).toBe(401);
    const changes = await app.context.db
      .selectFrom('email_changes')
      .select('new_email')
      .where('user_id', '=', user.id)
      .execute();
    expect(changes).toEqual([]);
  });
});

describe('a link to a new password', () => {
  const linkIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  async function askForLink(email: string): Promise<string> {
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    return linkIn((await otherMails(app, email))[0]?.text);
  }
  const reset = (token: string) =>
    app.call(accountRoutes.resetPassword, { body: { token, password: 'ardoise8zinc' } });

  test('gives up, once used, the other links and the change of address that waited', async () => {
    const account = await register();
    const { token, params } = account;
    const email = nextEmail();
    await app.call(accountRoutes.update, { params, token, body: { email, currentPassword: goodPassword } });
    const first = await askForLink(account.email);
    const second = await askForLink(account.email);
    const confirmation = linkIn((await otherMails(app, email))[0]?.text);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).error.code).toBe('reset_token_invalid');
    const confirmed = await app.call(accountRoutes.confirmEmail, { body: { token: confirmation } });
    expect(confirmed.error.code).toBe('email_token_invalid');
  });

  test('does not go to an address that the account leaves at the same time', async () => {
    const account = await register();
    const email = nextEmail();
    await app.call(accountRoutes.forgotPassword, { body: { email: account.email } });
    await whileAccountChanges(
      app.context,
      async (tx) => {
        await tx.updateTable('users').set({ email }).where('id', '=', account.user.id).execute();
      },
      () => app.runJobs(),
    );
    const links = await app.context.db
      .selectFrom('password_resets')
      .select('user_id')
      .where('user_id', '=', account.user.id)
      .execute();
    expect(links).toEqual([]);
    expect(await otherMails(app, account.email)).toEqual([]);
  });
});
