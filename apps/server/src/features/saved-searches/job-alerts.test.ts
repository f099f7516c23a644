import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOffer, makeUser, nextNumber } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { updateOfferRow } from '../offers/offers.repository.ts';
import { alertsTo, keep, tokenIn } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.stopClock();
});
afterAll(() => app.close());

const edit = (id: string, change: Parameters<typeof updateOfferRow>[2]) =>
  app.context.db.transaction().execute((tx) => updateOfferRow(tx, id, change));

describe('jobs', () => {
  const job = {
    kind: 'cdi' as const,
    budget: null,
    duration: null,
    salary_min: 38_000,
    salary_max: 45_000,
    salary_period: 'year' as const,
    hours_per_week: 35,
    remote_days: 2,
    place_code: 'c44109',
    location: 'Nantes',
  };

  test('are told by their kind, place and pay, and missions by searches of missions alone', async () => {
    const user = await makeUser(app.context, { role: 'jobseeker' });
    const query = { search: 'zqemploi', contract: ['cdi'], minSalary: 42_000, place: 'd44' };
    const { status, body } = await keep(app, user, { kind: 'jobs', query });
    expect([status, body.query]).toEqual([201, query]);
    const missions = await makeUser(app.context);
    await keep(app, missions, { query: { search: 'zqemploi' } });
    await makeOffer(app.context, { ...job, title: 'zqemploi trop peu', salary_max: 41_000 });
    await makeOffer(app.context, { ...job, title: 'zqemploi autre contrat', kind: 'cdd', months: 6 });
    await makeOffer(app.context, { title: 'zqemploi mission', place_code: 'c44109' });
    await makeOffer(app.context, { ...job, title: 'zqemploi trouvé' });
    const [mail] = await alertsTo(app, user.email);
    expect(mail?.subject).toContain('1\u00a0nouvelle offre d’emploi');
    expect(mail?.text).toMatch(
      /zqemploi trouvé, Atelier Canopée\nCDI, Nantes, de 38.000.€ à 45.000.€\u00a0\/\u00a0an brut/u,
    );
    const [told] = await alertsTo(app, missions.email);
    expect(told?.text).toContain('zqemploi mission');
    expect(told?.subject).toContain('1\u00a0nouvelle mission');
  });

  test('begin to fit when their salary is raised, and are told whole to visitors', async () => {
    const email = `emploi${nextNumber()}@exemple.fr`;
    await keep(app, null, { email, kind: 'jobs', query: { search: 'zqvisite', minSalary: 50_000 } });
    const [confirmation] = await alertsTo(app, email);
    await app.call(savedSearchRoutes.confirm, { body: { token: tokenIn(confirmation?.text) } });
    const { id } = await makeOffer(app.context, { ...job, title: 'zqvisite' });
    expect(await alertsTo(app, email)).toHaveLength(1);
    await edit(id, { salary_max: 52_000 });
    const [mail] = await alertsTo(app, email);
    expect(mail?.text).toMatch(/52.000.€/u);
  });
});
