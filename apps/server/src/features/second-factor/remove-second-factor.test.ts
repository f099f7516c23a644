import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { createSecondFactorTest, type SecondFactorTest } from './second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

test('whoever lost everything gets in by the password alone; the sessions end, the owner is told', async () => {
  const [account, other] = [await app.register(), await app.register()];
  await app.addApp(other);
  await app.addApp(account);
  await app.addPasskey(account);
  expect(await removeSecondFactor(app.context, account.email.toUpperCase())).toBe('removed');
  expect((await app.call(accountRoutes.me, { token: account.token })).status).toBe(401);
  const body = { email: account.email, password: goodPassword };
  const { status, body: session } = await app.call(accountRoutes.login, { body });
  expect(status).toBe(200);
  const token = 'token' in session ? session.token : '';
  expect((await app.call(routes.get, { params: account.params, token })).body).toMatchObject({
    passkeys: [],
    appSince: null,
    recoveryCodesLeft: 0,
  });
  expect(await app.eventsOf(account.user.id)).toContain('second_factor_removed');
  expect(await app.subjectsTo(account.email)).toContain('La deuxième étape a été retirée de votre compte');
  await app.enterPassword(other.email);
});

test('an account without one, and an address that nobody has, are told and left alone', async () => {
  const account = await app.register();
  expect(await removeSecondFactor(app.context, account.email)).toBe('none');
  expect(await removeSecondFactor(app.context, 'personne@exemple.fr')).toBe('unknown');
  expect((await app.call(accountRoutes.me, { token: account.token })).status).toBe(200);
  expect(await app.eventsOf(account.user.id)).not.toContain('second_factor_removed');
});
