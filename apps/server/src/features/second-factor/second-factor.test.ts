import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeUser } from '../../../test/builders/index.ts';
import { createSecondFactorTest, type SecondFactorTest } from './second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

const signIn = (email: string) => app.call(accountRoutes.login, { body: { email, password: goodPassword } });
const meOf = (token: string) => app.call(accountRoutes.me, { token });
const confirm = (token: string, body: object) => app.call(accountRoutes.confirmIdentity, { token, body });

describe('setting an authenticator app up', () => {
  test('turns the second step on, ends the other sessions and tells the owner', async () => {
    const account = await app.register();
    const elsewhere = await signIn(account.email);
    expect(elsewhere.status).toBe(200);
    const { recoveryCodes } = await app.addApp(account);
    expect(recoveryCodes).toHaveLength(10);
    const other = 'token' in elsewhere.body ? elsewhere.body.token : '';
    expect((await meOf(other)).status).toBe(401);
    expect((await meOf(account.token)).status).toBe(200);
    expect((await signIn(account.email)).status).toBe(202);
    expect((await app.call(routes.get, app.as(account))).body).toMatchObject({
      passkeys: [],
      appSince: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await app.eventsOf(account.user.id)).toContain('app_added');
    expect(await app.subjectsTo(account.email)).toContain(
      'Une application d’authentification protège votre compte',
    );
  });

  test('takes the app’s own code, in the session that began it, within half an hour', async () => {
    const account = await app.register();
    const other = await app.register();
    const { token, secret, uri } = (await app.call(routes.startApp, app.as(account))).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Mitoyen/);
    expect(uri).toContain(secret);
    const wrong = await app.call(routes.addApp, app.as(account, { token, code: app.codeOf(secret, 5) }));
    expect(wrong.error).toMatchObject({ code: 'code_wrong', issues: [{ path: 'code' }] });
    const body = { token, code: app.codeOf(secret) };
    expect((await app.call(routes.addApp, app.as(other, body))).error.code).toBe(
      'second_factor_setup_expired',
    );
    const session = await signIn(account.email);
    const elsewhere = { ...account, token: 'token' in session.body ? session.body.token : '' };
    expect((await app.call(routes.addApp, app.as(elsewhere, body))).status).toBe(400);
    app.passTime({ minutes: 31 });
    await confirm(account.token, { password: goodPassword });
    const late = await app.call(routes.addApp, app.as(account, { token, code: app.codeOf(secret) }));
    expect(late.error.code).toBe('second_factor_setup_expired');
    expect((await signIn(account.email)).status).toBe(200);
  });

  test('keeps its secret unreadable without the product’s key, and out of the archive', async () => {
    const account = await app.register();
    const { secret } = await app.addApp(account);
    const { sealed_secret } = await app.context.db
      .selectFrom('authenticator_apps')
      .select('sealed_secret')
      .where('user_id', '=', account.user.id)
      .executeTakeFirstOrThrow();
    const { Secret } = await import('otpauth');
    expect(sealed_secret.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false);
    const other = await app.register();
    await app.addApp(other);
    await app.context.db
      .updateTable('authenticator_apps')
      .set({ sealed_secret })
      .where('user_id', '=', other.user.id)
      .execute();
    const { token } = await app.enterPassword(other.email);
    expect((await app.finish({ token, code: app.codeOf(secret) })).status).toBe(401);
  });

  test('another app takes the place of the first, and gives no new recovery codes', async () => {
    const account = await app.register();
    const first = await app.addApp(account);
    const second = await app.addApp(account);
    expect(second.recoveryCodes).toEqual([]);
    const { token } = await app.enterPassword(account.email);
    expect((await app.finish({ token, code: app.codeOf(first.secret) })).status).toBe(401);
    expect((await app.finish({ token, code: app.codeOf(second.secret) })).status).toBe(200);
  });
});

describe('a session without a recent proof', () => {
  test('neither adds, replaces nor removes anything', async () => {
    const account = await app.register();
    const { secret } = await app.addApp(account);
    app.passTime({ minutes: 11 });
    const refusals = [
      await app.call(routes.startApp, app.as(account)),
      await app.call(routes.addApp, app.as(account, { token: 'x', code: '123456' })),
      await app.call(routes.startPasskey, app.as(account)),
      await app.call(routes.removeApp, app.as(account)),
      await app.call(routes.renewRecoveryCodes, app.as(account)),
      await app.call(routes.removePasskey, {
        ...app.as(account),
        params: { ...account.params, passkeyId: account.user.id },
      }),
    ];
    for (const { status, error } of refusals) {
      expect([status, error.code]).toEqual([403, 'password_required']);
    }
    expect((await signIn(account.email)).status).toBe(202);
    expect((await confirm(account.token, { code: app.codeOf(secret, 4) })).error).toMatchObject({
      code: 'code_wrong',
      issues: [{ path: 'code' }],
    });
    expect((await confirm(account.token, { code: app.codeOf(secret) })).status).toBe(204);
    expect((await app.call(routes.removeApp, app.as(account))).status).toBe(204);
    expect((await signIn(account.email)).status).toBe(200);
    expect(await app.eventsOf(account.user.id)).toEqual(
      expect.arrayContaining(['code_wrong', 'app_removed']),
    );
    await app.runJobs();
    const told = (await app.sandbox.mails(account.email)).map(({ text }) => text).join();
    expect(told).toContain('Le mot de passe suffit maintenant');
  });

  test('guesses ten codes an hour, and proves nothing by a code that was used', async () => {
    const account = await app.register();
    const { secret } = await app.addApp(account);
    const code = app.codeOf(secret);
    const { token } = await app.enterPassword(account.email);
    expect((await app.finish({ token, code })).status).toBe(200);
    expect((await confirm(account.token, { code })).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirm(account.token, { code: app.codeOf(secret, 9) })),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(41);
    app.passTime({ minutes: 11 });
    expect((await app.call(routes.removeApp, app.as(account))).status).toBe(403);
  });
});

describe('calls on a second factor', () => {
  test('are their owner’s alone', async () => {
    const [account, other] = [await app.register(), await app.register()];
    await app.addApp(account);
    const foreign = { params: account.params, token: other.token };
    for (const route of [routes.get, routes.startApp, routes.removeApp, routes.startConfirmation]) {
      expect((await app.call(route, foreign)).status).toBe(403);
      expect((await app.call(route, { params: account.params })).status).toBe(401);
    }
    const { status } = await app.call(routes.removeApp, app.as(other));
    expect(status).toBe(404);
    expect((await signIn(account.email)).status).toBe(202);
  });
});

describe('an operator', () => {
  test('has nothing to decide without a second factor, and keeps the last one', async () => {
    const account = await app.register();
    const { db } = app.context;
    await db.updateTable('users').set({ is_operator: true }).where('id', '=', account.user.id).execute();
    const queue = () => app.call(reportRoutes.list, { token: account.token });
    const refused = await queue();
    expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_required']);
    expect((await app.call(routes.get, app.as(account))).body.isRequired).toBe(true);
    await app.addApp(account);
    expect((await queue()).status).toBe(200);
    const removal = await app.call(routes.removeApp, app.as(account));
    expect([removal.status, removal.error.code]).toEqual([409, 'last_second_factor']);
    expect((await queue()).status).toBe(200);
    await app.addPasskey(account);
    expect((await app.call(routes.removeApp, app.as(account))).status).toBe(204);
    expect((await queue()).status).toBe(200);
  });

  test('by a session that somebody else has, does not exist', async () => {
    const stranger = await makeUser(app.context);
    expect((await app.call(reportRoutes.list, { token: stranger.token })).status).toBe(404);
  });
});
