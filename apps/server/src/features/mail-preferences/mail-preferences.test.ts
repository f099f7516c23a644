import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../core/ids/new-id.ts';
import { sendMailOfKind } from './index.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { get, update, showSubscription, changeSubscription, unsubscribeInOneClick } = mailPreferenceRoutes;
const byDefault = {
  messages: true,
  applications: true,
  reveals: true,
  meetings: true,
  offers: true,
  proofs: true,
  availability: true,
  news: false,
};

const read = (user: MadeUser) => app.call(get, { params: { id: user.id }, token: user.token });
const choose = (user: MadeUser, body: unknown) =>
  app.call(update, { params: { id: user.id }, token: user.token, body });
const mail = { subject: 'Un sujet', greeting: 'Bonjour,', paragraphs: ['Un texte.'] };

/** Sends a mail about an application; returns the mail that arrived, if any. */
async function sendTo(user: MadeUser) {
  await app.context.db
    .transaction()
    .execute((tx) => sendMailOfKind(app.context, tx, { userId: user.id, kind: 'applications' }, mail));
  await app.runJobs();
  return (await app.sandbox.mails(user.email))[0];
}

/** What a mail program finds in the mail's headers. */
async function unsubscribeLink(user: MadeUser): Promise<{ url: URL; token: string }> {
  const headers = (await sendTo(user))?.headers ?? {};
  const url = new URL(/^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  return { url, token: url.searchParams.get('token') ?? '' };
}

describe('one’s choices', () => {
  test('are on by default, but for commercial mails', async () => {
    expect((await read(await makeUser(app.context))).body).toEqual(byDefault);
  });

  test('change one by one or together, and stay', async () => {
    const user = await makeUser(app.context);
    expect((await choose(user, { messages: false })).body).toEqual({ ...byDefault, messages: false });
    expect((await choose(user, { messages: true, news: true })).body).toEqual({ ...byDefault, news: true });
    expect((await read(user)).body).toEqual({ ...byDefault, news: true });
  });

  test('belong to oneself', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const params = { id: other.id };
    expect((await app.call(get, { params })).status).toBe(401);
    expect((await app.call(update, { params, body: {} })).status).toBe(401);
    expect((await app.call(get, { params, token: user.token })).status).toBe(403);
    expect((await app.call(update, { params, token: user.token, body: { news: true } })).status).toBe(403);
    expect((await read(other)).body).toEqual(byDefault);
  });

  test('refuse what is no choice, and ignore unknown kinds', async () => {
    const user = await makeUser(app.context);
    expect((await choose(user, { news: 'oui' })).error.issues).toEqual([
      { path: 'news', message: 'Choisissez si vous voulez recevoir ces e-mails.' },
    ]);
    expect((await choose(user, { security: false })).body).toEqual(byDefault);
  });

  test('hold when they are changed many times at once', async () => {
    const user = await makeUser(app.context);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => choose(user, { news: index % 2 === 0, messages: false })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(user)).body).toMatchObject({ messages: false });
  });
});

describe('a mail that may be refused', () => {
  test('tells at its foot how to stop it, to people and to their mail program', async () => {
    const user = await makeUser(app.context);
    const received = await sendTo(user);
    const { url } = await unsubscribeLink(user);
    expect(url.origin + url.pathname).toBe('http://mitoyen.test/desinscription');
    expect(received?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(received?.text).toContain(`Ne plus recevoir ces e-mails :\n${url.href}`);
    expect(received?.html).toContain(`href="${url.href}"`);
  });

  test('is not sent to somebody who does not want it, or has no account', async () => {
    const user = await makeUser(app.context);
    await choose(user, { applications: false });
    expect(await sendTo(user)).toBeUndefined();
    const nobody = { ...user, id: newId() };
    expect(await sendTo(nobody)).toBeUndefined();
  });
});

describe('the link of a mail', () => {
  test('stops that kind by one POST of the mail program, whatever form it sends', async () => {
    const forms = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const;
    for (const [type, payload] of forms) {
      const user = await makeUser(app.context);
      const { url } = await unsubscribeLink(user);
      const response = await app.server.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { 'content-type': type },
        payload,
      });
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
      expect((await read(user)).body).toEqual({ ...byDefault, applications: false });
    }
  });

  test('changes nothing when it is only followed', async () => {
    const user = await makeUser(app.context);
    const { token } = await unsubscribeLink(user);
    const { body } = await app.call(showSubscription, { query: { token } });
    expect(body).toEqual({ kind: 'applications', isWanted: true });
    expect((await read(user)).body).toEqual(byDefault);
  });

  test('stops and undoes without a session, as often as asked', async () => {
    const user = await makeUser(app.context);
    const query = { token: (await unsubscribeLink(user)).token };
    for (const isWanted of [false, false, true]) {
      const { body } = await app.call(changeSubscription, { query, body: { isWanted } });
      expect(body).toEqual({ kind: 'applications', isWanted });
      expect((await read(user)).body.applications).toBe(isWanted);
    }
  });

  test('is refused when it was changed, cut or made with another key', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const { token } = await unsubscribeLink(user);
    const [id = '', , signature = ''] = token.split('.');
    const wrong = [
      '',
      token.slice(0, -2),
      `${token}.`,
      token.replace(id, other.id),
      `${id}.messages.${signature}`,
      `${id}.toString.${signature}`,
      makeUnsubscribeToken('another key', { userId: user.id, kind: 'applications' }),
    ];
    for (const token of wrong) {
      const { status, error } = await app.call(unsubscribeInOneClick, { query: { token } });
      expect([status, error.code]).toEqual([400, 'unsubscribe_token_invalid']);
      expect((await app.call(showSubscription, { query: { token } })).status).toBe(400);
      const body = { isWanted: false };
      expect((await app.call(changeSubscription, { query: { token }, body })).status).toBe(400);
    }
    expect((await app.call(unsubscribeInOneClick)).status).toBe(400);
    expect((await read(user)).body).toEqual(byDefault);
  });

  test('does nothing once the account is gone', async () => {
    const user = await makeUser(app.context);
    const { token } = await unsubscribeLink(user);
    await app.context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await app.call(unsubscribeInOneClick, { query: { token } })).status).toBe(200);
  });
});
