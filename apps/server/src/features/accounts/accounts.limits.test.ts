import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyAccount, goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { wrongPasswordsPerSession } from '../account-security/account-security.limits.ts';
import { passwordPatience } from '../account-security/index.ts';
import {
  loginFailuresPerAccount,
  loginFailuresPerAddress,
  registrationsPerAddress,
  resetMailsPerAccount,
  resetMailsPerAddress,
} from './accounts.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

let count = 0;
const nextAddress = () => `198.51.100.${++count}`;
const nextEmail = () => `limite${++count}@exemple.fr`;
const wrongPassword = 'faux12345';

async function register() {
  const email = nextEmail();
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email };
}

const signIn = (email: string, password: string, from: string) =>
  app.call(accountRoutes.login, { body: { email, password }, from });

const waitOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) => Number(headers['retry-after']);

/** Uses a limit up, but for so many. */
async function useUp(rule: LimitRule, key: string, { left }: { left: number }): Promise<void> {
  const { limits } = app.context;
  const uses = Array.from({ length: rule.points - left }, () =>
    limits.consume(rule, key, accountErrors.too_many_logins),
  );
  await Promise.all(uses);
}

test('wrong passwords for many accounts close sign-in to an address, not to others', async () => {
  const [account, from] = [await register(), nextAddress()];
  await useUp(loginFailuresPerAddress, from, { left: 1 });
  expect((await signIn(nextEmail(), wrongPassword, from)).status).toBe(401);
  const refused = await signIn(account.email, goodPassword, from);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_logins']);
  expect(waitOf(refused)).toBeGreaterThan(3000);
  expect((await signIn(account.email, goodPassword, nextAddress())).status).toBe(200);
});

describe('a try that is refused counts for nothing else:', () => {
  test('by its account, not for its address', async () => {
    const [account, other, from] = [await register(), await register(), nextAddress()];
    await useUp(loginFailuresPerAccount, `${account.email}|${from}`, { left: 0 });
    await useUp(loginFailuresPerAddress, from, { left: 1 });
    const refused = await signIn(account.email, goodPassword, from);
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeGreaterThan(800);
    expect((await signIn(other.email, goodPassword, from)).status).toBe(200);
    // nothing was given back that was not counted
    expect((await signIn(nextEmail(), wrongPassword, from)).status).toBe(401);
    expect((await signIn(nextEmail(), wrongPassword, from)).status).toBe(429);
  });

  test('by its address, not for its account', async () => {
    const [account, from] = [await register(), nextAddress()];
    await useUp(loginFailuresPerAccount, `${account.email}|${from}`, { left: 1 });
    await useUp(loginFailuresPerAddress, from, { left: 0 });
    for (let times = 0; times < 2; times += 1)
      expect((await signIn(account.email, goodPassword, from)).status).toBe(429);
    await app.context.limits.forget(loginFailuresPerAddress, from);
    expect((await signIn(account.email, goodPassword, from)).status).toBe(200);
  });

  test('by the delay of its account, neither for account nor address', async () => {
    const [account, from] = [await register(), nextAddress()];
    for (let times = 0; times <= passwordPatience.freeTries; times += 1)
      await signIn(account.email, wrongPassword, nextAddress());
    await useUp(loginFailuresPerAccount, `${account.email}|${from}`, { left: 1 });
    await useUp(loginFailuresPerAddress, from, { left: 1 });
    for (let times = 0; times < 2; times += 1)
      expect((await signIn(account.email, goodPassword, from)).status).toBe(429);
    app.passTime({ seconds: 2 });
    expect((await signIn(account.email, goodPassword, from)).status).toBe(200);
  });
});

test('a sign-in that succeeds forgets the wrong passwords before it, however the address is written', async () => {
  const [account, from] = [await register(), nextAddress()];
  await useUp(loginFailuresPerAccount, `${account.email}|${from}`, { left: 1 });
  expect((await signIn(account.email.toUpperCase(), goodPassword, from)).status).toBe(200);
  expect((await signIn(account.email.toUpperCase(), wrongPassword, from)).status).toBe(401);
  expect((await signIn(account.email, goodPassword, from)).status).toBe(200);
});

test('a password that could not be looked at is not counted as a wrong one', async () => {
  const [account, from] = [await register(), nextAddress()];
  await useUp(loginFailuresPerAccount, `${account.email}|${from}`, { left: 1 });
  await useUp(loginFailuresPerAddress, from, { left: 1 });
  const busy = new ApiError(commonErrors.unavailable);
  vi.spyOn(app.context.passwords, 'verify').mockRejectedValueOnce(busy);
  expect((await signIn(account.email, goodPassword, from)).status).toBe(503);
  expect((await signIn(account.email, goodPassword, from)).status).toBe(200);
});

test('a flood of registrations from one address is refused, whichever way they come', async () => {
  const from = nextAddress();
  await useUp(registrationsPerAddress, from, { left: 0 });
  const body = { email: nextEmail(), password: goodPassword, name: 'Nora Petit' };
  const plain = await app.call(accountRoutes.register, { body, from });
  const whole = await app.call(accountRoutes.create, { body: await companyAccount(app), from });
  expect([plain.status, whole.status]).toEqual([429, 429]);
  expect(Number(plain.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.call(accountRoutes.register, { body, from: nextAddress() })).status).toBe(201);
});

test('links to a new password are asked for so often from one address', async () => {
  const from = nextAddress();
  const ask = () => app.call(accountRoutes.forgotPassword, { body: { email: nextEmail() }, from });
  await useUp(resetMailsPerAddress, from, { left: 1 });
  expect((await ask()).status).toBe(200);
  expect((await ask()).error.code).toBe('too_many_reset_mails');
});

test('a mailbox is not flooded with them, and who asks is not told', async () => {
  const { email } = await register();
  const ask = () => app.call(accountRoutes.forgotPassword, { body: { email }, from: nextAddress() });
  for (let asked = 0; asked < resetMailsPerAccount.points + 2; asked += 1)
    expect((await ask()).status).toBe(200);
  await app.runJobs();
  expect(await otherMails(app, email)).toHaveLength(resetMailsPerAccount.points);
});

test('a session that somebody left open does not let the password be guessed', async () => {
  const { user, token } = await register();
  const change = (currentPassword: string) =>
    app.call(accountRoutes.changePassword, {
      params: { id: user.id },
      token,
      body: { currentPassword, newPassword: 'ardoise8zinc' },
    });
  const { body: sessions } = await app.call(accountRoutes.listSessions, { params: { id: user.id }, token });
  await useUp(wrongPasswordsPerSession, sessions[0]?.id ?? '', { left: 1 });
  expect((await change(wrongPassword)).status).toBe(403);
  const refused = await change(goodPassword);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_logins']);
});
