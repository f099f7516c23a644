import { commonPasswordMessage } from '@mitoyen/contract/core/field-schemas.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../../seed/content/demo-accounts.ts';
import { companyAccount, goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { countCommonPasswords, isOnCommonList } from './common-password-list.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the list has more than a hundred thousand entries', async () => {
  expect(await countCommonPasswords()).toBeGreaterThan(100_000);
});

test.each([
  'motdepasse2',
  'Soleil2024',
  'Nicolas75',
  'ch4ng3ment',
  'Juventus1',
  'tigger12',
  'Maison2023!',
  'guillaumeguillaume1',
])('%s is on it', async (password) => expect(await isOnCommonList(password)).toBe(true));

test.each([goodPassword, demoPassword, 'Chantier2026x', 'ardoise8zinc', 'k3Vq9zTw', 'Maison bleue 7 tuiles'])(
  '%s is not',
  async (password) => expect(await isOnCommonList(password)).toBe(false),
);

describe('a common password is refused with its reason', () => {
  // only the list knows it
  const common = 'Juventus1';
  const name = 'Nora Petit';
  const refusal = (path: string) => ({
    code: 'invalid_request',
    error: commonPasswordMessage,
    issues: [{ path, message: commonPasswordMessage }],
  });

  test('by both registrations', async () => {
    const body = { email: 'commune@exemple.fr', password: common, name };
    expect((await app.call(accountRoutes.register, { body })).error).toEqual(refusal('password'));
    const whole = await companyAccount(app, { password: common });
    expect((await app.call(accountRoutes.create, { body: whole })).error).toEqual(refusal('password'));
  });

  test('by a change and by a link, which is not used up', async () => {
    const email = 'changee@exemple.fr';
    const { body: made } = await app.call(accountRoutes.register, {
      body: { email, password: goodPassword, name },
    });
    const changed = await app.call(accountRoutes.changePassword, {
      params: { id: made.user.id },
      token: made.token,
      body: { currentPassword: goodPassword, newPassword: common },
    });
    expect(changed.error).toEqual(refusal('newPassword'));
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    const token = /token=([\w-]+)/.exec((await app.sandbox.mails(email))[0]?.text ?? '')?.[1] ?? '';
    const reset = (password: string) => app.call(accountRoutes.resetPassword, { body: { token, password } });
    expect((await reset(common)).error).toEqual(refusal('password'));
    expect((await reset('ardoise8zinc')).status).toBe(200);
  });
});
