import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { cookieOf } from '../../../test/cookie-of.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';
import { whileAccountChanges } from '../../../test/while-account-changes.ts';
import type { Queryable, Row } from '../../core/db/schema.ts';
import { loginFailuresPerAccount, loginFailuresPerAddress } from './accounts.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const nextAddress = () => `198.51.100.${++count}`;
async function register() {
  const email = `entrante${++count}@exemple.fr`;
  const answer = await app.call(accountRoutes.register, {
    body: { email, password: goodPassword, name: 'Nora Petit' },
  });
  return { email, id: answer.body.user.id, cookie: cookieOf(answer, 'known_browser') };
}

type Account = Awaited<ReturnType<typeof register>>;

const newBrowser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const signIn = ({ email }: Pick<Account, 'email'>, headers: Record<string, string> = {}, from?: string) =>
  app.call(accountRoutes.login, {
    body: { email, password: goodPassword },
    ...{ headers, ...(from && { from }) },
  });

const set = (db: Queryable, { id }: Account, values: Partial<Row<'users'>>) =>
  db.updateTable('users').set(values).where('id', '=', id).execute();

/** What signing in left: nothing but what registering did, while it is refused. */
async function tracesOf({ id, email }: Account) {
  const { db } = app.context;
  await app.runJobs();
  const rows = (table: 'sessions' | 'known_browsers' | 'security_events') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
  return {
    sessions: (await rows('sessions')).length,
    browsers: (await rows('known_browsers')).length,
    events: (await rows('security_events')).length,
    mails: (await otherMails(app, email)).length,
  };
}

const changes: [string, number, Partial<Row<'users'>>][] = [
  ['gets another password', 401, { password_hash: 'another' }],
  ['gets another address', 401, { email: 'ailleurs@exemple.fr' }],
  ['is suspended', 403, { suspended_at: new Date() }],
  ['gets a second factor', 202, { has_second_factor: true }],
];

describe.each([
  ['where it was opened before', {}],
  ['in a new browser', newBrowser],
])('a right password %s', (_, headers) => {
  test.each(changes)('opens nothing of an account that %s meanwhile: %i', async (_change, status, values) => {
    const account = await register();
    const before = await tracesOf(account);
    const answer = await whileAccountChanges(
      app.context,
      async (tx) => void (await set(tx, account, values)),
      () => signIn(account, headers),
    );
    expect(answer.status).toBe(status);
    expect(await tracesOf(account)).toEqual(before);
    await set(app.context.db, account, { email: account.email });
  });
});

describe('a right password is forgiven', () => {
  test.each<[string, number, Partial<Row<'users'>>]>([
    ['of a suspended account', 403, { suspended_at: new Date() }],
    ['of an account that asks for a second step', 202, { has_second_factor: true }],
    ['that opens the account in a new browser', 200, {}],
  ])('%s', async (_, status, values) => {
    const [account, from] = [await register(), nextAddress()];
    await set(app.context.db, account, { ...values, email: account.email });
    const useUp = (rule: typeof loginFailuresPerAddress, key: string) =>
      Promise.all(
        Array.from({ length: rule.points - 1 }, () =>
          app.context.limits.consume(rule, key, accountErrors.too_many_logins),
        ),
      );
    await useUp(loginFailuresPerAccount, `${account.email}|${from}`);
    await useUp(loginFailuresPerAddress, from);
    for (let times = 0; times < 3; times += 1)
      expect((await signIn(account, newBrowser, from)).status).toBe(status);
  });

  test('to a known browser, as often as it comes', async () => {
    const account = await register();
    for (let times = 0; times < 12; times += 1)
      expect((await signIn(account, { cookie: account.cookie })).status).toBe(200);
  });
});

describe('the browsers of an account', () => {
  test('are the fifty that were used last', async () => {
    const account = await register();
    await app.context.db
      .insertInto('known_browsers')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          user_id: account.id,
          browser_hash: Buffer.alloc(32, index),
          created_at: new Date(),
          last_used_at: new Date(Date.now() - (index + 1) * 60_000),
        })),
      )
      .execute();
    await signIn(account, newBrowser);
    const kept = await app.context.db
      .selectFrom('known_browsers')
      .select('browser_hash')
      .where('user_id', '=', account.id)
      .execute();
    const indices = kept.map(({ browser_hash }) =>
      browser_hash.every((byte) => byte < 60) ? browser_hash[0] : -1,
    );
    expect(kept).toHaveLength(50);
    expect(Math.max(...indices.map(Number))).toBe(46);
  });

  test('are not more by a program that signs in without its cookie', async () => {
    const account = await register();
    const before = await tracesOf(account);
    await signIn(account);
    await signIn(account);
    expect((await tracesOf(account)).browsers).toBe(before.browsers);
  });

  test('are told of that are forgotten while the password is looked at', async () => {
    const account = await register();
    const { mails } = await tracesOf(account);
    vi.spyOn(app.context.passwords, 'verify').mockImplementationOnce(async () => {
      await app.context.db.deleteFrom('known_browsers').where('user_id', '=', account.id).execute();
      return true;
    });
    expect((await signIn(account)).status).toBe(200);
    expect((await tracesOf(account)).mails).toBe(mails + 1);
  });

  test('are opened in if their owner is told, and not otherwise', async () => {
    const account = await register();
    const before = await tracesOf(account);
    vi.spyOn(app.context.mailer, 'send').mockRejectedValueOnce(new Error('no mail'));
    expect((await signIn(account, newBrowser)).status).toBe(500);
    expect(await tracesOf(account)).toEqual(before);
  });
});
