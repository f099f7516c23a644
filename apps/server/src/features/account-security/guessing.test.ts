import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { cookieOf } from '../../../test/cookie-of.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

let count = 0;
async function register() {
  const email = `devinee${++count}@exemple.fr`;
  const answer = await app.call(accountRoutes.register, {
    body: { email, password: goodPassword, name: 'Nora Petit' },
  });
  return { ...answer.body, email, cookie: cookieOf(answer, 'known_browser') };
}

interface Attempt {
  readonly email: string;
  readonly password?: string;
  readonly from?: string;
  readonly cookie?: string;
}
const attempt = ({ email, password = 'faux12345', from = '203.0.113.1', cookie }: Attempt) =>
  app.call(accountRoutes.login, {
    body: { email, password },
    from,
    ...(cookie && { headers: { cookie } }),
  });
const together = <T>(length: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Guesses from sixty addresses at once. */
const attack = (email: string) => together(60, (index) => attempt({ email, from: `198.51.100.${index}` }));

describe('guesses from sixty addresses at one account', () => {
  test('are looked at twenty-one times, then ever more slowly', async () => {
    const { email } = await register();
    const answers = await attack(email);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([21, 39]);
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const refused = await attempt({ email, from: `192.0.2.${round}` });
      expect(refused.error.code).toBe('too_many_logins');
      waits.push(Number(refused.headers['retry-after']));
      app.passTime({ seconds: waits.at(-1) ?? 0 });
      expect((await attempt({ email, from: `192.0.2.${round}` })).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('do not keep out who signs in from a browser that opened the account, or by a new password', async () => {
    const { email, cookie, token } = await register();
    await attack(email);
    const own = { email, password: goodPassword };
    expect((await attempt({ ...own, from: '192.0.2.80' })).status).toBe(429);
    expect((await attempt({ ...own, from: '192.0.2.80', cookie: 'known_browser=invented' })).status).toBe(
      429,
    );
    expect((await attempt({ ...own, from: '192.0.2.80', cookie })).status).toBe(200);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(200);

    await app.call(accountRoutes.forgotPassword, { body: { email } });
    await app.runJobs();
    const mails = await app.sandbox.mails(email);
    const link = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    const body = { token: link, password: 'ardoise8zinc' };
    const reset = await app.call(accountRoutes.resetPassword, { body });
    const newCookie = cookieOf(reset, 'known_browser');
    const again = { email, password: 'ardoise8zinc', from: '192.0.2.81' };
    expect((await attempt({ ...again, cookie })).status).toBe(429);
    expect((await attempt({ ...again, cookie: newCookie })).status).toBe(200);
  });

  test.each(['a browser', 'a program'])('do not keep out %s that signed in once', async (what) => {
    const { email } = await register();
    const own = { email, password: goodPassword, from: '127.0.0.1' };
    const userAgent = what === 'a browser' ? 'Mozilla/5.0 Firefox/140.0' : 'lightMyRequest';
    const headers = { 'user-agent': userAgent };
    // the program registered the account from here, and kept no cookie
    const opened = await app.call(accountRoutes.login, {
      body: { email, password: goodPassword },
      ...{ from: own.from, headers },
    });
    const cookie = cookieOf(opened, 'known_browser');
    await together(40, (index) => attempt({ email, from: `198.51.100.${index}` }));
    await together(40, () => attempt({ email, from: own.from }));
    expect((await attempt({ ...own, from: '192.0.2.83' })).status).toBe(429);
    expect((await attempt({ ...own, cookie })).status).toBe(200);
  });

  test('do not keep out a program by the cookie of another’s account at its address', async () => {
    const [one, other] = [await register(), await register()];
    expect(one.cookie).not.toBe(other.cookie);
    await attack(one.email);
    const own = { email: one.email, password: goodPassword, from: '192.0.2.84' };
    expect((await attempt({ ...own, cookie: other.cookie })).status).toBe(429);
    expect((await attempt({ ...own, cookie: one.cookie })).status).toBe(200);
  });

  test('are slowed alike at an address that no account has, and end with the right password', async () => {
    const answers = await attack('personne.ici@exemple.fr');
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([21, 39]);
    const { email } = await register();
    await attack(email);
    app.passTime({ seconds: 1 });
    expect((await attempt({ email, password: goodPassword, from: '192.0.2.90' })).status).toBe(200);
    expect((await attempt({ email, from: '192.0.2.91' })).status).toBe(401);
    expect((await attempt({ email, from: '192.0.2.92' })).status).toBe(401);
  });
});

describe('two hundred tries at once', () => {
  test('to sign in from one address: ten are looked at, the right one after them is not', async () => {
    const { email } = await register();
    const from = '203.0.113.20';
    const answers = await together(200, (index) =>
      attempt({ email, from, ...(index === 199 && { password: goodPassword }) }),
    );
    expect([countOf(answers, 401), countOf(answers, 429), countOf(answers, 200)]).toEqual([10, 190, 0]);
  });

  test('of a known browser: ten as well, and nobody else pays for them', async () => {
    const { email, cookie } = await register();
    const from = '203.0.113.21';
    const answers = await together(200, (index) =>
      attempt({ email, from, cookie, ...(index === 199 && { password: goodPassword }) }),
    );
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 190]);
    expect((await attempt({ email, from, password: goodPassword })).status).toBe(200);
  });

  test('to prove who one is with a stolen session: ten, and the owner’s own session is not held up', async () => {
    const { email, user, token } = await register();
    const stolen = sessionOf(
      (await attempt({ email, password: goodPassword, from: '203.0.113.22' })).body,
    ).token;
    const prove = (currentPassword: string, session: string) =>
      app.call(accountRoutes.changePassword, {
        params: { id: user.id },
        token: session,
        body: { currentPassword, newPassword: 'ardoise8zinc' },
      });
    const answers = await together(200, (index) =>
      prove(index === 199 ? goodPassword : `faux1234${index}`, stolen),
    );
    expect([countOf(answers, 403), countOf(answers, 429), countOf(answers, 204)]).toEqual([10, 190, 0]);
    expect((await prove(goodPassword, token)).status).toBe(204);
  });

  test('with the right password: all pass', async () => {
    const { email } = await register();
    const answers = await together(200, () =>
      attempt({ email, password: goodPassword, from: '203.0.113.23' }),
    );
    expect(countOf(answers, 200)).toBe(200);
  });

  test('with the right password from forty addresses: all pass', async () => {
    const { email } = await register();
    const answers = await together(40, (index) =>
      attempt({ email, password: goodPassword, from: `198.18.0.${index}` }),
    );
    expect(countOf(answers, 200)).toBe(40);
  });
});

test('fifty failures an hour from one address, whatever the account; a known browser behind it still gets in', async () => {
  const { email, cookie } = await register();
  const from = '203.0.113.30';
  const answers = await together(60, (index) => attempt({ email: `absente${index}@exemple.fr`, from }));
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([50, 10]);
  const own = { email, password: goodPassword, from };
  expect((await attempt(own)).status).toBe(429);
  expect((await attempt({ ...own, cookie })).status).toBe(200);
});
