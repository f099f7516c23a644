import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { asked, fitting, reasonsOf } from './matches.fixture.ts';
import { readTradesJob } from './read-trades.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Freelance = Awaited<ReturnType<typeof makeFreelance>>;
let company: Company;
beforeEach(async () => {
  company = await makeCompany(app.context);
});

const inDays = (days: number) => addDays(parisDay(app.context.clock.now()), days);

const offerOf = (over: object = {}) => makeOffer(app.context, { company, ...asked, ...over });
const freelanceOf = (over: object = {}) => makeFreelance(app.context, { ...fitting, ...over });

/** Uploads a portrait for an account and returns its file id. */
async function portraitOf(user: MadeUser): Promise<string> {
  const bytes = await picture(30, 30).png().toBuffer();
  const url = await uploaded(app, uploadRoutes.avatar, { bytes, token: user.token });
  return url.slice(url.lastIndexOf('/') + 1);
}

const profilesFor = async (id: string, user: Pick<MadeUser, 'token'> = company.user) =>
  (await app.call(matchRoutes.listForOffer, { params: { id }, token: user.token })).body;

describe('the profiles for an offer', () => {
  test('leave out who is not available, unless they chose to be suggested', async () => {
    const { id } = await offerOf();
    const free = await freelanceOf();
    const busy = await freelanceOf({ availability: 'Indisponible' });
    const asked = await freelanceOf({ availability: 'Indisponible', stays_suggested: true });
    const found = (await profilesFor(id)).map((match) => match.id);
    expect(found).toEqual(expect.arrayContaining([free.profile.id, asked.profile.id]));
    expect(found).not.toContain(busy.profile.id);
    const listed = await app.call(directoryRoutes.search, { query: { limit: 100 } });
    expect(listed.body.items.map((card) => card.id)).toContain(busy.profile.id);
  });

  test('say what is met, what is not and what is not known', async () => {
    const { id } = await offerOf();
    const good = await freelanceOf();
    const other = await freelanceOf({
      place_code: null,
      phases: ['EXE'],
      software: ['revit:1'],
      programmes: [],
      skills: ['SketchUp'],
      hourly_rate: 58,
      available_from: inDays(3),
    });
    const found = await profilesFor(id);
    const matchOf = (profileId: string) => found.find((match) => match.id === profileId);
    expect(matchOf(good.profile.id)).toMatchObject({ kind: 'freelance', distanceKm: 3, hourlyRate: 45 });
    expect(reasonsOf(matchOf(good.profile.id))).toEqual([
      'trade met: BIM manager',
      'place met: ≈ 3 km',
      'rate met: tarif 35 € en dessous',
      'software met: Revit expert',
      'phases met: phases PRO, DCE et EXE',
      'skills met: exigences citées : revit',
      'availability met: libre maintenant',
    ]);
    const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long' }).format(new Date(inDays(3)));
    expect(reasonsOf(matchOf(other.profile.id))).toEqual([
      'trade met: BIM manager',
      `availability met: libre ${weekday}`,
      'rate not_met: tarif 56 € au-dessus',
      'software not_met: Revit notions au lieu de confirmé',
      'phases not_met: phases PRO et DCE manquent',
      'place unknown: lieu non précisé',
      'skills unknown: exigences à lire',
    ]);
    expect(found.findIndex((match) => match.id === good.profile.id)).toBeLessThan(
      found.findIndex((match) => match.id === other.profile.id),
    );
  });

  test('are of the offer’s trade, those of whom no trade is known last, and never of another', async () => {
    const { id } = await offerOf({ trades: ['acousticien'] });
    const ofTrade = await freelanceOf({ trades: ['urbaniste', 'acousticien'], software: [], phases: [] });
    const unknown = await freelanceOf({ trades: [] });
    const other = await freelanceOf({ trades: ['thermicien'] });
    const found = (await profilesFor(id)).map((match) => match.id);
    expect(found.indexOf(ofTrade.profile.id)).toBe(0);
    expect(found).toContain(unknown.profile.id);
    expect(found).not.toContain(other.profile.id);
    const told = (await profilesFor(id)).find((match) => match.id === unknown.profile.id);
    expect(reasonsOf(told)).toContain('trade unknown: métier à préciser');
    const withoutTrade = await offerOf({ trades: [] });
    for (const match of await profilesFor(withoutTrade.id))
      expect(reasonsOf(match)).toContain('trade unknown: métier à préciser');
  });

  test('come by place, then by pay within a tenth, then by all that is met', async () => {
    const { id } = await offerOf({ trades: ['scenographe'] });
    const of = (over: object) => freelanceOf({ trades: ['scenographe'], hourly_rate: 50, ...over });
    const far = { place_code: 'c75056' };
    const little = { software: [], phases: [], skills: ['Perspective'] };
    const people = [
      await of({}),
      await of({ hourly_rate: 55, software: [] }),
      await of(little),
      await of({ hourly_rate: 56 }),
      await of({ ...far, hourly_rate: 40 }),
      await of({ ...far, hourly_rate: 90 }),
    ];
    const found = (await profilesFor(id)).slice(0, people.length);
    expect(found.map((match) => match.id)).toEqual(people.map(({ profile }) => profile.id));
    expect(reasonsOf(found[1])).toContain('rate met: tarif à 10 % près, 35 € au-dessus');
    expect(reasonsOf(found[3])).toContain('rate not_met: tarif 42 € au-dessus');
  });

  test('tell a profile without facts as not known', async () => {
    const { id } = await offerOf();
    const { profile } = await freelanceOf({
      place_code: null,
      trades: ['bim-manager'],
      phases: [],
      software: [],
      skills: ['Perspective'],
      hourly_rate: 0,
      is_availability_unconfirmed: true,
    });
    const match = (await profilesFor(id)).find((found) => found.id === profile.id);
    expect(match?.reasons.filter(({ state }) => state === 'not_met')).toEqual([]);
    expect(match?.reasons.filter(({ state }) => state === 'unknown')).toHaveLength(6);
  });

  test('are at most 24, each once, and none of people who are suspended or blocked, either way', async () => {
    const { id } = await offerOf({ trades: ['urbaniste'] });
    const people: Freelance[] = [];
    for (let count = 0; count < 27; count += 1) people.push(await freelanceOf({ trades: ['urbaniste'] }));
    const all = await profilesFor(id);
    expect([all.length, new Set(all.map((match) => match.id)).size]).toEqual([24, 24]);
    const [first, second, third] = all.map((match) => people.find(({ profile }) => profile.id === match.id));
    const now = app.context.clock.now();
    const { db } = app.context;
    await db
      .updateTable('users')
      .set({ suspended_at: now })
      .where('id', '=', first?.user.id ?? '')
      .execute();
    await db
      .insertInto('blocks')
      .values([
        { blocker_id: company.user.id, blocked_id: second?.user.id ?? '', blocked_at: now },
        { blocker_id: third?.user.id ?? '', blocked_id: company.user.id, blocked_at: now },
      ])
      .execute();
    const left = (await profilesFor(id)).map((match) => match.id);
    expect(left).toHaveLength(24);
    for (const gone of [first, second, third]) expect(left).not.toContain(gone?.profile.id);
  });

  test('are shuffled anew each day among equals, and not by id', async () => {
    const { id } = await offerOf({ trades: ['metreur'] });
    const people = new Set<string>();
    for (let count = 0; count < 12; count += 1)
      people.add((await freelanceOf({ trades: ['metreur'] })).profile.id);
    const order = async () =>
      (await profilesFor(id)).map((match) => match.id).filter((found) => people.has(found));
    const today = await order();
    expect(today).toHaveLength(12);
    expect(await order()).toEqual(today);
    expect(today).not.toEqual(today.toSorted());
    app.passTime({ hours: 24 });
    const tomorrow = await order();
    expect(tomorrow).not.toEqual(today);
    expect(tomorrow.toSorted()).toEqual(today.toSorted());
  });

  test('come in the same order whatever people are called and look like', async () => {
    const { id } = await offerOf({
      trades: ['dessinateur'],
      programmes: ['sante'],
      contexts: ['neuf', 'bim'],
    });
    const people: Freelance[] = [];
    for (let count = 0; count < 8; count += 1) {
      const facets = {
        programmes: ['sante'],
        contexts: ['neuf', 'bim'],
        phases: fitting.phases.slice(count % 3),
      };
      const over = { hourly_rate: 40 + count * 3, ...facets };
      people.push(await freelanceOf({ trades: ['dessinateur'], title: 'Dessinateur', ...over }));
    }
    const order = async () => (await profilesFor(id)).map((match) => [match.id, match.reasons]);
    const before = await order();
    expect(new Set(before.slice(0, 8).map(([first]) => first))).toEqual(
      new Set(people.map(({ profile }) => profile.id)),
    );
    const { db } = app.context;
    for (const [index, { user, profile }] of people.entries()) {
      const username = index % 2 === 0 ? `Fatoumata Diallo ${index}` : `Jean Martin ${index}`;
      await db.updateTable('users').set({ username }).where('id', '=', user.id).execute();
      await db
        .updateTable('freelances')
        .set({
          title: 'Dessinatrice',
          experience_years: index,
          description: 'Dessinatrice, 29 ans.',
          avatar_file_id: index % 2 === 0 ? await portraitOf(user) : null,
        })
        .where('id', '=', profile.id)
        .execute();
    }
    expect(await order()).toEqual(before);
  });

  test('are the same in whatever gender a title names the trade', async () => {
    const { id } = await offerOf({ trades: ['dessinateur-projeteur'] });
    const titles = ['Dessinateur projeteur', 'Dessinatrice projeteuse', 'Dessinateur·trice-projeteur·euse'];
    const made: string[] = [];
    for (const title of titles) made.push((await freelanceOf({ trades: [], title })).profile.id);
    await app.context.jobs.send(app.context.db, readTradesJob, {});
    await app.runJobs();
    const found = (await profilesFor(id)).filter((match) => made.includes(match.id));
    expect(found).toHaveLength(3);
    for (const match of found) expect(reasonsOf(match)).toEqual(reasonsOf(found[0]));
    expect(reasonsOf(found[0])?.[0]).toBe('trade met: dessinateur-projeteur ou dessinatrice-projeteuse');
  });

  test('are none for a closed offer, a draft, and one whose deadline has passed', async () => {
    await freelanceOf();
    const closed = [
      await offerOf({ status: 'filled', closed_at: app.context.clock.now() }),
      await offerOf({ status: 'draft' }),
      await offerOf({ deadline: inDays(-1) }),
    ];
    for (const { id } of closed) expect(await profilesFor(id)).toEqual([]);
    expect(await profilesFor((await offerOf()).id)).not.toEqual([]);
  });

  test('are told to its own company alone', async () => {
    const { id } = await offerOf();
    const stranger = await makeCompany(app.context);
    const { status } = await app.call(matchRoutes.listForOffer, {
      params: { id },
      token: stranger.user.token,
    });
    expect(status).toBe(403);
    const { status: missing } = await app.call(matchRoutes.listForOffer, {
      params: { id: 'x'.repeat(60) },
      token: company.user.token,
    });
    expect(missing).toBe(404);
  });
});
