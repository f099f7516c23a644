import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { alertsTo, makeSeeker, tokenIn } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

const listOf = async (user: MadeUser) => (await app.call(savedSearchRoutes.list, { token: user.token })).body;

describe('the link of an alert', () => {
  async function alerted() {
    const { word, user } = await makeSeeker(app);
    await makeOffer(app.context, { title: word });
    const [mail] = await alertsTo(app, user.email);
    const url = new URL(/^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    return { word, user, url, query: { token: tokenIn(url.href) } };
  }

  test('changes nothing when it is only followed', async () => {
    const { user, query } = await alerted();
    const { body } = await app.call(savedSearchRoutes.showAlert, { query });
    expect(body.alert).toMatchObject({ name: 'Ma recherche', kind: 'offers', rhythm: 'now' });
    expect(await listOf(user)).toHaveLength(1);
  });

  test('ends it by one POST of a mail program, without signing in, as often as it comes', async () => {
    const { user, url, word, query } = await alerted();
    for (const _ of [1, 2]) {
      const answer = await app.server.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await listOf(user)).toEqual([]);
    expect((await app.call(savedSearchRoutes.showAlert, { query })).body.alert).toBeNull();
    await makeOffer(app.context, { title: word });
    expect(await alertsTo(app, user.email)).toHaveLength(1);
  });

  test('is refused when it was changed', async () => {
    const { user, query } = await alerted();
    const other = await alerted();
    const [, signature] = query.token.split('.');
    const wrong = [
      '',
      'x',
      query.token.slice(0, -2),
      `${query.token}.`,
      `${other.query.token.split('.')[0]}.${signature}`,
    ];
    for (const token of wrong)
      expect((await app.call(savedSearchRoutes.stopAlert, { query: { token } })).status).toBe(400);
    expect(await listOf(user)).toHaveLength(1);
    expect(await listOf(other.user)).toHaveLength(1);
  });
});
