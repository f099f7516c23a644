import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import type { PushPayload } from '@mitoyen/contract/features/push/push.schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSession } from '../../../test/open-session.ts';
import { addNotification } from '../notifications/index.ts';

let app: TestApp;
/** The next Wednesday around noon in Paris, in milliseconds since 1970: nothing is quiet. */
let wednesday: number;
beforeAll(async () => {
  app = await createTestApp();
  const now = app.context.clock.now();
  const daysUntil = (3 - now.getUTCDay() + 7) % 7 || 7;
  wednesday = new Date(now).setUTCHours(11, 0, 0, 0) + daysUntil * 86_400_000;
});
afterAll(() => app.close());
beforeEach(() => {
  app.passTime({ seconds: (wednesday - app.context.clock.now().getTime()) / 1000 });
});

const { get, update, subscribe, unsubscribe, renew, presence } = pushRoutes;
type Browser = Awaited<ReturnType<TestApp['sandbox']['subscribePush']>>;

/** An account one of whose browsers is pushed to. */
async function withBrowser() {
  const { user } = await makeFreelance(app.context);
  const token = await openSession(app.context, user.id);
  const me: MadeUser = { ...user, token };
  const browser = await app.sandbox.subscribePush();
  expect((await put(me, browser)).status).toBe(204);
  return { me, browser };
}
const put = ({ id, token }: MadeUser, browser: object) =>
  app.call(subscribe, { params: { id }, token, body: browser as Browser });
const company = async () => {
  const { user, profile } = await makeCompany(app.context);
  return { user: { ...user, token: await openSession(app.context, user.id) }, profile };
};
const write = (from: MadeUser, to: MadeUser, content = 'Êtes-vous libre en mai ?') =>
  app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content },
  });
const told = async ({ endpoint }: Browser): Promise<PushPayload[]> => {
  await app.runJobs();
  const pushes = await app.sandbox.pushes(endpoint);
  return pushes.map(({ text }) => JSON.parse(text)).reverse();
};
const choose = ({ id, token }: MadeUser, body: object) => app.call(update, { params: { id }, token, body });
const settingsOf = async ({ id, token }: MadeUser) => (await app.call(get, { params: { id }, token })).body;

describe('a message', () => {
  test('is pushed to its reader without its words, once however many come, and goes once it is read', async () => {
    const { me, browser } = await withBrowser();
    const from = await company();
    const { conversationId } = (await write(from.user, me)).body;
    const tag = `c-${conversationId}`;
    const show = { type: 'show', tag, title: from.profile.name, path: `/chat/${conversationId}` };
    expect(await told(browser)).toEqual([{ ...show, body: 'Vous a écrit', unread: 1 }]);
    await write(from.user, me);
    await write(from.user, me);
    expect((await told(browser)).at(-1)).toEqual({ ...show, body: '3 nouveaux messages', unread: 3 });
    expect(await told(browser)).toHaveLength(2);
    await app.call(conversationRoutes.markRead, { token: me.token, params: { id: conversationId } });
    expect((await told(browser)).slice(2)).toEqual([{ type: 'close', tags: [tag], unread: 0 }]);
  });

  test('that was read before is not pushed', async () => {
    const { me, browser } = await withBrowser();
    const { conversationId } = (await write((await company()).user, me)).body;
    await app.call(conversationRoutes.markRead, { token: me.token, params: { id: conversationId } });
    expect(await told(browser)).toEqual([]);
  });

  test('has its words where the account chose so, and both addresses are confirmed', async () => {
    const { me, browser } = await withBrowser();
    await choose(me, { showsWords: true });
    await write((await company()).user, me);
    expect((await told(browser)).at(-1)).toMatchObject({ body: 'Êtes-vous libre en mai ?' });
    const stranger = await company();
    await app.context.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', stranger.user.id)
      .execute();
    await write(stranger.user, me);
    expect((await told(browser)).at(-1)).toMatchObject({ body: 'Vous a écrit' });
  });

  test('of somebody suspended meanwhile is not pushed, nor to somebody suspended', async () => {
    for (const who of ['sender', 'reader']) {
      const { me, browser } = await withBrowser();
      const from = await company();
      await write(from.user, me);
      const suspended = who === 'sender' ? from.user.id : me.id;
      await app.context.db
        .updateTable('users')
        .set({ suspended_at: app.context.clock.now() })
        .where('id', '=', suspended)
        .execute();
      expect(await told(browser)).toEqual([]);
    }
  });
});

describe('a line of the bell', () => {
  const add = (user: MadeUser, kind: 'applications' | 'reveals', authorId: string) =>
    app.context.db.transaction().execute((tx) => {
      const mail = { subject: 'Nouvelle candidature', authorId };
      return addNotification(app.context, tx, { userId: user.id, kind }, mail);
    });

  test('is pushed with who did it, but for requests to be known, whose mail names nobody', async () => {
    const { me, browser } = await withBrowser();
    const { user, profile } = await company();
    await add(me, 'applications', user.id);
    expect(await told(browser)).toMatchObject([{ title: 'Nouvelle candidature', body: profile.name }]);
    await add(me, 'reveals', user.id);
    expect((await told(browser)).at(-1)).toMatchObject({ title: 'Nouvelle candidature', body: '' });
    const until = app.context.clock.now().toISOString();
    await app.call(notificationRoutes.readAll, { token: me.token, body: { until } });
    expect((await told(browser)).at(-1)).toMatchObject({ type: 'close', unread: 0 });
  });

  test('of a kind that is not wanted is not pushed', async () => {
    const { me, browser } = await withBrowser();
    await app.call(notificationRoutes.updatePreferences, {
      ...{ params: { id: me.id }, token: me.token },
      body: { push: { applications: false } },
    });
    await add(me, 'applications', me.id);
    expect(await told(browser)).toEqual([]);
  });
});

test('nothing is pushed at night and at weekends unless chosen otherwise: it comes in the morning', async () => {
  const { me, browser } = await withBrowser();
  const from = await company();
  app.passTime({ hours: 9 });
  await write(from.user, me);
  expect(await told(browser)).toEqual([]);
  await choose(me, { isQuietAtNight: false });
  await write((await company()).user, me);
  expect(await told(browser)).toHaveLength(1);
});

describe('somebody who looks at a page', () => {
  test('is not pushed to, and is again once they look elsewhere', async () => {
    const { me, browser } = await withBrowser();
    const see = (isVisible: boolean) => app.call(presence, { token: me.token, body: { isVisible } });
    await see(true);
    await write((await company()).user, me);
    expect(await told(browser)).toEqual([]);
    await see(false);
    await write((await company()).user, me);
    expect(await told(browser)).toHaveLength(1);
    await see(true);
    app.passTime({ seconds: 76 });
    await write((await company()).user, me);
    expect(await told(browser)).toHaveLength(2);
  });

  test('is told to say so where one of their browsers is pushed to', async () => {
    const { me } = await withBrowser();
    const { user: other } = await makeFreelance(app.context);
    const isPushedTo = async ({ token }: MadeUser) =>
      (await app.call(accountRoutes.me, { token })).body.isPushedTo;
    expect([await isPushedTo(me), await isPushedTo(other)]).toEqual([true, undefined]);
  });
});

describe('a browser', () => {
  test('that is gone is forgotten, one that is asked for patience is tried again', async () => {
    const { me, browser } = await withBrowser();
    const other = await app.sandbox.subscribePush();
    await put(me, other);
    await app.sandbox.answerPush(browser.endpoint, 410);
    await app.sandbox.answerPush(other.endpoint, 429);
    await write((await company()).user, me);
    expect(await told(other)).toEqual([]);
    expect((await settingsOf(me)).browserCount).toBe(1);
    const jobs = await app.context.db
      .selectFrom('pgboss.job' as never)
      .select(['state', 'output'] as never[])
      .where('name' as never, '=', 'push.send' as never)
      .where('state' as never, '=', 'retry' as never)
      .execute();
    expect(jobs).toMatchObject([{ output: { message: 'PushUnavailableError', status: 429 } }]);
  });

  test('is pushed to no more after signing out, for the account before, or with its own word', async () => {
    const { me, browser } = await withBrowser();
    const next = await withBrowser();
    await put(next.me, browser);
    expect([(await settingsOf(me)).browserCount, (await settingsOf(next.me)).browserCount]).toEqual([0, 2]);
    const { endpoint } = next.browser;
    const { id, token } = next.me;
    await app.call(unsubscribe, { params: { id: me.id }, token: me.token, body: { endpoint } });
    expect((await settingsOf(next.me)).browserCount).toBe(2);
    await app.call(unsubscribe, { params: { id }, token, body: { endpoint } });
    expect((await settingsOf(next.me)).browserCount).toBe(1);
    await app.call(accountRoutes.logout, { token });
    await write((await company()).user, next.me);
    expect(await told(browser)).toEqual([]);
  });

  test('changes its address where the old one is known', async () => {
    const { me, browser } = await withBrowser();
    const moved = await app.sandbox.subscribePush();
    const say = (oldEndpoint: string) => app.call(renew, { body: { oldEndpoint, ...moved } });
    expect((await say(`${browser.endpoint}x`)).status).toBe(204);
    expect((await say(browser.endpoint)).status).toBe(204);
    await write((await company()).user, me);
    expect([await told(browser), (await told(moved)).length]).toEqual([[], 1]);
  });

  test('is one of ten at most, of an address of the internet, with keys that are keys', async () => {
    const { me, browser } = await withBrowser();
    for (let made = 0; made < 10; made += 1) {
      app.passTime({ seconds: 1 });
      await put(me, await app.sandbox.subscribePush());
    }
    expect((await settingsOf(me)).browserCount).toBe(10);
    await write((await company()).user, me);
    expect(await told(browser)).toEqual([]);
    const refused = async (change: object) => (await put(me, { ...browser, ...change })).error.code;
    for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://localhost/x'])
      expect(await refused({ endpoint })).toBe('push_endpoint_refused');
    expect(await refused({ endpoint: `https://a.fr/${'a'.repeat(100_000)}` })).toBe('invalid_request');
    expect(await refused({ keys: { p256dh: 'x', auth: 'x' } })).toBe('invalid_request');
  });
});
