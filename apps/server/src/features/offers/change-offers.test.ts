import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { deadlinePastMessage } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { countByStatus, nextCursorOf } from '../../../test/paging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inDays = (days: number) => addDays(parisDay(app.context.clock.now()), days);
const offerFields = () => ({
  titre: 'Dossier de permis',
  description: 'Monter le dossier de permis d’une école.',
  requirements: 'Revit\n\n  Permis B ',
  budget: '420,50',
  duree: ' ',
  lieu: 'Nantes',
  remote: true,
  deadline: inDays(20),
});
const publish = (user: Pick<MadeUser, 'token'> | null, over: object = {}, headers = {}) =>
  app.call(offerRoutes.publish, { token: user?.token, body: { ...offerFields(), ...over }, headers });
const update = (user: MadeUser, id: string, over: object = {}) =>
  app.call(offerRoutes.update, { params: { id }, token: user.token, body: { ...offerFields(), ...over } });
const close = (user: MadeUser | null, id: string, body?: object) =>
  app.call(offerRoutes.close, { params: { id }, token: user?.token, body });
const reopen = (user: MadeUser | null, id: string, deadline: unknown) =>
  app.call(offerRoutes.reopen, { params: { id }, token: user?.token, body: { deadline } });
const remove = (user: MadeUser | null, id: string) =>
  app.call(offerRoutes.remove, { params: { id }, token: user?.token });
const own = (user: MadeUser, query: object = {}) =>
  app.call(offerRoutes.listByCompany, {
    params: { userId: user.id },
    token: user.token,
    query: { ...query },
  });

describe('publishing', () => {
  test('keeps every field and shows the offer in the list at once', async () => {
    const { user, profile } = await makeCompany(app.context);
    const { status, body } = await publish(user, { entreprise_id: profile.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      entreprise_id: profile.id,
      titre: 'Dossier de permis',
      requirements: ['Revit', 'Permis B'],
      budget: 420.5,
      duree: null,
      lieu: 'Nantes',
      remote: 1,
      status: 'open',
      highlighted: false,
    });
    const listed = await app.call(offerRoutes.list, { token: user.token });
    expect(listed.body).toContainEqual(body);
  });

  test('takes the company’s id or the account’s, and nobody else’s', async () => {
    const { user } = await makeCompany(app.context);
    const other = await makeCompany(app.context);
    expect((await publish(user, { entreprise_id: user.id })).status).toBe(201);
    for (const entreprise_id of [other.profile.id, other.user.id, 'x']) {
      const { status, error } = await publish(user, { entreprise_id });
      expect([status, error.code]).toEqual([403, 'forbidden']);
    }
    expect((await own(user)).body.count).toBe(1);
  });

  test('is for companies with a profile', async () => {
    expect((await publish(null)).status).toBe(401);
    const { user: freelance } = await makeFreelance(app.context);
    expect((await publish(freelance)).status).toBe(403);
    expect((await publish(freelance, { titre: '' })).status).toBe(403);
    const bare = await makeUser(app.context, { role: 'entreprise' });
    for (const over of [{}, { entreprise_id: bare.id }])
      expect((await publish(bare, over)).error.code).toBe('company_profile_missing');
  });

  test('refuses a deadline before today, in Paris, beside its field', async () => {
    const { user } = await makeCompany(app.context);
    const { status, error } = await publish(user, { deadline: inDays(-1) });
    expect([status, error.error, error.issues]).toEqual([
      400,
      deadlinePastMessage,
      [{ path: 'deadline', message: deadlinePastMessage }],
    ]);
    expect((await publish(user, { deadline: inDays(0) })).status).toBe(201);
  });

  test.each([
    ['titre', ''],
    ['titre', 'x'.repeat(151)],
    ['description', '  '],
    ['budget', -1],
    ['budget', ''],
    ['budget', 'beaucoup'],
    ['deadline', '2027-02-30'],
    ['deadline', null],
    ['requirements', ['x'.repeat(301)]],
    ['requirements', 5],
    ['requirements', {}],
    ['requirements', ['Revit', null]],
    ['requirements', [['Revit']]],
    ['remote', 3],
    ['lieu', 'x'.repeat(101)],
  ])('refuses %s: %j', async (field, value) => {
    const { user } = await makeCompany(app.context);
    const { status, error } = await publish(user, { [field]: value });
    expect([status, error.issues?.[0]?.path.split('.')[0]]).toEqual([400, field]);
  });

  test('leaves out what nobody may set', async () => {
    const { user } = await makeCompany(app.context);
    const { body } = await publish(user, {
      id: user.id,
      status: 'filled',
      highlighted: true,
      created_at: '2001-01-01',
    });
    expect(body).toMatchObject({ status: 'open', highlighted: false });
    expect(body.id).not.toBe(user.id);
  });
});

test('an offer sent again by someone who lost the answer is published once', async () => {
  const { user } = await makeCompany(app.context);
  const key = { 'idempotency-key': 'offer-of-a-building-site' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => publish(user, {}, key)));
  expect(countByStatus(answers)).toEqual({ 201: 5 });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await publish(user, { titre: 'Autre chose' }, key)).error.code).toBe('idempotency_mismatch');
  expect((await own(user)).body).toMatchObject({ count: 1 });
});

describe('a company without Premium', () => {
  test('at nine offers publishes exactly one more of twenty at once', async () => {
    const company = await makeCompany(app.context);
    for (let count = 0; count < 9; count += 1) await makeOffer(app.context, { company });
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(company.user)));
    expect(countByStatus(answers)).toEqual({ 201: 1, 403: 19 });
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.error).toEqual({
      code: 'offer_limit_reached',
      error: 'Vous avez atteint la limite de 10 offres publiées.',
    });
    expect((await own(company.user)).body).toMatchObject({ count: 10, limit: 10 });
  });

  test('gains nothing by closing or deleting, and everything by subscribing', async () => {
    const company = await makeCompany(app.context);
    for (let count = 0; count < 9; count += 1) await makeOffer(app.context, { company, status: 'filled' });
    const { id } = await makeOffer(app.context, { company });
    await makeOffer(app.context, { company, status: 'draft' });
    expect((await remove(company.user, id)).status).toBe(204);
    expect((await publish(company.user)).error.code).toBe('offer_limit_reached');
    expect((await own(company.user)).body).toMatchObject({ count: 10, limit: 10 });
    await app.context.db
      .updateTable('companies')
      .set({ is_subscribed: true })
      .where('id', '=', company.profile.id)
      .execute();
    expect((await publish(company.user)).body).toMatchObject({ highlighted: true });
    expect((await own(company.user)).body).toMatchObject({ count: 11, limit: null });
  });
});

describe('changing one’s offer', () => {
  test('replaces its fields and leaves its state', async () => {
    const { user, id } = await makeOffer(app.context);
    const { body } = await update(user, id, { titre: 'Autre titre', deadline: inDays(40) });
    expect(body).toMatchObject({ id, titre: 'Autre titre', deadline: inDays(40), status: 'open' });
    await close(user, id);
    expect((await update(user, id)).body).toMatchObject({ status: 'filled', titre: 'Dossier de permis' });
  });

  test('gives it to no other company', async () => {
    const { user, id } = await makeOffer(app.context);
    const other = await makeCompany(app.context);
    for (const entreprise_id of [other.profile.id, other.user.id])
      expect((await update(user, id, { entreprise_id })).error.code).toBe('forbidden');
    expect((await update(user, id, { entreprise_id: user.id })).body.entreprise_user_id).toBe(user.id);
  });

  test('refuses a deadline moved into the past, and reopens no expired one', async () => {
    const { user, id } = await makeOffer(app.context, { deadline: inDays(-3) });
    const { status, error } = await update(user, id, { deadline: inDays(-1) });
    expect([status, error.issues?.[0]?.path]).toEqual([400, 'deadline']);
    expect((await update(user, id, { deadline: inDays(-3) })).body.status).toBe('expired');
    expect((await update(user, id, { deadline: inDays(9) })).body.status).toBe('expired');
  });
});

describe('closing and reopening', () => {
  test('go from state to state as the table says, and no other way', async () => {
    const { user, id } = await makeOffer(app.context);
    const refusal = async (answer: Promise<{ status: number; error: { code: string } }>) => {
      const { status, error } = await answer;
      expect([status, error.code]).toEqual([409, 'offer_transition_refused']);
    };
    await refusal(reopen(user, id, inDays(5)));
    expect((await close(user, id)).status).toBe(204);
    expect((await own(user)).body.offers).toMatchObject([{ id, status: 'filled' }]);
    await refusal(close(user, id, { status: 'cancelled' }));
    expect((await reopen(user, id, inDays(-1))).error.issues?.[0]?.path).toBe('deadline');
    expect((await reopen(user, id, undefined)).status).toBe(400);
    expect((await reopen(user, id, inDays(5))).body).toMatchObject({ status: 'open', deadline: inDays(5) });
    expect((await close(user, id, { status: 'cancelled' })).status).toBe(204);
    expect((await close(user, id, { status: 'expired' })).status).toBe(400);
    const draft = await makeOffer(app.context, { status: 'draft' });
    await refusal(close(draft.user, draft.id));
    await refusal(reopen(draft.user, draft.id, inDays(5)));
  });

  test('at once ten times closes once', async () => {
    const { user, id } = await makeOffer(app.context);
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(user, id)));
    expect(countByStatus(answers)).toEqual({ 204: 1, 409: 9 });
  });
});

test('a deleted offer is gone for everyone, its owner too', async () => {
  const { user, id } = await makeOffer(app.context);
  expect((await remove(user, id)).status).toBe(204);
  expect((await app.call(offerRoutes.get, { params: { id }, token: user.token })).status).toBe(404);
  for (const answer of [await remove(user, id), await close(user, id), await update(user, id)])
    expect([answer.status, answer.error.code]).toEqual([404, 'offer_not_found']);
  expect((await own(user)).body).toMatchObject({ offers: [], count: 1 });
});

test('nobody touches another’s offer', async () => {
  const { id, user } = await makeOffer(app.context);
  const draft = await makeOffer(app.context, { status: 'draft' });
  const { user: other } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  for (const stranger of [other, freelance]) {
    const answers = await Promise.all([
      update(stranger, id),
      close(stranger, id),
      reopen(stranger, id, inDays(5)),
      remove(stranger, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
  expect((await close(other, draft.id)).status).toBe(404);
  expect((await close(other, 'x')).status).toBe(404);
  const anonymous = [await close(null, id), await reopen(null, id, inDays(5)), await remove(null, id)];
  expect(anonymous.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await own(user)).body.offers).toMatchObject([{ id, status: 'open' }]);
});

test('a company lists its own offers in every state, with what it received, page by page', async () => {
  const company = await makeCompany(app.context);
  const made = [];
  for (const status of ['open', 'filled', 'cancelled', 'expired', 'draft'] as const)
    made.push(await makeOffer(app.context, { company, status }));
  const [first] = made;
  for (const status of ['seen', 'sent', 'accepted', 'withdrawn'] as const)
    await makeApplication(app.context, first?.id ?? '', { status });
  const all = await own(company.user);
  expect(all.body.offers.map(({ status }) => status)).toEqual([
    'draft',
    'expired',
    'cancelled',
    'filled',
    'open',
  ]);
  expect(all.body.offers.at(-1)).toMatchObject({ applicationCount: 4, unseenCount: 1, waitingCount: 2 });
  expect(all.body).toMatchObject({ count: 4, limit: 10 });
  const page = await own(company.user, { limit: 3 });
  const rest = await own(company.user, { limit: 3, cursor: nextCursorOf(page) });
  expect([...page.body.offers, ...rest.body.offers]).toEqual(all.body.offers);
  expect([rest.headers.link, rest.headers['x-total-count']]).toEqual([undefined, '5']);

  const other = await makeCompany(app.context);
  const ask = (token?: string) =>
    app.call(offerRoutes.listByCompany, { params: { userId: company.user.id }, token });
  expect([(await ask()).status, (await ask(other.user.token)).status]).toEqual([401, 403]);
  const bare = await makeUser(app.context, { role: 'entreprise' });
  expect((await own(bare)).body).toEqual({ offers: [], count: 0, limit: 10 });
});
