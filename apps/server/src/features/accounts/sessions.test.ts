import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
async function register() {
  const email = `session${++count}@exemple.fr`;
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email };
}

describe('POST /api/register and /api/login', () => {
  test('an account without a role is signed in, and signs in again', async () => {
    const { user, email } = await register();
    expect(user).toMatchObject({ role: null, profileCompleted: false, username: 'Nora Petit' });
    const { status, body } = await app.call(accountRoutes.login, {
      body: { email: email.toUpperCase(), password: goodPassword },
    });
    expect(status).toBe(200);
    expect(sessionOf(body).user.id).toBe(user.id);
  });

  test('an unknown address and a wrong password are told alike', async () => {
    const { email } = await register();
    const wrong = await app.call(accountRoutes.login, { body: { email, password: 'faux12345' } });
    const unknown = await app.call(accountRoutes.login, {
      body: { email: 'personne@exemple.fr', password: 'faux12345' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.error).toEqual(wrong.error);
  });

  test('a password is what was typed, to the last space and letter', async () => {
    const email = 'espaces@exemple.fr';
    const password = `  ${goodPassword} É `;
    await app.call(accountRoutes.register, { body: { email, password, name: 'Nora Petit' } });
    const signIn = async (given: string) =>
      (await app.call(accountRoutes.login, { body: { email, password: given } })).status;
    for (const other of [
      password.trim(),
      password.toLowerCase(),
      password.slice(0, -1),
      password.normalize('NFD'),
    ])
      expect(await signIn(other)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  test('a taken address is refused, and nonsense is named', async () => {
    const { email } = await register();
    const again = await app.call(accountRoutes.register, {
      body: { email, password: goodPassword, name: 'Nora Petit' },
    });
    expect(again.status).toBe(409);
    expect(again.error.code).toBe('email_taken');
    const nonsense = await app.call(accountRoutes.register, { body: { email: 5, password: null } });
    expect(nonsense.status).toBe(400);
    expect(nonsense.error.issues?.map(({ path }) => path).sort()).toEqual(['email', 'name', 'password']);
  });

  test('the right password among too many wrong ones is refused from that address, not from another', async () => {
    const { email } = await register();
    const attempt = (password: string, from: string) =>
      app.call(accountRoutes.login, { body: { email, password }, from });
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => attempt(`faux1234${index}`, '203.0.113.7')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = await attempt(goodPassword, '203.0.113.7');
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(goodPassword, '203.0.113.8')).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends at once on logout', async () => {
    const { token } = await register();
    expect((await app.call(accountRoutes.logout, { token })).status).toBe(204);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(401);
  });

  test('is needed, and must be real', async () => {
    expect((await app.call(accountRoutes.me)).error).toMatchObject({ code: 'unauthenticated' });
    expect((await app.call(accountRoutes.me, { token: 'invented' })).status).toBe(401);
  });

  test('ends after ninety days unused, and is listed no more', async () => {
    const { token, user, email } = await register();
    app.passTime({ days: 80 });
    const { body: later } = await app.call(accountRoutes.login, { body: { email, password: goodPassword } });
    app.passTime({ days: 11 });
    expect((await app.call(accountRoutes.me, { token })).status).toBe(401);
    const own = { params: { id: user.id }, token: sessionOf(later).token };
    expect((await app.call(accountRoutes.listSessions, own)).body).toMatchObject([{ current: true }]);
  });

  test('ends twelve months after sign-in, however much it is used', async () => {
    const { token } = await register();
    for (let month = 1; month <= 6; month += 1) {
      app.passTime({ days: 60 });
      expect((await app.call(accountRoutes.me, { token })).status).toBe(200);
    }
    app.passTime({ days: 6 });
    expect((await app.call(accountRoutes.me, { token })).status).toBe(401);
  });

  test('is listed and ended by its owner alone', async () => {
    const owner = await register();
    const other = await register();
    const { body: second } = await app.call(accountRoutes.login, {
      body: { email: owner.email, password: goodPassword },
    });
    const params = { id: owner.user.id };
    const { body: sessions } = await app.call(accountRoutes.listSessions, { params, token: owner.token });
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect((await app.call(accountRoutes.listSessions, { params, token: other.token })).status).toBe(403);

    const elsewhere = sessions.find(({ current }) => !current);
    const ending = { id: owner.user.id, sessionId: elsewhere?.id ?? '' };
    for (const sessionId of [elsewhere?.id ?? '', 'not-an-id']) {
      const foreign = { params: { id: other.user.id, sessionId }, token: other.token };
      expect((await app.call(accountRoutes.endSession, foreign)).error.code).toBe('session_not_found');
    }
    expect((await app.call(accountRoutes.endSession, { params: ending, token: owner.token })).status).toBe(
      204,
    );
    expect((await app.call(accountRoutes.me, { token: sessionOf(second).token })).status).toBe(401);
  });
});
