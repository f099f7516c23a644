import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { whileAccountChanges } from '../../../test/while-account-changes.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { updatePassword } from '../../core/auth/users.repository.ts';
import { createSecondFactorTest, type SecondFactorTest } from './second-factor.fixture.ts';

let app: SecondFactorTest;
beforeAll(async () => {
  app = await createSecondFactorTest();
});
afterAll(() => app.close());

const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** A code that the app does not show now, nor just before or after. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => app.codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

async function protectedAccount() {
  const account = await app.register();
  return { ...account, ...(await app.addApp(account)) };
}

describe('a sign-in to an account with an authenticator app', () => {
  test('answers 202 without a session, and the code opens it', async () => {
    const { email, user, secret } = await protectedAccount();
    const answer = await app.call(accountRoutes.login, { body: { email, password: goodPassword } });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      secondStep: { token: expect.any(String), code: true, recoveryCode: true, passkey: null },
    });
    const { token } = await app.enterPassword(email);
    const opened = await app.finish({ token, code: app.codeOf(secret) });
    expect(opened.body.user.id).toBe(user.id);
    expect((await app.call(accountRoutes.me, { token: opened.body.token })).status).toBe(200);
  });

  test('takes the codes just before and after, written with a space, and none further away', async () => {
    const { email, secret } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    expect((await app.finish({ token, code: app.codeOf(secret, -2) })).status).toBe(401);
    expect((await app.finish({ token, code: app.codeOf(secret, 2) })).status).toBe(401);
    const before = app.codeOf(secret, -1);
    const spaced = `${before.slice(0, 3)} ${before.slice(3)}`;
    expect((await app.finish({ token, code: spaced })).status).toBe(200);
    const { token: again } = await app.enterPassword(email);
    expect((await app.finish({ token: again, code: app.codeOf(secret, 1) })).status).toBe(200);
  });

  test('refuses a wrong code about its field, and takes the right one after it', async () => {
    const { email, secret, user } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    const wrong = await app.finish({ token, code: wrongCode(secret) });
    expect(wrong.status).toBe(401);
    expect(wrong.error).toMatchObject({ code: 'second_step_wrong', issues: [{ path: 'code' }] });
    expect((await app.finish({ token, code: app.codeOf(secret) })).status).toBe(200);
    expect(await app.eventsOf(user.id)).toEqual([
      'account_created',
      'app_added',
      'second_step_failed',
      'signed_in',
    ]);
  });

  test('takes a code once, also twice at once, nor an earlier one, nor that which set the app up', async () => {
    const { email, secret } = await protectedAccount();
    const code = app.codeOf(secret);
    const earlier = app.codeOf(secret, -1);
    const steps = await together(2, () => app.enterPassword(email));
    const answers = await Promise.all(steps.map(({ token }) => app.finish({ token, code })));
    expect([countOf(answers, 200), countOf(answers, 401)]).toEqual([1, 1]);
    const { token } = await app.enterPassword(email);
    expect((await app.finish({ token, code: earlier })).status).toBe(401);

    const account = await app.register();
    const { secret: other } = await app.addApp(account);
    app.passTime({ seconds: -60 });
    const { token: first } = await app.enterPassword(account.email);
    expect((await app.finish({ token: first, code: app.codeOf(other) })).status).toBe(401);
    app.passTime({ seconds: 60 });
  });

  test('is over five minutes after the password, and opens one session', async () => {
    const { email, secret } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    app.passTime({ minutes: 6 });
    expect((await app.finish({ token, code: app.codeOf(secret) })).error.code).toBe('second_step_expired');
    const { token: used } = await app.enterPassword(email);
    expect((await app.finish({ token: used, code: app.codeOf(secret) })).status).toBe(200);
    app.passTime({ seconds: 30 });
    expect((await app.finish({ token: used, code: app.codeOf(secret) })).error.code).toBe(
      'second_step_expired',
    );
  });

  test('is its account’s own: another’s code and recovery code do not finish it', async () => {
    const [mine, other] = [await protectedAccount(), await protectedAccount()];
    const { token } = await app.enterPassword(other.email);
    expect((await app.finish({ token, code: app.codeOf(mine.secret) })).status).toBe(401);
    expect((await app.finish({ token, recoveryCode: mine.recoveryCodes[0] })).status).toBe(401);
    expect((await app.finish({ token: 'invented', code: app.codeOf(mine.secret) })).status).toBe(401);
  });

  test('ends with a new password, also one that is set at the same time', async () => {
    const { email, params, token: session, secret, user } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    const { token: meanwhile } = await app.enterPassword(email);
    const newHash = await hashPassword('ardoise8zinc');
    const answer = await whileAccountChanges(
      app.context,
      (tx) => updatePassword(tx, user.id, newHash),
      () => app.finish({ token: meanwhile, code: app.codeOf(secret) }),
    );
    expect(answer.error.code).toBe('second_step_expired');
    const change = { currentPassword: 'ardoise8zinc', newPassword: 'granit9chaux' };
    const changed = await app.call(accountRoutes.changePassword, { params, token: session, body: change });
    expect(changed.status).toBe(204);
    expect((await app.finish({ token, code: app.codeOf(secret) })).error.code).toBe('second_step_expired');
  });

  test('is still asked for after a forgotten password’s link', async () => {
    const { email, secret } = await protectedAccount();
    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    const mails = await app.sandbox.mails(email);
    const link = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    await app.call(accountRoutes.resetPassword, { body: { token: link, password: 'ardoise8zinc' } });
    const { token } = await app.enterPassword(email, 'ardoise8zinc');
    expect((await app.finish({ token, code: app.codeOf(secret) })).status).toBe(200);
  });

  test('is refused to a suspended account', async () => {
    const { email, secret, user } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    const suspension = { suspended_at: app.context.clock.now() };
    await app.context.db.updateTable('users').set(suspension).where('id', '=', user.id).execute();
    expect((await app.finish({ token, code: app.codeOf(secret) })).error.code).toBe('account_suspended');
  });
});

describe('guesses', () => {
  test('five for one password, also fifty at once', async () => {
    const { email, secret, user } = await protectedAccount();
    const { token } = await app.enterPassword(email);
    const answers = await together(50, (index) =>
      app.finish({ token, code: index === 49 ? app.codeOf(secret) : wrongCode(secret) }, '203.0.113.40'),
    );
    const codes = answers.map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'second_step_wrong')).toHaveLength(5);
    expect(countOf(answers, 200)).toBe(0);
    const failures = (await app.eventsOf(user.id)).filter((kind) => kind === 'second_step_failed');
    expect(failures).toHaveLength(5);
  });

  test('ten for one address however often the password is given, and the owner elsewhere gets in', async () => {
    const { email, secret } = await protectedAccount();
    const steps: Awaited<ReturnType<typeof app.enterPassword>>[] = [];
    for (let index = 0; index < 11; index += 1) steps.push(await app.enterPassword(email));
    const answers = await together(50, (index) =>
      app.finish({ token: steps[index % 10]?.token, code: wrongCode(secret) }, '203.0.113.41'),
    );
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 40]);
    const last = { token: steps[10]?.token, code: app.codeOf(secret) };
    const late = await app.finish(last, '203.0.113.41');
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.finish(last, '203.0.113.42')).status).toBe(200);
  });

  test('ever more slowly from all addresses, and the owner is told that their password is known', async () => {
    app.stopClock();
    const { email, secret, user } = await protectedAccount();
    const guess = async (index: number) => {
      const { token } = await app.enterPassword(email);
      return app.finish({ token, code: wrongCode(secret) }, `198.51.100.${index}`);
    };
    const answers = [];
    for (let index = 0; index < 14; index += 1) answers.push(await guess(index));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([11, 3]);
    expect(await app.subjectsTo(email)).toContain('Quelqu’un connaît peut-être votre mot de passe');
    expect(await app.eventsOf(user.id)).toContain('second_step_slowed');
    app.passTime({ seconds: 1 });
    expect((await guess(20)).status).toBe(401);
    expect((await guess(21)).headers['retry-after']).toBe('2');
  });
});
