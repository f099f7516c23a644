import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { type Person, secondOpinion, secondRank } from './second-opinion.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const someOf = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.subarray([...values], { maxLength: Math.min(maxLength, values.length) });
const places = ['c69123', 'c69266', 'c38185', 'c75056', 'c97411', 'c97418', 'd69', 'r84', null];
const facets = {
  trades: someOf(['bim-manager', 'architecte']),
  phases: someOf(['ESQ', 'APS', 'PRO', 'DCE', 'EXE']),
  software: someOf(['revit', 'autocad', 'sketchup']).chain((codes) =>
    fc.tuple(...codes.map((code) => fc.integer({ min: 1, max: 3 }).map((level) => `${code}:${level}`))),
  ),
  programmes: someOf(['logement', 'sante', 'erp']),
  contexts: someOf(['neuf', 'bim', 'passif']),
  place_code: fc.constantFrom(...places),
};

/** All values are drawn by one seed, so that what fails does so again. */
const draw = <Value>(arbitrary: fc.Arbitrary<Value>, count: number) =>
  fc.sample(arbitrary, { seed: 17, numRuns: count });

const person = (today: string) =>
  fc.record({
    ...facets,
    travel_km: fc.constantFrom(null, null, -1, 0, 10, 100),
    available_from: fc.option(fc.integer({ min: -9, max: 400 }).map((days) => addDays(today, days))),
    days_per_week: fc.option(fc.integer({ min: 1, max: 5 })),
    is_availability_unconfirmed: fc.integer({ max: 9, min: 0 }).map((drawn) => drawn === 0),
    skills: someOf(['Revit', 'Étude d’exécution', 'permis B', 'BIM']),
  });
const offer = (today: string) =>
  fc.record({
    ...facets,
    is_remote: fc.boolean(),
    requirements: someOf(['REVIT confirmé', 'Permis B', 'Une étude d’exécution menée seul·e']),
    deadline: fc.integer({ min: 0, max: 120 }).map((days) => addDays(today, days)),
  });

const byRank = (one: readonly number[], other: readonly number[]) =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

test('a second implementation gives the same reasons, pair by pair', async () => {
  const { context } = app;
  const today = parisDay(context.clock.now());
  const company = await makeCompany(context);
  const rates = draw(fc.constantFrom(0, 40, 45.55, 50, 57.14, 120), 40);
  const freelances = [];
  for (const [index, values] of draw(person(today), 40).entries()) {
    const availability = index % 5 === 0 ? 'Indisponible' : 'Disponible';
    freelances.push(
      await makeFreelance(context, { ...values, availability, hourly_rate: rates[index] ?? 0 }),
    );
  }
  const says = draw(
    fc.constantFrom(
      'Disponible immédiatement',
      'Disponible sous 1 mois',
      'Disponible sous 3 mois',
      'En poste, ouvert aux opportunités',
      'Indisponible',
    ),
    30,
  );
  const jobseekers = [];
  for (const [index, values] of draw(person(today), 30).entries()) {
    const expected_salary = [0, 18_000, 36_000, 41_234][index % 4] ?? 0;
    const availability = says[index] ?? 'Disponible';
    jobseekers.push(await makeJobseeker(context, { ...values, availability, expected_salary }));
  }
  const offerIds: string[] = [];
  for (const [index, values] of draw(offer(today), 28).entries()) {
    const budget = [350, 0, 400, 319.99][index % 4] ?? 0;
    const is_urgent = values.deadline <= addDays(today, 7);
    offerIds.push((await makeOffer(context, { company, ...values, budget, is_urgent })).id);
    const isMonthly = index % 3 === 0;
    const job = {
      kind: isMonthly ? ('stage' as const) : ('cdd' as const),
      budget: null,
      duration: null,
      salary_min: isMonthly ? 1_400 : 32_000,
      salary_max: isMonthly ? 1_600 : 38_000,
      salary_period: isMonthly ? ('month' as const) : ('year' as const),
      start_date: index % 2 === 0 ? addDays(today, index * 5 - 10) : null,
      months: 6,
      hours_per_week: [35, 28, 39, 20][index % 4] ?? 35,
      remote_days: values.is_remote ? 5 : 1,
    };
    offerIds.push((await makeOffer(context, { company, ...values, ...job })).id);
  }

  const { body: words } = await app.call(vocabularyRoutes.get);
  const setting = { today, hoursPerDay: 7, words };
  const { token } = company.user;
  const people = new Map<string, Person>();
  for (const { profile } of freelances) {
    people.set(profile.id, (await app.call(freelanceRoutes.get, { params: { id: profile.id }, token })).body);
  }
  for (const { profile } of jobseekers) {
    people.set(profile.id, (await app.call(jobseekerRoutes.get, { params: { id: profile.id }, token })).body);
  }
  const personOf = (id: string) => {
    const found = people.get(id);
    if (!found) throw new Error(`nobody made ${id}`);
    return found;
  };
  const flat = (reasons: readonly { criterion: string; state: string; text: string }[]) =>
    reasons.map(({ criterion, state, text }) => `${criterion} ${state} ${text}`);

  let compared = 0;
  for (const id of offerIds) {
    const { body: shown } = await app.call(offerRoutes.get, { params: { id }, token });
    const { body: matches } = await app.call(matchRoutes.listForOffer, { params: { id }, token });
    if ('restricted' in shown) throw new Error(`${id} was read as the signed-out do`);
    const ranks: number[][] = [];
    for (const match of matches) {
      const pair = { person: personOf(match.id), offer: shown, km: match.distanceKm };
      expect(flat(match.reasons)).toEqual(secondOpinion(pair, setting));
      ranks.push(secondRank(flat(match.reasons), match.distanceKm));
      compared += 1;
    }
    expect(ranks).toEqual(ranks.toSorted(byRank));
    expect(matches.flatMap(({ reasons }) => flat(reasons)).join()).not.toContain('trade not_met');
  }
  for (const { user, profile } of [...freelances, ...jobseekers]) {
    const { body: matches } = await app.call(matchRoutes.listForProfile, {
      params: { id: user.id },
      token: user.token,
    });
    for (const match of matches) {
      const pair = { person: personOf(profile.id), offer: match.offer, km: match.offer.distanceKm };
      expect(flat(match.reasons)).toEqual(secondOpinion(pair, setting));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(1000);

  // and the distances are those that the directory tells
  const near = await app.call(directoryRoutes.search, {
    query: { place: 'c69123', radius: '100', limit: '50' },
  });
  const told = new Map(near.body.items.map((card) => [card.id, card.distanceKm]));
  expect(told.size).toBeGreaterThan(0);
  for (const id of offerIds) {
    const { body: shown } = await app.call(offerRoutes.get, { params: { id }, token });
    if ('restricted' in shown || shown.placeCode !== 'c69123') continue;
    const { body: matches } = await app.call(matchRoutes.listForOffer, { params: { id }, token });
    for (const match of matches) {
      if (told.has(match.id)) expect(match.distanceKm).toBe(told.get(match.id));
    }
  }
});
