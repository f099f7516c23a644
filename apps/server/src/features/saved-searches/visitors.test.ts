import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOffer, makeUser, nextNumber } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { forgetOld } from './alerts.job.ts';
import { alertsTo, keep, tokenIn } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nextEmail = () => `visiteur${nextNumber()}@exemple.fr`;
const confirm = (token: string) => app.call(savedSearchRoutes.confirm, { body: { token } });

async function mailedToken(email: string): Promise<string> {
  const [mail] = await alertsTo(app, email);
  return tokenIn(mail?.text);
}

describe('a visitor’s address', () => {
  test('gets five mails a day, from however many places it is given, with whatever part after +', async () => {
    const email = nextEmail();
    const [name, host] = email.split('@');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const spelt = index % 2 === 0 ? email : `${name?.toUpperCase()}+${index % 7}@${host?.toUpperCase()}`;
        return keep(app, null, { email: spelt, query: { search: `mot${index % 50}` } }, `10.0.0.${index}`);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await app.runJobs();
    const all = await app.sandbox.mails();
    const mailed = all.filter(({ to }) => to.toLowerCase().startsWith(name ?? ''));
    expect(mailed).toHaveLength(5);
    await makeOffer(app.context, { title: 'mot1' });
    expect((await alertsTo(app, email)).length).toBeLessThanOrEqual(5);
  });

  test('is told nothing of who asked, nor what was typed', async () => {
    const email = nextEmail();
    await keep(app, null, { email, name: 'Gagnez 1000 euros', query: { search: 'casino' } });
    const [mail] = await alertsTo(app, email);
    expect(mail?.text).not.toMatch(/gagnez|casino/iu);
  });

  test('is never mailed what was typed, before or after: its searches are named by what they ask', async () => {
    const email = nextEmail();
    const name = 'Compte bloqué, appelez le 06 12 34 56 78';
    const query = { search: 'maquettiste', location: 'Nantes' };
    const kept = await keep(app, null, { email, name, query });
    expect(kept.body.name).toBe('Maquettiste, Nantes');
    const { body } = await confirm(await mailedToken(email));
    expect(body.searches).toMatchObject([{ name: 'Maquettiste, Nantes' }]);
    await makeOffer(app.context, { title: 'Maquettiste', location: 'Nantes' });
    const [alert] = await alertsTo(app, email);
    expect(alert?.subject).toBe('1\u00a0nouvelle mission\u00a0: Maquettiste, Nantes');
    expect(alert?.text).not.toMatch(/bloqué|06 12/u);
  });

  test('is answered alike whether it is an account’s, is known or not', async () => {
    const account = await makeUser(app.context);
    const known = nextEmail();
    await keep(app, null, { email: known });
    const answers = await Promise.all(
      [account.email, known, nextEmail()].map((email) => keep(app, null, { email })),
    );
    const shapes = answers.map(({ status, body }) => [status, { ...body, id: '', createdAt: '' }]);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(answers[0]?.body.confirmed).toBe(false);
  });

  test('is told once it is confirmed, by a link that may be used again', async () => {
    const email = nextEmail();
    await keep(app, null, { email, query: { search: 'belvédère' } });
    const token = await mailedToken(email);
    for (const _ of [1, 2]) {
      const { body } = await confirm(token);
      expect(body.searches).toMatchObject([
        { kind: 'offers', rhythm: 'now', query: { search: 'belvédère' } },
      ]);
    }
    await makeOffer(app.context, { title: 'Restaurer un belvédère', location: 'Nancy' });
    const [alert] = await alertsTo(app, email);
    expect(alert?.subject).toContain('1\u00a0nouvelle mission');
    expect(alert?.text).toContain('Restaurer un belvédère');
    // nor do they find a mission by what its list does not tell them
    await makeOffer(app.context, { title: 'Autre chose', description: 'Au pied du belvédère.' });
    expect(await alertsTo(app, email)).toHaveLength(2);
    // the signed-out learn no more of a mission than its list tells them
    expect(alert?.text).not.toMatch(/350\s?€|Atelier Canopée/u);
  });

  test('is not told of what could be seen before', async () => {
    const email = nextEmail();
    await keep(app, null, { email, query: { search: 'campanile' } });
    const token = await mailedToken(email);
    await makeOffer(app.context, { title: 'Un campanile' });
    await confirm(token);
    expect(await alertsTo(app, email)).toHaveLength(1);
  });

  test('is refused filters that would find nothing for it, and no address', async () => {
    const withFacets = await keep(app, null, { email: nextEmail(), query: { trade: 'architecte' } });
    expect([withFacets.status, withFacets.error.issues?.[0]?.path]).toEqual([400, 'query']);
    const wrong = await keep(app, null, { email: 'pas une adresse' });
    expect([wrong.status, wrong.error.issues?.[0]?.path]).toEqual([400, 'email']);
    expect(
      (await keep(app, null, { email: nextEmail(), kind: 'profiles', query: { trade: 'architecte' } }))
        .status,
    ).toBe(201);
  });

  test('is forgotten after seven days', async () => {
    const email = nextEmail();
    await keep(app, null, { email });
    const token = await mailedToken(email);
    app.passTime({ days: 7, seconds: 1 });
    expect((await confirm(token)).error.code).toBe('token_invalid');
    await forgetOld(app.context, app.context.clock.now());
    const rows = await app.context.db
      .selectFrom('kept_searches')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([]);
    for (const wrong of ['', 'x', token.slice(1)]) expect((await confirm(wrong)).status).toBe(400);
  });

  test('that becomes an account’s gives its searches to it', async () => {
    const email = nextEmail();
    await keep(app, null, { email });
    await confirm(await mailedToken(email));
    const user = await makeUser(app.context, { email });
    const { body } = await app.call(savedSearchRoutes.list, { token: user.token });
    expect(body).toMatchObject([{ name: 'Toutes les missions', confirmed: true }]);
    expect((await keep(app, user, {})).error.code).toBe('kept_search_exists');
  });
});
