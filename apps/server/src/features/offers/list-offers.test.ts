import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeOffer, makeUser } from '../../../test/builders/index.ts';
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
const titles = async (query: Query) => (await list(query)).body.map(({ titre }) => titre);

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

    // a page that just holds them all is the last one
    expect(nextCursorOf(await list({ location: place, limit: 5 }))).toBeNull();

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
    const { id } = member;
    const wrong = [
      [2, 0, 1, id, 1],
      [1, 0, -1, id, 1],
      [1, 0, 1.5, id, 1],
      [1, 3, 1, id, 1],
      [1, 0, 8.64e15 + 1, id, 1],
      [1, 0, 1, 'x', 1],
    ];
    const wrongTotals = [-1, 0.5, 2 ** 31 + 1, '1'].map((total) => [1, 0, 1, id, total]);
    for (const cursor of ['x', ...[...wrong, ...wrongTotals].map(made)])
      expect((await list({ cursor })).status).toBe(400);
    expect((await list({ limit: 'x' })).status).toBe(400);
    expect((await list({ limit: 1000 })).status).toBe(200);
  });
});
