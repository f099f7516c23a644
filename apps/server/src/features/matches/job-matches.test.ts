import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asked, fitting, reasonsOf } from './matches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let company: Awaited<ReturnType<typeof makeCompany>>;
beforeEach(async () => {
  company = await makeCompany(app.context);
});

const offerOf = (over: object) => makeOffer(app.context, { company, ...asked, ...over });

const profilesFor = async (id: string) =>
  (await app.call(matchRoutes.listForOffer, { params: { id }, token: company.user.token })).body;
const offersFor = async (user: MadeUser) =>
  (await app.call(matchRoutes.listForProfile, { params: { id: user.id }, token: user.token })).body;

const job = {
  kind: 'cdi' as const,
  budget: null,
  duration: null,
  salary_min: 34_000,
  salary_max: 38_000,
  salary_period: 'year' as const,
  hours_per_week: 35,
  remote_days: 2,
  trades: ['acousticien'],
};
const { hourly_rate: _, ...facts } = fitting;
const seeker = { ...facts, trades: ['acousticien'], expected_salary: 40_500, days_per_week: 4 };

test('jobs ask job seekers, and are what job seekers are told of', async () => {
  const start_date = addDays(parisDay(app.context.clock.now()), 60);
  const { id } = await offerOf({ ...job, start_date });
  const mission = await offerOf({ trades: ['acousticien'] });
  const freelance = await makeFreelance(app.context, { ...fitting, trades: ['acousticien'] });
  const { user, profile } = await makeJobseeker(app.context, {
    ...seeker,
    availability: 'Disponible sous 3 mois',
  });
  const found = await profilesFor(id);
  expect(found.every((match) => match.kind === 'jobseeker')).toBe(true);
  expect((await profilesFor(mission.id)).every((match) => match.kind === 'freelance')).toBe(true);
  const match = found.find((one) => one.id === profile.id);
  expect(reasonsOf(match)).toEqual(
    expect.arrayContaining([
      'place met: ≈ 3 km',
      'salary met: souhait à 10 % près, 2 500 € au-dessus',
      'availability not_met: libre sous 3 mois',
      'days not_met: 4 jours par semaine au lieu de 5',
    ]),
  );
  const mine = await offersFor(user);
  expect(mine.find(({ offer }) => offer.id === id)?.reasons).toEqual(match?.reasons);
  expect(mine.every(({ offer }) => offer.kind !== 'mission')).toBe(true);
  expect((await offersFor(freelance.user)).every(({ offer }) => offer.kind === 'mission')).toBe(true);
});

test('jobs for who begins come last for who has experience, whatever they meet, and not for who has none', async () => {
  const trades = ['charge-d-etudes-de-prix'];
  const salary = { salary_min: 1_200, salary_max: 1_400, salary_period: 'month' as const };
  const kindOf = new Map<string, string>();
  for (const kind of ['alternance', 'cdi', 'stage', 'cdd', 'alternance', 'stage'] as const) {
    const learns = kind === 'alternance' || kind === 'stage';
    // what is for beginners meets more
    const months = kind === 'cdi' ? null : 6;
    const over = learns ? salary : { software: ['allplan:3'], phases: ['ESQ'] };
    kindOf.set((await offerOf({ ...job, trades, kind, months, ...over })).id, kind);
  }
  const person = { ...seeker, trades, expected_salary: 14_000 };
  const kindsFor = async (experience_years: number) => {
    const { user } = await makeJobseeker(app.context, { ...person, experience_years });
    return (await offersFor(user)).flatMap(({ offer }) => kindOf.get(offer.id) ?? []);
  };
  const experienced = await kindsFor(2);
  expect(experienced.slice(0, 2).toSorted()).toEqual(['cdd', 'cdi']);
  expect(experienced).toHaveLength(6);
  expect((await kindsFor(1)).slice(-2).toSorted()).toEqual(['cdd', 'cdi']);
});
