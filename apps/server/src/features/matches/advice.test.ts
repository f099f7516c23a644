import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { isFit } from '@mitoyen/contract/features/matches/fits.rules.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { freelanceBody, registerCompany } from '../../../test/profile-bodies.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await makeCompany(app.context);
});

/** Lyon, Villeurbanne, Saint-Étienne (50 km), Grenoble (95 km), Paris. */
const places = {
  lyon: 'c69123',
  near: 'c69266',
  saintEtienne: 'c42218',
  grenoble: 'c38185',
  paris: 'c75056',
};
const offerOf = (over: object) =>
  makeOffer(app.context, { company, place_code: places.near, software: ['revit:2'], ...over });
const freelanceOf = (over: object) =>
  makeFreelance(app.context, { place_code: places.lyon, hourly_rate: 40, software: ['revit:3'], ...over });

const params = ({ id }: { id: string }) => ({ params: { id } });
const offersFor = async (user: MadeUser) =>
  (await app.call(matchRoutes.listForProfile, { ...params(user), token: user.token })).body;
const profilesFor = async (offer: { id: string }) =>
  (await app.call(matchRoutes.listForOffer, { ...params(offer), token: company.user.token })).body;
const fits = (matches: readonly { reasons: Parameters<typeof isFit>[0] }[]) =>
  matches.filter(({ reasons }) => isFit(reasons)).length;
const adviceFor = async (user: MadeUser) =>
  (await app.call(matchRoutes.adviseProfile, { ...params(user), token: user.token })).body;
const adviceOn = async (offer: { id: string }) =>
  (await app.call(matchRoutes.adviseOffer, { ...params(offer), token: company.user.token })).body;

describe('a professional whom no offer fits', () => {
  test('is told how far to travel, and which program to add: done, as many fit', async () => {
    const trades = ['acousticien'];
    const { user } = await freelanceOf({ trades, travel_km: 10, software: ['autocad:2'] });
    for (const place_code of [places.near, places.near, places.grenoble])
      await offerOf({ trades, place_code });
    await offerOf({ trades, software: ['archicad:1'] });
    for (const place_code of [places.grenoble, places.grenoble, places.paris])
      await offerOf({ trades, place_code, software: [] });
    await offerOf({ trades: ['urbaniste'] });
    expect(fits(await offersFor(user))).toBe(0);
    const { isAtLeast, advice } = await adviceFor(user);
    expect(isAtLeast).toBe(false);
    expect(advice).toEqual([
      { kind: 'distance', km: 100, count: 2 },
      { kind: 'software', software: 'revit:2', name: 'Revit confirmé', count: 2 },
    ]);
    const { siret } = await registerCompany(app);
    const follow = async (change: object) => {
      const body = { ...freelanceBody(siret), ...change };
      const asked = { params: { userId: user.id }, token: user.token, body };
      expect((await app.call(freelanceRoutes.updateByUser, asked)).status).toBe(200);
      return fits(await offersFor(user));
    };
    expect(await follow({ travelKm: 100 })).toBe(2);
    expect(await follow({ travelKm: 10, software: ['autocad:2', 'revit:2'] })).toBe(2);
    expect((await adviceFor(user)).advice).toEqual([]);
  });

  test('is told nothing that would bring nothing', async () => {
    const { user } = await freelanceOf({ trades: ['scenographe'] });
    await offerOf({ trades: ['scenographe'], place_code: places.paris });
    expect(await adviceFor(user)).toEqual({ isAtLeast: false, advice: [] });
    const { user: without } = await freelanceOf({ trades: [] });
    expect((await adviceFor(without)).advice).toEqual([]);
  });
});

describe('a company whose offer fits nobody', () => {
  test('is told who is farther, and which program to leave out: done, as many fit', async () => {
    const trades = ['thermicien'];
    const offer = await offerOf({ trades, place_code: places.lyon });
    for (const place_code of [places.near, places.near])
      await freelanceOf({ trades, place_code, software: [] });
    await freelanceOf({ trades, place_code: places.near, software: ['revit:1'] });
    const far = await freelanceOf({ trades, place_code: places.grenoble });
    await freelanceOf({ trades, place_code: places.paris });
    expect(fits(await profilesFor(offer))).toBe(0);
    const { advice } = await adviceOn(offer);
    expect(advice).toEqual([
      { kind: 'distance', km: 100, count: 1 },
      { kind: 'software', software: 'revit:2', name: 'Revit confirmé', count: 3 },
    ]);
    const { db } = app.context;
    await db.updateTable('offers').set({ software: [] }).where('id', '=', offer.id).execute();
    expect(fits(await profilesFor(offer))).toBe(3);
    await db
      .updateTable('offers')
      .set({ software: ['revit:2'] })
      .where('id', '=', offer.id)
      .execute();
    const reach = { travel_km: 100 };
    await db.updateTable('freelances').set(reach).where('id', '=', far.profile.id).execute();
    expect(fits(await profilesFor(offer))).toBe(1);
  });

  test('is told so by its own offers alone', async () => {
    const offer = await offerOf({ trades: ['thermicien'] });
    const stranger = await makeCompany(app.context);
    const { status } = await app.call(matchRoutes.adviseOffer, {
      ...params(offer),
      token: stranger.user.token,
    });
    expect(status).toBe(403);
  });
});
