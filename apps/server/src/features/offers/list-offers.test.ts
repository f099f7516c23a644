import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { AnyOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
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
import { nextCursorOf } from '../../../test/paging.ts';

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = await makeUser(app.context, { role: 'jobseeker' });
});
afterAll(() => app.close());

type Query = Record<string, unknown>;
const list = (query: Query, token: string | undefined = member.token) =>
  app.call(offerRoutes.list, { query, token });
const titles = async (query: Query, token?: string) =>
  (await list(query, token)).body.map(({ titre }) => titre);
const restrictedFields = ['id', 'titre', 'remote', 'lieu', 'createdAt', 'restricted'].sort();

describe('the list', () => {
  test('says how many there are, true again after every change', async () => {
    const place = 'Comptéville';
    const total = async (token?: string) =>
      Number((await list({ location: place, search: 'plans' }, token)).headers['x-total-count']);
    const steps: number[] = [await total()];
    const publish = (values: object = {}) =>
      makeOffer(app.context, { location: place, title: 'Plans d’une halle', ...values });
    const first = await publish();
    steps.push(await total(), await total());
    const second = await publish();
    steps.push(await total(), await total(''));
    await app.call(offerRoutes.close, { params: { id: first.id }, token: first.user.token, body: {} });
    steps.push(await total(), await total(''));
    const { deadline } = await app.context.db
      .selectFrom('offers')
      .select('deadline')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    const body = { titre: 'Coupes', description: 'Coupes', budget: 1, remote: 0, deadline, lieu: place };
    await app.call(offerRoutes.update, { params: { id: second.id }, token: second.user.token, body });
    steps.push(await total());
    await app.call(offerRoutes.update, {
      params: { id: second.id },
      token: second.user.token,
      body: { ...body, requirements: ['Plans'] },
    });
    steps.push(await total(), await total(''));
    await app.call(offerRoutes.remove, { params: { id: second.id }, token: second.user.token });
    steps.push(await total());
    expect(steps).toEqual([0, 1, 1, 2, 2, 1, 1, 0, 1, 0, 0]);
  });

  test('holds open offers only, subscribers’ first, then the newest, page by page', async () => {
    const place = 'Ordreville';
    const plain = await makeCompany(app.context);
    const paying = await makeCompany(app.context, { is_subscribed: true });
    const at = (minute: number) => ({
      location: place,
      title: `Offre ${minute}`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    });
    for (const minute of [1, 2, 3]) await makeOffer(app.context, { ...at(minute), company: plain });
    for (const minute of [0, 4]) await makeOffer(app.context, { ...at(minute), company: paying });
    for (const status of ['draft', 'filled', 'cancelled', 'expired'] as const)
      await makeOffer(app.context, { ...at(9), status });
    await makeOffer(app.context, { ...at(9), deleted_at: new Date() });
    await makeOffer(app.context, { ...at(9), deadline: '2026-01-01' });

    const expected = ['Offre 4', 'Offre 0', 'Offre 3', 'Offre 2', 'Offre 1'];
    const all = await list({ location: place });
    expect(all.body.map(({ titre }) => titre)).toEqual(expected);
    expect(all.body.map((offer) => 'highlighted' in offer && offer.highlighted)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([all.headers['x-total-count'], all.headers.link]).toEqual(['5', undefined]);

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list({ location: place, limit: 2, ...(cursor && { cursor }) });
      expect(page.headers['x-total-count']).toBe('5');
      seen.push(...page.body.map(({ titre }) => titre));
      cursor = nextCursorOf(page);
    }
    expect(seen).toEqual(expected);
  });

  test('follows a subscription and a new name of the company', async () => {
    const company = await makeCompany(app.context, { name: 'Ancien Nom' });
    const { id } = await makeOffer(app.context, { company });
    const change = (values: object) =>
      app.context.db.updateTable('companies').set(values).where('id', '=', company.profile.id).execute();
    const show = async () =>
      (await app.call(offerRoutes.get, { params: { id }, token: member.token })).body as Record<
        string,
        unknown
      >;
    expect(await show()).toMatchObject({ highlighted: false, companyName: 'Ancien Nom' });
    await change({ is_subscribed: true, name: 'Zéphyrine Charpentes' });
    expect(await show()).toMatchObject({ highlighted: true, companyName: 'Zéphyrine Charpentes' });
    expect(await titles({ search: 'zephyrine' })).toHaveLength(1);
    await change({ is_subscribed: false });
    expect(await show()).toMatchObject({ highlighted: false });
  });

  test('refuses a made-up cursor and a page size that is no number', async () => {
    const made = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const cursor of ['x', made([2, 1, member.id, 1]), made([1, -1, member.id, 1]), made([1, 1, 'x', 1])])
      expect((await list({ cursor })).status).toBe(400);
    expect((await list({ limit: 'x' })).status).toBe(400);
    expect((await list({ limit: 1000 })).status).toBe(200);
  });
});

describe('the search', () => {
  beforeAll(async () => {
    const company = await makeCompany(app.context, { name: 'Atelier Quartz' });
    const offer = (values: object) => makeOffer(app.context, { company, ...values });
    await offer({
      title: 'Métré d’un Collège',
      location: 'L’Haÿ-les-Roses',
      description: 'Relever les façades en meulière.',
      requirements: ['Maîtrise de Winchill', '100 % autonome'],
      is_remote: true,
    });
    await offer({ title: 'Synthèse du lot_5', location: 'Gex', description: 'Réunions hebdomadaires.' });
  });

  test.each([
    ['metre', ['Métré d’un Collège']],
    ['COLLÈGE metre', ['Métré d’un Collège']],
    ['ollèg', ['Métré d’un Collège']],
    ["d'un meuliere", ['Métré d’un Collège']],
    ['winchill', ['Métré d’un Collège']],
    ['meulière', ['Métré d’un Collège']],
    ['quartz synthèse', ['Synthèse du lot_5']],
    ['lot_', ['Synthèse du lot_5']],
    ['100 %', ['Métré d’un Collège']],
    ['lot%5', []],
    ['meulière hebdomadaires', []],
  ])('a member’s “%s” finds %j', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  test('takes the place and the remote ones together', async () => {
    expect(await titles({ location: 'hay-les' })).toEqual(['Métré d’un Collège']);
    expect(await titles({ location: 'l’haÿ', remote: '1' })).toEqual(['Métré d’un Collège']);
    expect(await titles({ location: 'hay-les', remote: '0' })).toEqual([]);
    expect(await titles({ location: 'gex', remote: 'false' })).toEqual(['Synthèse du lot_5']);
    expect(await titles({ location: 'gex', remote: 'true' })).toEqual([]);
    expect((await list({ remote: 'maybe' })).status).toBe(400);
  });

  test('of somebody signed out matches only what they may see', async () => {
    const anonymous = async (query: Query) =>
      (await app.call(offerRoutes.list, { query })).body.map(({ titre }) => titre);
    expect(await anonymous({ search: 'college hay' })).toEqual(['Métré d’un Collège']);
    for (const search of ['winchill', 'meulière', 'quartz', 'autonome'])
      expect([search, await anonymous({ search })]).toEqual([search, []]);
  });

  test('finds what follows a change, and not what was there before', async () => {
    const { id } = await makeOffer(app.context, { title: 'Pavillon ginkgo' });
    await app.context.db
      .updateTable('offers')
      .set({ title: 'Pavillon mélèze' })
      .where('id', '=', id)
      .execute();
    expect(await titles({ search: 'ginkgo' })).toEqual([]);
    expect(await titles({ search: 'meleze' })).toEqual(['Pavillon mélèze']);
  });

  test('takes a term that stands in very many words, and a text without a space', async () => {
    const { title } = await makeOffer(app.context, {
      description: Array.from({ length: 300 }, (_, index) => `zqx${index}`).join(' '),
      requirements: ['w'.repeat(9000)],
    });
    const { body, headers } = await list({ search: 'zqx' });
    expect([body.map(({ titre }) => titre), headers['x-total-count']]).toEqual([[title], '1']);
    expect(await titles({ search: 'www' })).toEqual([title]);
  });
});

describe('the restricted form', () => {
  const assertRestricted = (offer: AnyOffer) => {
    expect(Object.keys(offer).sort()).toEqual(restrictedFields);
    expect(offer).toMatchObject({ restricted: true });
  };

  test('is all that the signed-out ever get, of one offer or of many', async () => {
    const secret = 'chêne-liège-confidentiel';
    const company = await makeCompany(app.context, { name: secret });
    const { id } = await makeOffer(app.context, {
      company,
      title: 'Visible',
      location: 'Hyères',
      description: secret,
      requirements: [secret],
      duration: secret,
      budget: 98_765,
    });
    for (const token of [undefined, 'no-session']) {
      const one = await app.call(offerRoutes.get, { params: { id }, token });
      const many = await app.call(offerRoutes.list, { query: { location: 'hyeres' }, token });
      assertRestricted(one.body);
      expect(many.body).toHaveLength(1);
      for (const offer of many.body) assertRestricted(offer);
      const everything = JSON.stringify([one.body, many.body, one.headers, many.headers]);
      for (const hidden of [secret, '98765', company.profile.id, company.user.id])
        expect(everything).not.toContain(hidden);
    }
  });

  test('is no substitute for the full one, which members get whole', async () => {
    const company = await makeCompany(app.context, { name: 'Atelier Complet' });
    const { id } = await makeOffer(app.context, {
      company,
      title: 'Entière',
      requirements: ['Revit', 'Permis B'],
      is_remote: true,
    });
    const { body } = await app.call(offerRoutes.get, { params: { id }, token: member.token });
    expect(body).toEqual({
      id,
      entreprise_id: company.profile.id,
      entreprise_user_id: company.user.id,
      companyName: 'Atelier Complet',
      companyLogo: null,
      titre: 'Entière',
      description: expect.any(String),
      requirements: ['Revit', 'Permis B'],
      budget: 350,
      duree: '3 mois',
      lieu: 'Lyon',
      remote: 1,
      deadline: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 'open',
      highlighted: false,
      createdAt: expect.any(String),
      answerRecord: null,
    });
  });
});

describe('one offer', () => {
  const show = (id: string, token?: string) => app.call(offerRoutes.get, { params: { id }, token });

  test('says its state once closed, and is missing once deleted', async () => {
    for (const status of ['filled', 'cancelled', 'expired'] as const) {
      const { id } = await makeOffer(app.context, { status });
      expect((await show(id, member.token)).body).toMatchObject({ status });
      expect((await show(id)).body).toMatchObject({ restricted: true });
    }
    const past = await makeOffer(app.context, { deadline: '2026-01-01' });
    expect((await show(past.id, member.token)).body).toMatchObject({ status: 'expired' });
    const deleted = await makeOffer(app.context, { deleted_at: new Date() });
    for (const [id, token] of [
      [deleted.id, member.token],
      [deleted.id, undefined],
      ['x', member.token],
      ['x', undefined],
      [member.id, undefined],
    ] as const) {
      const { status, error } = await show(id, token);
      expect([status, error]).toEqual([404, { code: 'offer_not_found', error: 'Offre non trouvée' }]);
    }
  });

  test('is for its owner alone while a draft', async () => {
    const draft = await makeOffer(app.context, { status: 'draft' });
    expect((await show(draft.id, draft.user.token)).status).toBe(200);
    expect((await show(draft.id, member.token)).status).toBe(404);
    expect((await show(draft.id)).status).toBe(404);
  });

  test('tells a freelance, and nobody else, whether they applied', async () => {
    const { id, title } = await makeOffer(app.context);
    const freelance = await makeFreelance(app.context);
    const applied = async (token: string) => (await show(id, token)).body as { applied?: boolean };
    expect((await applied(freelance.user.token)).applied).toBe(false);
    await makeApplication(app.context, id, { freelance });
    expect((await applied(freelance.user.token)).applied).toBe(true);
    expect('applied' in (await applied(member.token))).toBe(false);
    const [listed] = (await list({ search: title }, freelance.user.token)).body;
    expect(listed).toMatchObject({ id, applied: true });
  });
});
