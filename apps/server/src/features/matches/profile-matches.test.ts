import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeOffer,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asked, fitting } from './matches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Company = Awaited<ReturnType<typeof makeCompany>>;
let company: Company;
beforeEach(async () => {
  company = await makeCompany(app.context);
});

const inDays = (days: number) => addDays(parisDay(app.context.clock.now()), days);

const offerOf = (over: object = {}) => makeOffer(app.context, { company, ...asked, ...over });
const freelanceOf = (over: object = {}) => makeFreelance(app.context, { ...fitting, ...over });

const profilesFor = async (id: string, user: Pick<MadeUser, 'token'> = company.user) =>
  (await app.call(matchRoutes.listForOffer, { params: { id }, token: user.token })).body;
const offersFor = async (user: MadeUser) =>
  (await app.call(matchRoutes.listForProfile, { params: { id: user.id }, token: user.token })).body;

describe('the offers for a profile', () => {
  test('are of its trade, those that name none last', async () => {
    const trades = ['geotechnicien'];
    const { user } = await freelanceOf({ trades });
    const ofTrade = await offerOf({ trades, phases: [], software: ['allplan:3'], place_code: 'c38185' });
    const unknown = await offerOf({ trades: [] });
    const other = await offerOf({ trades: ['hydraulicien'] });
    const found = (await offersFor(user)).map(({ offer }) => offer.id);
    expect(found[0]).toBe(ofTrade.id);
    expect(found).toContain(unknown.id);
    expect(found).not.toContain(other.id);
  });

  test('give the same reasons as the company reads', async () => {
    const { id } = await offerOf({ trades: ['economiste-de-la-construction'] });
    const { user, profile } = await freelanceOf({ trades: ['economiste-de-la-construction'] });
    const mine = (await offersFor(user)).find(({ offer }) => offer.id === id);
    const theirs = (await profilesFor(id)).find((match) => match.id === profile.id);
    expect(mine?.reasons).toEqual(theirs?.reasons);
    expect(mine?.offer).toMatchObject({ distanceKm: theirs?.distanceKm, status: 'open', applied: false });
  });

  test('leave out what is closed, applied to, blocked, suspended or somebody else’s', async () => {
    const trades = ['geometre-topographe'];
    const freelance = await freelanceOf({ trades });
    const open = await offerOf({ trades });
    const applied = await offerOf({ trades });
    await makeApplication(app.context, applied.id, { freelance });
    await offerOf({ trades, status: 'cancelled', closed_at: app.context.clock.now() });
    await offerOf({ trades, deadline: inDays(-1) });
    await offerOf({ trades, status: 'draft' });
    const blocked = await makeOffer(app.context, { ...asked, trades });
    const blocking = await makeOffer(app.context, { ...asked, trades });
    const suspended = await makeOffer(app.context, { ...asked, trades });
    const now = app.context.clock.now();
    const { db } = app.context;
    await db
      .insertInto('blocks')
      .values([
        { blocker_id: freelance.user.id, blocked_id: blocked.user.id, blocked_at: now },
        { blocker_id: blocking.user.id, blocked_id: freelance.user.id, blocked_at: now },
      ])
      .execute();
    await db.updateTable('users').set({ suspended_at: now }).where('id', '=', suspended.user.id).execute();
    const found = await offersFor(freelance.user);
    const ofTrade = found.filter(({ offer }) => offer.trades.includes('geometre-topographe'));
    expect(ofTrade.map(({ offer }) => offer.id)).toEqual([open.id]);
    expect(found.length).toBeLessThanOrEqual(24);
  });

  test('are none for companies and for who has no profile', async () => {
    await offerOf();
    expect(await offersFor(company.user)).toEqual([]);
    const stranger = await freelanceOf();
    const { status } = await app.call(matchRoutes.listForProfile, {
      params: { id: stranger.user.id },
      token: company.user.token,
    });
    expect(status).toBe(403);
  });
});
