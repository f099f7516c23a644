import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecondFactorTest, type SecondFactorTest } from './second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

async function protectedAccount() {
  const account = await app.register();
  return { ...account, ...(await app.addApp(account)) };
}

/** A whole sign-in by a recovery code. */
async function recover(email: string, recoveryCode: string | undefined) {
  const { token } = await app.enterPassword(email);
  return app.finish({ token, recoveryCode });
}

test('ten are given with the first factor, unlike each other, and stored hashed', async () => {
  const { recoveryCodes, user } = await protectedAccount();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  const rows = await app.context.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user.id)
    .execute();
  expect(rows).toHaveLength(10);
  for (const { code_hash } of rows) expect(code_hash).toHaveLength(32);
});

test('each opens the account once, however it is written, and the owner is told', async () => {
  const account = await protectedAccount();
  const { email, user, recoveryCodes } = account;
  const [code = ''] = recoveryCodes;
  const opened = await recover(email, ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`);
  expect(opened.body.user.id).toBe(user.id);
  expect((await recover(email, code)).error).toMatchObject({
    code: 'recovery_code_wrong',
    issues: [{ path: 'recoveryCode' }],
  });
  expect((await app.call(routes.get, app.as(account))).body.recoveryCodesLeft).toBe(9);
  expect(await app.eventsOf(user.id)).toContain('recovery_code_used');
  expect(await app.subjectsTo(email)).toContain('Un code de secours a ouvert votre compte');
});

test('one opens one session of several sign-ins at once', async () => {
  const { email, recoveryCodes } = await protectedAccount();
  const steps = await Promise.all(Array.from({ length: 6 }, () => app.enterPassword(email)));
  const answers = await Promise.all(
    steps.map(({ token }) => app.finish({ token, recoveryCode: recoveryCodes[3] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
});

test('new ones take the place of the old, need a proof, and the owner is told', async () => {
  const account = await protectedAccount();
  app.passTime({ minutes: 11 });
  expect((await app.call(routes.renewRecoveryCodes, app.as(account))).error.code).toBe('password_required');
  const body = { code: app.codeOf(account.secret) };
  const { token } = account;
  expect((await app.call(accountRoutes.confirmIdentity, { token, body })).status).toBe(204);
  const renewed = (await app.call(routes.renewRecoveryCodes, app.as(account))).body.recoveryCodes;
  expect(renewed).toHaveLength(10);
  expect((await recover(account.email, account.recoveryCodes[0])).status).toBe(401);
  expect((await recover(account.email, renewed[0])).status).toBe(200);
  expect(await app.subjectsTo(account.email)).toContain('Vos codes de secours ont été remplacés');
  const other = await app.register();
  expect((await app.call(routes.renewRecoveryCodes, app.as(other))).status).toBe(404);
});
