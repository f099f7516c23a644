import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fillOfferList } from '../../../test/fill-lists.ts';
import { nextCursorOf } from '../../../test/paging.ts';
import { ListCache } from '../../core/lists/list-cache.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { wholeOffers } from './offers.repository.ts';
import { searchOffers } from './search-offers.ts';

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = (await makeFreelance(app.context)).user;
  const { context } = app;
  const dce = { phases: ['DCE'], software: ['revit:2'], programmes: ['logement'], contexts: ['neuf'] };
  await makeOffer(context, { title: 'Lyon', place_code: 'c69123', trades: ['dessinateur'], ...dce });
  await makeOffer(context, { title: 'Lyon 3e', place_code: 'c69383', trades: ['metreur', 'economiste'] });
  await makeOffer(context, {
    title: 'Vienne',
    location: 'Vienne',
    place_code: 'c38544',
    trades: ['metreur'],
  });
  await makeOffer(context, { title: 'Sans lieu', location: null, place_code: 'c69123', phases: ['DCE'] });
  await makeOffer(context, { title: 'Rhône', location: 'Rhône', place_code: 'd69' });
  await makeOffer(context, { title: 'Partout', location: 'France' });
});
afterAll(() => app.close());

async function ask(query: Record<string, unknown>, token?: string) {
  const { body } = await app.call(offerRoutes.list, { query, ...(token && { token }) });
  return body;
}
const titlesOf = (offers: readonly AnyOffer[]) =>
  offers
    .map(({ titre }) => titre)
    .sort()
    .join(', ');

describe('offers are found', () => {
  test.each([
    [{ place: 'c69123' }, 'Lyon, Lyon 3e, Sans lieu', 'Lyon, Lyon 3e'],
    [{ place: 'c69123', radius: 25 }, 'Lyon, Lyon 3e, Sans lieu, Vienne', 'Lyon, Lyon 3e, Vienne'],
    [{ place: 'd69' }, 'Lyon, Lyon 3e, Rhône, Sans lieu', 'Lyon, Lyon 3e, Rhône'],
    [{ trade: 'economiste' }, 'Lyon 3e', ''],
    [{ trade: ['metreur', 'dessinateur'], place: 'c38544', radius: 10 }, 'Vienne', ''],
    [{ phase: 'DCE' }, 'Lyon, Sans lieu', ''],
    [{ software: 'revit' }, 'Lyon', ''],
    [{ software: 'revit:3' }, '', ''],
    [{ programme: 'logement', context: ['neuf', 'passif'], phase: 'DCE' }, 'Lyon', ''],
  ])('by %j: %s; signed out, by what is told: %s', async (query, found, foundByAll) => {
    for (const order of 'place' in query ? ['shuffle', 'distance'] : ['shuffle']) {
      expect(titlesOf(await ask({ ...query, order }, member.token))).toBe(found);
      expect(titlesOf(await ask({ ...query, order }))).toBe(foundByAll);
    }
  });
});

test('members are told how far it is; the signed-out are told nothing more than before', async () => {
  const query = { place: 'c69123', radius: 50 };
  const told = (await ask(query, member.token)).map((offer) => [
    offer.titre,
    'distanceKm' in offer ? offer.distanceKm : null,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Vienne', 25],
      ['Lyon 3e', 0],
    ]),
  );
  for (const offer of await ask(query))
    expect(Object.keys(offer).sort()).toEqual(['createdAt', 'id', 'lieu', 'remote', 'restricted', 'titre']);
});

test.each([
  [{ place: 'c00000' }, 'place_unknown'],
  [{ radius: 0 }, 'radius_needs_place'],
  [{ order: 'distance' }, 'radius_needs_place'],
  [{ trade: 'archi' }, 'trade_unknown'],
  [{ context: 'x' }, 'facet_unknown'],
])('%j is refused as %s', async (query, code) => {
  for (const route of [offerRoutes.list, offerRoutes.facets]) {
    const { status, error } = await app.call(route, { query });
    expect([status, error.code]).toEqual([400, code]);
  }
});

test('facets are counted for members, and where offers are for everybody', async () => {
  const { body } = await app.call(offerRoutes.facets, { query: {}, token: member.token });
  expect(body).toMatchObject({
    total: 6,
    exact: true,
    trades: [
      { code: 'metreur', count: 2 },
      { code: 'dessinateur', count: 1 },
      { code: 'economiste', count: 1 },
    ],
    phases: [{ code: 'DCE', count: 2 }],
    software: [
      { code: 'revit', count: 1 },
      { code: 'revit:2', count: 1 },
    ],
    departements: [
      { code: 'd69', count: 4 },
      { code: 'd38', count: 1 },
    ],
  });
  const narrowed = await app.call(offerRoutes.facets, { query: { trade: 'metreur' }, token: member.token });
  expect(narrowed.body).toMatchObject({ total: 2, phases: [], trades: body.trades });
  const signedOut = await app.call(offerRoutes.facets, { query: {} });
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [] };
  expect(signedOut.body).toEqual({
    total: 6,
    exact: true,
    ...none,
    departements: [
      { code: 'd69', count: 3 },
      { code: 'd38', count: 1 },
    ],
  });
});

test('an offer that changes or closes is found by what it is now', async () => {
  const { id } = await makeOffer(app.context, {
    title: 'Change',
    place_code: 'c86194',
    trades: ['urbaniste'],
  });
  const found = async () => titlesOf(await ask({ place: 'd86', trade: 'urbaniste' }, member.token));
  const change = (values: object) =>
    app.context.db.updateTable('offers').set(values).where('id', '=', id).execute();
  expect(await found()).toBe('Change');
  await change({ trades: ['metreur'] });
  expect(await found()).toBe('');
  await change({ trades: ['urbaniste'], software: ['revit:3'] });
  expect(titlesOf(await ask({ place: 'd86', software: 'revit:2' }, member.token))).toBe('Change');
  await change({ status: 'filled' });
  expect(await found()).toBe('');
});

// last: it adds many
test('every page outward shows each offer once, fetched and sorted, or asked for place after place', async () => {
  const codes = ['c69123', 'c69383', 'c69266', 'c69259', 'c38544', 'c01053', 'd69', 'c75056'];
  for (let index = 0; index < 60; index += 1) {
    const created_at = new Date(Date.UTC(2026, 10, 1, 0, 0, index % 7));
    await makeOffer(app.context, { place_code: codes[index % codes.length] ?? null, created_at });
  }
  await sql`update listed_offers set is_highlighted = place_code is not distinct from 'c01053'`.execute(
    app.context.db,
  );
  const query = { place: 'c69123', radius: 100, order: 'distance', limit: 7 };
  const ids: string[] = [];
  for (let cursor: string | undefined; ids.length < 200; ) {
    const answer = await app.call(offerRoutes.list, { query: { ...query, cursor }, token: member.token });
    ids.push(...answer.body.map(({ id }) => id));
    cursor = nextCursorOf(answer) ?? undefined;
    if (!cursor) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  const criteria = readOfferCriteria(offerRoutes.list.query.parse(query));
  const freelance = { id: member.id, role: 'freelance' } as const;
  for (const size of [0, Number.POSITIVE_INFINITY]) {
    const counts = new ListCache<number>();
    counts.size = size;
    const found: string[] = [];
    for (let cursor: string | undefined; found.length < 200; ) {
      const paging = { cursor, limit: 5, order: 'distance' as const };
      const context = { ...app.context, counts };
      const page = await searchOffers(context, criteria, paging, freelance, wholeOffers);
      found.push(...page.rows.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(found).toEqual(ids);
  }
});

// last: it adds many
test('where more than ten thousand offers fit, those that were counted tell the choices', async () => {
  await fillOfferList(app.context.db, 12_000);
  const { body: facets } = await app.call(offerRoutes.facets, {
    query: { phase: 'DCE' },
    token: member.token,
  });
  expect(facets).toMatchObject({ total: 10_000, exact: false });
  expect(facets.trades[0]).toEqual({ code: 'metreur', count: null });
  expect(facets.departements[0]).toEqual({ code: 'd75', count: null });
  expect(facets.phases).toEqual([{ code: 'DCE', count: null }]);
});
