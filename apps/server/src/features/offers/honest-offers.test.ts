import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerCheckRoutes } from '@mitoyen/contract/features/offer-checks/offer-checks.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeOffer, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nextMonth = () => addDays(parisDay(new Date()), 30);
const mission = (more: object = {}) => ({
  titre: 'Plans du DCE',
  description: 'Plans et coupes de deux écoles.',
  budget: 350,
  deadline: nextMonth(),
  ...more,
});
const job = (more: object = {}) => ({
  titre: 'Dessinateur ou dessinatrice',
  description: 'Logements, de l’APS au DCE.',
  kind: 'cdi' as const,
  salaryMin: 32_000,
  salaryMax: 38_000,
  placeCode: 'c69123',
  deadline: nextMonth(),
  ...more,
});
const disguised = 'Horaires de 9 h à 18 h, congés à valider. Plans de deux écoles.';
const publish = async (body: object, company?: Awaited<ReturnType<typeof makeCompany>>) => {
  const { user } = company ?? (await makeCompany(app.context));
  return app.call(offerRoutes.publish, { token: user.token, body: body as never });
};
const countOffers = async () =>
  Number(
    (
      await app.context.db
        .selectFrom('offers')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe('an offer that is stopped', () => {
  test.each([
    ['description', mission({ description: 'Plans de deux écoles. Moins de 35 ans, photo exigée.' }), 2],
    ['requirements', mission({ requirements: ['Revit', 'Nationalité française'] }), 1],
    ['titre', mission({ titre: 'Esquisse offerte d’une école' }), 1],
    ['salaryMin', job({ salaryMin: null, salaryMax: null }), 1],
    ['salaryMin', job({ salaryMin: 18_000, salaryMax: 24_000 }), 1],
    ['salaryMin', job({ kind: 'stage', months: 5, salaryMin: 400, salaryMax: 400 }), 1],
    ['benefits', job({ benefits: 'Vos trois derniers bulletins de paie' }), 1],
  ])('is refused with an issue for each finding, at %s', async (path, body, count) => {
    const before = await countOffers();
    const { status, error } = await publish(body);
    expect([status, error.code]).toEqual([400, 'offer_stopped']);
    expect(error.issues).toHaveLength(count);
    for (const issue of error.issues ?? []) {
      expect(issue.path).toBe(path);
      expect(issue.message.length).toBeGreaterThan(30);
    }
    expect(await countOffers()).toBe(before);
  });

  test('stays what it was when it is a change, of an offer that no check has read as well', async () => {
    const company = await makeCompany(app.context);
    const { id } = await makeOffer(app.context, { company, description: 'Moins de 35 ans, plans.' });
    const change = (body: object) =>
      app.call(offerRoutes.update, { token: company.user.token, params: { id }, body: body as never });
    expect((await change(mission({ description: 'Moins de 35 ans, plans.', budget: 400 }))).error.code).toBe(
      'offer_stopped',
    );
    const shown = await app.call(offerRoutes.get, { token: company.user.token, params: { id } });
    expect(shown.body).toMatchObject({ budget: 350 });
    expect((await change(mission({ budget: 400 }))).status).toBe(200);
  });

  test('is refused to its owner alone: another’s stays forbidden', async () => {
    const { id } = await makeOffer(app.context);
    const { user } = await makeCompany(app.context);
    const body = mission({ description: 'Moins de 35 ans, plans.' });
    expect((await app.call(offerRoutes.update, { token: user.token, params: { id }, body })).status).toBe(
      403,
    );
  });
});

describe('a warning', () => {
  test('publishes, and what was read of it is kept with the offer', async () => {
    const company = await makeCompany(app.context);
    const body = mission({ description: disguised, read: ['hidden_employment', 'range', 'nothing-known'] });
    const { status, body: made } = await publish(body, company);
    expect(status).toBe(201);
    expect(made).toMatchObject({ read: ['hidden_employment'] });
    const { token } = company.user;
    const params = { id: made.id };
    const change = (more: object) =>
      app.call(offerRoutes.update, { token, params, body: mission({ description: disguised, ...more }) });
    expect((await change({})).body).toMatchObject({ read: ['hidden_employment'] });
    expect((await change({ read: [] })).body).toMatchObject({ read: [] });
    expect((await change({ read: ['hidden_employment'], description: 'Plans.' })).body).toMatchObject({
      read: [],
    });
  });

  test('is told to nobody else', async () => {
    const { body } = await publish(mission({ description: disguised, read: ['hidden_employment'] }));
    const reader = await makeUser(app.context, { role: 'freelance' });
    const shown = await app.call(offerRoutes.get, { token: reader.token, params: { id: body.id } });
    expect(shown.body).not.toHaveProperty('read');
  });

  test.each([
    ['a budget of nothing', mission({ budget: 0 })],
    ['a range too wide', job({ salaryMin: 28_000, salaryMax: 60_000 })],
    ['two clues of a job', mission({ description: disguised })],
  ])('lets %s be published unread', async (_, body) => {
    expect((await publish(body)).status).toBe(201);
  });

  test.each([
    ['read', { read: 'range' }],
    ['read', { read: [1] }],
    ['read', { read: ['a'.repeat(41)] }],
    ['read', { read: Array(51).fill('range') }],
  ])('%s of another shape is refused: %j', async (path, more) => {
    const { status, error } = await publish(mission(more));
    expect([status, error.issues?.[0]?.path.split('.')[0]]).toEqual([400, path]);
  });
});

describe('an unfinished offer', () => {
  const check = async (body: object, company?: Awaited<ReturnType<typeof makeCompany>>) => {
    const { user } = company ?? (await makeCompany(app.context));
    return app.call(offerCheckRoutes.check, { token: user.token, body: body as never });
  };

  test('is told what was found, its words by their places, and nothing is kept', async () => {
    const before = await countOffers();
    const description = 'Nous cherchons une personne de moins de 35 ans.';
    const { status, body } = await check({ description });
    expect(status).toBe(200);
    const [finding] = body;
    expect(finding).toMatchObject({ rule: 'age', level: 'stop', field: 'description' });
    expect(description.slice(finding?.start, finding?.end)).toBe('moins de 35 ans');
    expect(await countOffers()).toBe(before);
  });

  test('knows who publishes: architects do not hand on the design', async () => {
    const architects = await makeCompany(app.context, { name: 'Rivage architectes' });
    const builders = await makeCompany(app.context, {
      name: 'Bâtisseurs de la Dore',
      description: 'Entreprise générale.',
    });
    const body = { description: 'Conception du projet architectural d’une école, plans.' };
    const rules = async (company: typeof architects) =>
      (await check(body, company)).body.map(({ rule }) => rule);
    expect(await rules(architects)).toContain('subcontracted_design');
    expect(await rules(builders)).toEqual([]);
  });

  test.each([
    [{}, []],
    [{ titre: null, description: '', requirements: null, budget: '', salaryMin: null }, []],
    [{ kind: 'cdi', salaryMin: '28 000', salaryMax: '60000' }, ['range']],
    [{ kind: 'cdi' }, ['range']],
    [{ kind: 'stage', months: 5, salaryMin: 400, salaryMax: 400 }, ['unpaid']],
    [{ requirements: 'Revit\nNationalité française' }, ['origin']],
  ])('%j: %j', async (body, rules) => {
    const answer = await check(body);
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ rule }) => rule)).toEqual(rules);
  });

  test.each([
    [{ kind: 'bénévolat' }],
    [{ description: 'a'.repeat(10_001) }],
    [{ description: 7 }],
    [{ requirements: Array(31).fill('a') }],
    [{ requirements: 'a'.repeat(10_001) }],
    [{ salaryMin: -1 }],
    [{ hoursPerWeek: 'beaucoup' }],
  ])('of another shape is refused in French: %j', async (body) => {
    const { status, error } = await check(body);
    expect(status).toBe(400);
    expect(error.issues?.length).toBeGreaterThan(0);
    expect(error.error).not.toMatch(/invalid|expected/i);
  });

  test('may be asked about so often, and no more', async () => {
    const company = await makeCompany(app.context);
    const statuses = new Set<number>();
    for (let call = 0; call < 121; call += 1) statuses.add((await check({ titre: 'Plans' }, company)).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await check({ titre: 'Plans' })).status).toBe(200);
  });
});

test('an offer that no check has read is not opened again as it stands, and is once it was mended', async () => {
  const company = await makeCompany(app.context);
  const old = await makeOffer(app.context, {
    company,
    status: 'cancelled',
    description: 'Plans de deux écoles. Photo exigée.',
  });
  const { token } = company.user;
  const reopen = () =>
    app.call(offerRoutes.reopen, { token, params: { id: old.id }, body: { deadline: nextMonth() } });
  const refused = await reopen();
  expect([refused.status, refused.error.code]).toEqual([400, 'offer_stopped']);
  expect(refused.error.issues?.map(({ path }) => path)).toEqual(['description']);
  await app.call(offerRoutes.update, { token, params: { id: old.id }, body: mission() as never });
  expect((await reopen()).body.status).toBe('open');
});
