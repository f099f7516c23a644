import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { maxSavedSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFreelance, makeOffer, makeUser, nextNumber } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { matchChanges } from './match-changes.ts';
import { notifyMatches } from './notify-matches.ts';
import { alertsTo, keep, makeSeeker, tokenIn } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

const makeWord = () => `zq${nextNumber()}zq`;

/** The product for a worker after whose nth statement something else is done. */
function meanwhile(statement: number, act: () => Promise<void>): TestApp['context'] {
  let sent = 0;
  const db = app.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      sent += 1;
      if (sent === statement) await act();
      return result;
    },
  });
  return { ...app.context, db };
}

describe('digests', () => {
  test('wait for their time, and for the rhythm that is chosen later', async () => {
    const { word, user, id } = await makeSeeker(app, 'weekly');
    await makeOffer(app.context, { title: word });
    expect(await alertsTo(app, user.email)).toEqual([]);
    const params = { id };
    await app.call(savedSearchRoutes.change, { params, token: user.token, body: { rhythm: 'now' } });
    expect(await alertsTo(app, user.email)).toHaveLength(1);
  });

  test('do not hold up a mission that is urgent', async () => {
    const { word, user } = await makeSeeker(app, 'weekly');
    await makeOffer(app.context, { title: `${word} calme` });
    await makeOffer(app.context, { title: `${word} presse`, is_urgent: true });
    const mails = await alertsTo(app, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('presse');
    expect(mails[0]?.text).not.toContain('calme');
  });
});

describe('several searches of one account', () => {
  test('are told in one mail, in which nothing stands twice, and whose link ends them all', async () => {
    const { word, user } = await makeSeeker(app, 'daily');
    const other = makeWord();
    for (const [search, name] of [
      [other, 'Seconde'],
      [makeWord(), 'Muette'],
    ])
      await keep(app, user, { query: { search }, rhythm: 'daily', name });
    await makeOffer(app.context, { title: `Halle ${word} ${other}` });
    await makeOffer(app.context, { title: `Gymnase ${other}` });
    expect(await alertsTo(app, user.email)).toEqual([]);
    app.passTime({ days: 1 });
    const mails = await alertsTo(app, user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2\u00a0nouvelles missions pour 2\u00a0recherches']);
    const [mail] = mails;
    expect(mail?.text.match(/Halle/g)).toHaveLength(1);
    expect(mail?.text).toMatch(
      /«\u202fMa recherche\u202f»[\s\S]*Halle[\s\S]*«\u202fSeconde\u202f»[\s\S]*Gymnase/u,
    );
    expect(mail?.text).not.toContain('Muette');
    const token = tokenIn(mail?.headers['list-unsubscribe']);
    const { body } = await app.call(savedSearchRoutes.showAlert, { query: { token } });
    expect(body.alerts.map(({ name }) => name)).toEqual(['Ma recherche', 'Seconde']);
    await app.call(savedSearchRoutes.stopAlert, { query: { token } });
    expect(
      (await app.call(savedSearchRoutes.list, { token: user.token })).body.map(({ name }) => name),
    ).toEqual(['Muette']);
    // an offer mailed for one search is not mailed for another
    await keep(app, user, { query: { search: 'zqrien' }, rhythm: 'daily' });
    app.passTime({ days: 1 });
    expect(await alertsTo(app, user.email)).toHaveLength(1);
  });

  test('of one kind or of several, as many as somebody may keep', async () => {
    const user = await makeUser(app.context, { role: 'entreprise' });
    const words = Array.from({ length: maxSavedSearches }, (_, at) => `zqplein${at}x`);
    for (const [at, search] of words.entries())
      await keep(app, user, { query: { search }, kind: at === 0 ? 'profiles' : 'offers', name: search });
    await makeFreelance(app.context, { title: words[0] ?? '' });
    await makeOffer(app.context, { title: words.slice(1).join(' '), description: 'x' });
    for (const search of words.slice(2)) await makeOffer(app.context, { title: search });
    const [mail, ...others] = await alertsTo(app, user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(
      `${maxSavedSearches}\u00a0nouveautés pour ${maxSavedSearches}\u00a0recherches`,
    );
    const token = tokenIn(mail?.headers['list-unsubscribe']);
    const { body } = await app.call(savedSearchRoutes.showAlert, { query: { token } });
    expect(body.alerts).toHaveLength(maxSavedSearches);
  });

  test.each([1, 2, 3])(
    'are told in one mail though another worker tells after the first one’s statement %i',
    async (statement) => {
      const user = await makeUser(app.context);
      const words = [1, 2, 3].map(makeWord);
      for (const search of words) await keep(app, user, { query: { search } });
      for (const search of words) await makeOffer(app.context, { title: search });
      await matchChanges(app.context);
      await notifyMatches(meanwhile(statement, () => notifyMatches(app.context)));
      await app.runJobs();
      const subjects = (await app.sandbox.mails(user.email)).map(({ subject }) => subject);
      expect(subjects).toEqual(['3\u00a0nouvelles missions pour 3\u00a0recherches']);
    },
  );

  test('of a visitor are told in a mail each, since no page of theirs holds them together', async () => {
    const email = `${makeWord()}@exemple.fr`;
    const [one, two] = [makeWord(), makeWord()];
    for (const search of [one, two]) {
      await keep(app, null, { email, query: { search } });
      await app.runJobs();
    }
    await app.context.db
      .updateTable('kept_searches')
      .set({ confirmed_at: app.context.clock.now() })
      .where('email', '=', email)
      .execute();
    await makeOffer(app.context, { title: `${one} ${two}` });
    const mails = (await alertsTo(app, email)).filter(({ subject }) => subject.includes('nouvelle'));
    expect(mails).toHaveLength(2);
  });
});
