import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { updateOfferRow } from '../offers/offers.repository.ts';
import { deleteUnsearchedChanges } from './list-changes.repository.ts';
import { alertsTo, keep, makeSeeker } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

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
    expect(mail?.text).toContain(`Surélévation ${word}, Atelier Canopée`);
    expect(mail?.text).toMatch(/Nantes, 420\u00a0€\u00a0\/\u00a0jour/u);
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
    expect(mail?.text).toContain('Maëlle, zqmaquettiste');
    expect(mail?.text).toMatch(/Brest, 60\u00a0€\u00a0\/\u00a0heure/u);
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
    expect(mail?.text).toMatch(/Une mission\nNantes, 350/u);
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

  // matches after the confirmation are mailed, those shown before are not
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
