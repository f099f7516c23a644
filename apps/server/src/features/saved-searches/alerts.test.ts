import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { maxSavedSearches } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
  nextNumber,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { updateOfferRow } from '../offers/offers.repository.ts';
import { deleteUnsearchedChanges } from './list-changes.repository.ts';
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
const listOf = async (user: MadeUser) => (await app.call(savedSearchRoutes.list, { token: user.token })).body;
const block = (blocker: MadeUser, other: MadeUser) =>
  app.call(blockRoutes.create, {
    params: { id: blocker.id },
    token: blocker.token,
    body: { userId: other.id },
  });
const suspend = (id: string) =>
  app.context.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute();
const edit = (id: string, change: Parameters<typeof updateOfferRow>[2]) =>
  app.context.db.transaction().execute((tx) => updateOfferRow(tx, id, change));
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

describe('an alert', () => {
  test('says what is new, where and for how much, and leads there', async () => {
    const { word, user } = await makeSeeker(app);
    const { id } = await makeOffer(app.context, {
      title: `Surélévation ${word}`,
      location: 'Nantes',
      budget: 420,
    });
    const [mail] = await alertsTo(app, user.email);
    expect(mail?.subject).toBe('1\u00a0nouvelle mission pour votre recherche');
    expect(mail?.text).toContain('«\u202fMa recherche\u202f»');
    expect(mail?.text).toContain(`Surélévation ${word} · Atelier Canopée`);
    expect(mail?.text).toMatch(/Nantes · 420\u00a0€\u00a0\/\u00a0jour/u);
    expect(mail?.text).toContain(`/jobs/${id}`);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain('Arrêter cette alerte');
  });

  test('gathers what came meanwhile, and comes once', async () => {
    const { word, user } = await makeSeeker(app);
    for (const title of ['Premier', 'Second']) await makeOffer(app.context, { title: `${title} ${word}` });
    const mails = await alertsTo(app, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('2\u00a0nouvelles missions');
    expect(await alertsTo(app, user.email)).toHaveLength(1);
  });

  test('tells of what is edited into a search, but not of what was in it before', async () => {
    const { word, user } = await makeSeeker(app);
    const { id } = await makeOffer(app.context, { title: 'Autre chose' });
    expect(await alertsTo(app, user.email)).toEqual([]);
    await edit(id, { title: `Voici ${word}` });
    expect(await alertsTo(app, user.email)).toHaveLength(1);

    const late = await makeUser(app.context);
    await keep(app, late, { query: { search: word } });
    await edit(id, { title: `Voici encore ${word}` });
    expect(await alertsTo(app, late.email)).toEqual([]);
  });

  test('comes once for what is closed and opened again, once for what is opened again later', async () => {
    const { word, user } = await makeSeeker(app);
    const { id } = await makeOffer(app.context, { title: word });
    expect(await alertsTo(app, user.email)).toHaveLength(1);
    await edit(id, { status: 'cancelled' });
    await edit(id, { status: 'open' });
    expect(await alertsTo(app, user.email)).toHaveLength(1);

    const late = await makeUser(app.context);
    await edit(id, { status: 'cancelled' });
    await keep(app, late, { query: { search: word } });
    await edit(id, { status: 'open' });
    expect(await alertsTo(app, late.email)).toHaveLength(1);
  });

  test('tells no one of their own', async () => {
    const company = await makeCompany(app.context);
    await keep(app, company.user, { query: { search: 'zqmienne' } });
    await makeOffer(app.context, { company, title: 'zqmienne' });
    expect(await alertsTo(app, company.user.email)).toEqual([]);
  });

  test('tells of profiles that come, and that are available again', async () => {
    const user = await makeUser(app.context, { role: 'entreprise' });
    await keep(app, user, {
      kind: 'profiles',
      query: { search: 'zqmaquettiste', type: 'jobseeker', availability: 'immédiatement' },
    });
    const { profile } = await makeFreelance(app.context, { title: 'zqmaquettiste' });
    expect(await alertsTo(app, user.email)).toEqual([]);
    await keep(app, user, {
      kind: 'profiles',
      query: { search: 'zqmaquettiste', availableBefore: '2027-01-01' },
    });
    await app.context.db
      .updateTable('freelances')
      .set({ available_from: '2026-12-01' })
      .where('id', '=', profile.id)
      .execute();
    // available by what it said before
    expect(await alertsTo(app, user.email)).toEqual([]);
    await makeFreelance(app.context, {
      title: 'zqmaquettiste',
      location: 'Brest',
      username: 'Maëlle Kerven',
    });
    const [mail] = await alertsTo(app, user.email);
    expect(mail?.text).toContain('Maëlle · zqmaquettiste');
    expect(mail?.text).toMatch(/Brest · 60\u00a0€\u00a0\/\u00a0heure/u);
    expect(mail?.text).not.toContain('Kerven');
  });

  test('repeats nothing of an account that has not confirmed its address', async () => {
    const user = await makeUser(app.context);
    await keep(app, user, { query: { place: 'c44109' } });
    const company = await makeCompany(app.context, {
      user: await makeUser(app.context, { role: 'entreprise', email_confirmed_at: null }),
    });
    await makeOffer(app.context, { company, title: 'Gagnez vite', location: 'Ici', place_code: 'c44109' });
    const [mail] = await alertsTo(app, user.email);
    expect(mail?.text).toMatch(/Une mission\nNantes · 350/u);
    expect(mail?.text).not.toMatch(/Gagnez|Ici|Canopée/u);
  });
});

test('what an account that did not confirm its address finds is shown to it, and never mailed', async () => {
  const { word, user, id } = await makeSeeker(app, 'now', { email_confirmed_at: null });
  const name = 'Compte bloqué, appelez le 06 12 34 56 78';
  await app.call(savedSearchRoutes.change, { params: { id }, token: user.token, body: { name } });
  const first = await makeOffer(app.context, { title: word });
  expect(await alertsTo(app, user.email)).toEqual([]);
  expect(await listOf(user)).toMatchObject([{ newCount: 1, newIds: [first.id] }]);

  // what comes once it is confirmed is mailed, and what was shown is not told again
  const confirmed = { email_confirmed_at: app.context.clock.now() };
  await app.context.db.updateTable('users').set(confirmed).where('id', '=', user.id).execute();
  expect(await alertsTo(app, user.email)).toEqual([]);
  await makeOffer(app.context, { title: `Autre ${word}` });
  const mails = await alertsTo(app, user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('1\u00a0nouvelle mission pour votre recherche');
});

describe('what is hidden in between is not told', () => {
  const hidden: [string, (offer: { id: string; user: MadeUser }, reader: MadeUser) => Promise<unknown>][] = [
    ['closed', ({ id }) => edit(id, { status: 'filled' })],
    ['deleted', ({ id }) => edit(id, { deleted_at: new Date() })],
    ['past its deadline', ({ id }) => edit(id, { deadline: '2020-01-01' })],
    ['edited out of the search', ({ id }) => edit(id, { title: 'Autre chose' })],
    ['of a company that the reader blocked', ({ user }, reader) => block(reader, user)],
    ['of a company that blocked the reader', ({ user }, reader) => block(user, reader)],
    ['of a suspended company', ({ user }) => suspend(user.id)],
    ['for a suspended reader', (_, reader) => suspend(reader.id)],
  ];
  test.each(hidden)('%s', async (_, hide) => {
    const { word, user } = await makeSeeker(app, 'daily');
    const offer = await makeOffer(app.context, { title: word });
    expect(await alertsTo(app, user.email)).toEqual([]);
    await hide(offer, user);
    app.passTime({ days: 1 });
    expect(await alertsTo(app, user.email)).toEqual([]);
    // nothing waits for ever
    const { db } = app.context;
    const waiting = db.selectFrom('kept_search_finds').select('due_at').where('thing_id', '=', offer.id);
    expect(await waiting.execute()).toEqual([]);
  });
});

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
    expect((await listOf(user)).map(({ name }) => name)).toEqual(['Muette']);
    // what was told with one search is told by no other
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

test('changes of a list of which nobody keeps a search are not compared', async () => {
  const { db } = app.context;
  const kept = await db.deleteFrom('kept_searches').where('kind', '=', 'profiles').executeTakeFirst();
  expect(kept.numDeletedRows).toBeGreaterThan(0n);
  await makeFreelance(app.context);
  const queued = () => db.selectFrom('list_changes').select('list').execute();
  expect(await queued()).toEqual([{ list: 'directory' }]);
  await deleteUnsearchedChanges(db);
  expect(await queued()).toEqual([]);
  await makeOffer(app.context);
  await deleteUnsearchedChanges(db);
  expect(await queued()).toEqual([{ list: 'offers' }]);
});

describe('what is new', () => {
  test('is marked until it is seen, as long as it is there', async () => {
    const { word, user, id } = await makeSeeker(app, 'weekly');
    const [first, second] = [
      await makeOffer(app.context, { title: word }),
      await makeOffer(app.context, { title: word }),
    ];
    await alertsTo(app, user.email);
    const [kept] = await listOf(user);
    expect(kept?.newCount).toBe(2);
    expect(kept?.newIds.toSorted()).toEqual([first.id, second.id].toSorted());
    await edit(first.id, { status: 'filled' });
    expect(await listOf(user)).toMatchObject([{ newCount: 1, newIds: [second.id] }]);
    const call = { params: { id }, token: user.token, body: { seen: true } };
    expect((await app.call(savedSearchRoutes.change, call)).body).toMatchObject({ newCount: 0, newIds: [] });
  });
});

test('deleting an account takes what was found of it, and what it kept as a visitor', async () => {
  const { word, user } = await makeSeeker(app);
  const company = await makeCompany(app.context);
  const { id } = await makeOffer(app.context, { company, title: word });
  expect(await alertsTo(app, user.email)).toHaveLength(1);
  await keep(app, null, { email: company.user.email });
  await app.call(offerRoutes.get, { params: { id } });
  const { savedSearchesPersonalData } = await import('./saved-searches.personal-data.ts');
  const person = { ...company.user, phone: null };
  await app.context.db
    .transaction()
    .execute((tx) => savedSearchesPersonalData.erase?.(app.context, tx, person) ?? Promise.resolve());
  const left = await app.context.db
    .selectFrom('kept_search_finds')
    .select('search_id')
    .where('thing_id', '=', id)
    .execute();
  const kept = await app.context.db
    .selectFrom('kept_searches')
    .select('id')
    .where('email', '=', company.user.email)
    .execute();
  expect([left, kept]).toEqual([[], []]);
});

test('an alert tells of who is not available once they are, or chose to be suggested, or where it asks for them', async () => {
  const { context } = app;
  const company = await makeUser(context, { role: 'entreprise' });
  const [word, other] = [`zp${company.id.slice(-8)}`, `zr${company.id.slice(-8)}`];
  const asking = { search: `${word}a`, availability: 'Indisponible' };
  for (const query of [{ search: word }, { search: other }, asking])
    await keep(app, company, { kind: 'profiles', query });
  const busy = { availability: 'Indisponible' } as const;
  const { profile: first } = await makeFreelance(context, { ...busy, title: word });
  const { profile: second } = await makeFreelance(context, { ...busy, title: other });
  expect(await alertsTo(app, company.email)).toEqual([]);
  await makeJobseeker(context, { ...busy, title: `${word}a` });
  expect(await alertsTo(app, company.email)).toHaveLength(1);

  const change = (id: string, values: object) =>
    context.db.updateTable('freelances').set(values).where('id', '=', id).execute();
  await change(first.id, { availability: 'Disponible' });
  expect(await alertsTo(app, company.email)).toHaveLength(2);
  await change(second.id, { stays_suggested: true });
  expect(await alertsTo(app, company.email)).toHaveLength(3);
});
