import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { otherMails } from '../../../test/other-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('mail', 'ok'));
afterAll(() => app.close());

let count = 0;
async function register() {
  const email = `cle${++count}@exemple.fr`;
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { body: made } = await app.call(accountRoutes.register, { body });
  return { ...made, email };
}

const signIn = (email: string, password: string) =>
  app.call(accountRoutes.login, { body: { email, password } });
const newPassword = 'ardoise8zinc';

async function askForLink(email: string): Promise<string> {
  const { status } = await app.call(accountRoutes.forgotPassword, { body: { email } });
  expect(status).toBe(200);
  await app.runJobs();
  const [mail] = await otherMails(app, email);
  return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('is replaced with the link received, once; every session ends and the owner is told', async () => {
    const { email, token } = await register();
    const link = await askForLink(email);
    const body = { token: link, password: newPassword };
    expect((await app.call(accountRoutes.resetPassword, { body })).status).toBe(200);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(401);
    expect((await signIn(email, goodPassword)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);

    const again = await app.call(accountRoutes.resetPassword, { body });
    expect(again.error.code).toBe('reset_token_invalid');
    await app.runJobs();
    const [told] = await otherMails(app, email);
    expect(told?.subject).toBe('Votre mot de passe a changé');
  });

  test('is replaced once: any other link that lies in a mailbox opens nothing more', async () => {
    const { email } = await register();
    const [first, second] = [await askForLink(email), await askForLink(email)];
    expect(first).not.toBe(second);
    const reset = (token: string) =>
      app.call(accountRoutes.resetPassword, { body: { token, password: newPassword } });
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).error.code).toBe('reset_token_invalid');
  });

  test('an unknown address gets the same answer, and no mail', async () => {
    const { email } = await register();
    const known = await app.call(accountRoutes.forgotPassword, { body: { email } });
    const unknown = await app.call(accountRoutes.forgotPassword, { body: { email: 'absente@exemple.fr' } });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    await app.runJobs();
    expect(await otherMails(app, 'absente@exemple.fr')).toEqual([]);
  });

  test('the link dies after thirty minutes, and a weak password does not use it up', async () => {
    const { email } = await register();
    const link = await askForLink(email);
    const weak = await app.call(accountRoutes.resetPassword, {
      body: { token: link, password: 'motdepasse' },
    });
    expect(weak.error.issues).toContainEqual({
      path: 'password',
      message: 'Le mot de passe doit contenir au moins 8 caractères, une lettre et un chiffre.',
    });
    app.passTime({ minutes: 31 });
    const late = await app.call(accountRoutes.resetPassword, {
      body: { token: link, password: newPassword },
    });
    expect(late.status).toBe(400);
    expect(late.error.code).toBe('reset_token_invalid');
  });

  test('the mail leaves once, after the mail server was down', async () => {
    const { email } = await register();
    await app.sandbox.setFault('mail', 'error');
    await askForLink(email);
    expect(await otherMails(app, email)).toEqual([]);
    await app.sandbox.setFault('mail', 'ok');
    await app.makeJobsDue();
    await app.runJobs();
    await app.makeJobsDue();
    await app.runJobs();
    expect(await otherMails(app, email)).toHaveLength(1);
  });
});

describe('changing one’s password', () => {
  test('needs the current one, keeps this session and ends the others', async () => {
    const { email, token, user } = await register();
    const other = sessionOf((await signIn(email, goodPassword)).body).token;
    const params = { id: user.id };
    const change = (currentPassword: string) =>
      app.call(accountRoutes.changePassword, { params, token, body: { currentPassword, newPassword } });
    const wrong = await change('faux12345');
    expect(wrong.status).toBe(403);
    expect(wrong.error.code).toBe('password_wrong');
    expect((await change(goodPassword)).status).toBe(204);
    expect((await app.call(accountRoutes.me, { token })).status).toBe(200);
    expect((await app.call(accountRoutes.me, { token: other })).status).toBe(401);
  });

  test('gives up a link to another one that was asked for before', async () => {
    const { email, token, user } = await register();
    const link = await askForLink(email);
    const body = { currentPassword: goodPassword, newPassword };
    await app.call(accountRoutes.changePassword, { params: { id: user.id }, token, body });
    const late = await app.call(accountRoutes.resetPassword, {
      body: { token: link, password: 'volee7nuit' },
    });
    expect(late.error.code).toBe('reset_token_invalid');
  });

  test('is refused on another’s account', async () => {
    const [mine, other] = [await register(), await register()];
    const body = { currentPassword: goodPassword, newPassword };
    const refused = await app.call(accountRoutes.changePassword, {
      params: { id: other.user.id },
      token: mine.token,
      body,
    });
    expect(refused.status).toBe(403);
  });
});

describe('PATCH /api/users/{id}', () => {
  test('changes the name; the role is chosen once', async () => {
    const { user, token } = await register();
    const patch = (body: object) => app.call(accountRoutes.update, { params: { id: user.id }, token, body });
    expect((await patch({ username: 'Nora Le Goff', role: 'freelance' })).body).toMatchObject({
      username: 'Nora Le Goff',
      role: 'freelance',
    });
    const again = await patch({ role: 'entreprise', username: 'Nora Autre' });
    expect(again.error.code).toBe('role_already_chosen');
    expect((await app.call(accountRoutes.me, { token })).body.user.username).toBe('Nora Le Goff');
  });

  test('refuses another’s account, a taken address and an unverified phone', async () => {
    const [mine, other] = [await register(), await register()];
    const patch = (id: string, body: object) =>
      app.call(accountRoutes.update, { params: { id }, token: mine.token, body });
    expect((await patch(other.user.id, { username: 'Pirate Noir' })).status).toBe(403);
    expect((await patch(mine.user.id, { email: other.email.toUpperCase() })).error.code).toBe('email_taken');
    expect((await patch(mine.user.id, { phone: '0612345678' })).error.code).toBe('phone_not_verified');
  });

  test('asks for no proof of what stays as it is, and tells nobody of it', async () => {
    const { id, email, token } = await makeUser(app.context, { role: 'freelance', phone: '+33612345679' });
    const body = { role: 'freelance', phone: '06 12 34 56 79', email: email.toUpperCase() };
    const { status, body: kept } = await app.call(accountRoutes.update, { params: { id }, token, body });
    expect([status, kept.phone, kept.email, kept.pendingEmail]).toEqual([200, '+33612345679', email, null]);
    await app.runJobs();
    expect(await otherMails(app, email)).toEqual([]);
  });

  test('takes a number away, but not that of a job seeker, who always has one', async () => {
    for (const [role, kept] of [
      ['freelance', null],
      ['jobseeker', '+33612345678'],
    ] as const) {
      const { id, token } = await makeUser(app.context, { role, phone: '+33612345678' });
      const { body } = await app.call(accountRoutes.update, { params: { id }, token, body: { phone: null } });
      expect([role, body.phone]).toEqual([role, kept]);
    }
  });

  test('other members see a name and a role, nothing else', async () => {
    const [mine, other] = [await register(), await register()];
    const seen = await app.call(accountRoutes.get, { params: { id: other.user.id }, token: mine.token });
    expect(seen.body).toEqual({ id: other.user.id, username: 'Nora Petit', role: null });
    expect((await app.call(accountRoutes.get, { params: { id: 'nothing' }, token: mine.token })).status).toBe(
      404,
    );
  });
});
