import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type KeepBody, keep } from './saved-searches.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (user: MadeUser) => app.call(savedSearchRoutes.list, { token: user.token });
const many = Array.from({ length: 200 }, (_, index) => index);

describe('a search that is kept', () => {
  test('is kept as codes, in one form, without what asks nothing', async () => {
    const user = await makeUser(app.context);
    const { status, body } = await keep(app, user, {
      query: {
        search: '  Revit ',
        trade: ['bim-manager', 'architecte', 'architecte'],
        place: 'c69123',
        radius: '25',
        remote: 'true',
        order: 'distance',
        phase: '',
        unknown: 'x',
      },
      rhythm: 'weekly',
      name: ' Lyon ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'offers',
      name: 'Lyon',
      rhythm: 'weekly',
      confirmed: true,
      newCount: 0,
      newIds: [],
      query: {
        search: 'Revit',
        trade: ['architecte', 'bim-manager'],
        place: 'c69123',
        radius: 25,
        remote: '1',
      },
    });
    expect((await list(user)).body).toEqual([body]);
  });

  test.each<[string, KeepBody, KeepBody]>([
    [
      'an address or an object',
      { query: '?trade=architecte&trade=bim-manager&search=revit' },
      { query: { search: 'Révit', trade: ['bim-manager', 'architecte'] } },
    ],
    [
      'another gender of a trade',
      { query: { search: 'architectes revit' } },
      { query: 'search=Revit+architecte' },
    ],
    [
      'bounds that mean none',
      { kind: 'profiles', query: { maxRate: 1000, minSalary: 0, type: 'all' } },
      { kind: 'profiles', query: {} },
    ],
    [
      'the same day',
      { kind: 'profiles', query: 'availableBefore=2027-03-01' },
      { kind: 'profiles', query: { availableBefore: '2027-03-01' } },
    ],
  ])('is the same search as %s', async (_, one, other) => {
    const user = await makeUser(app.context);
    expect((await keep(app, user, one)).status).toBe(201);
    const second = await keep(app, user, other);
    expect([second.status, second.error.code]).toEqual([409, 'kept_search_exists']);
    expect((await list(user)).body).toHaveLength(1);
  });

  test('of another list or another place is another search', async () => {
    const user = await makeUser(app.context);
    const kept = [
      await keep(app, user, { query: { place: 'c69123' } }),
      await keep(app, user, { kind: 'profiles', query: { place: 'c69123' } }),
      await keep(app, user, { query: { place: 'c69123', radius: 10 } }),
    ];
    expect(kept.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test.each([
    [{ kind: 'news' }, 'kind'],
    [{ rhythm: 'hourly' }, 'rhythm'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(100_000) }, 'name'],
    [{ query: 12 }, 'query'],
    [{ query: 'x'.repeat(100_000) }, 'query'],
    [{ query: { search: 'x'.repeat(1000) } }, 'query.search'],
    [{ query: { search: { a: 1 } } }, 'query.search'],
    [{ query: { place: '99999' } }, 'query.place'],
    [{ query: { trade: 'astronaute' } }, 'query.trade'],
    [{ query: { radius: 25 } }, 'query.radius'],
    [{ query: { radius: 7, place: 'c69123' } }, 'query.radius'],
    [{ kind: 'profiles', query: { minRate: 'cher' } }, 'query.minRate'],
  ])('is refused with what is wrong: %o', async (body, path) => {
    const { status, error } = await keep(app, await makeUser(app.context), body as KeepBody);
    expect([status, error.issues?.[0]?.path]).toEqual([400, path]);
    expect(error.error).not.toBe('');
  });

  test('is one of twenty at most, also when two hundred come at once', async () => {
    const user = await makeUser(app.context);
    const answers = await Promise.all(
      many.map((index) => keep(app, user, { query: { search: `mot${index}` } })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(180);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code} ${error.error}`))).toEqual(
      new Set(['403 kept_search_limit Vingt recherches au plus.']),
    );
    expect((await list(user)).body).toHaveLength(20);
  });

  test('is kept once when it comes two hundred times at once', async () => {
    const user = await makeUser(app.context);
    const answers = await Promise.all(many.map(() => keep(app, user)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
  });
});

describe('one’s saved searches', () => {
  test('are renamed, told another way, and removed', async () => {
    const user = await makeUser(app.context);
    const { id } = (await keep(app, user)).body;
    const params = { id };
    const change = (body: unknown) => app.call(savedSearchRoutes.change, { params, token: user.token, body });
    expect((await change({ name: 'Autre' })).body).toMatchObject({ name: 'Autre', rhythm: 'now' });
    expect((await change({ rhythm: 'daily' })).body).toMatchObject({ name: 'Autre', rhythm: 'daily' });
    expect((await change({})).body).toMatchObject({ name: 'Autre', rhythm: 'daily' });
    expect((await change({ rhythm: 'often' })).error.issues?.[0]?.path).toBe('rhythm');
    expect((await app.call(savedSearchRoutes.remove, { params, token: user.token })).status).toBe(204);
    expect((await app.call(savedSearchRoutes.remove, { params, token: user.token })).status).toBe(404);
    expect((await change({ name: 'Autre' })).status).toBe(404);
    expect((await list(user)).body).toEqual([]);
  });

  test('are nobody else’s', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const { id } = (await keep(app, user)).body;
    for (const wrong of [id, newId(), 'x'.repeat(40)]) {
      const call = { params: { id: wrong }, token: other.token };
      expect((await app.call(savedSearchRoutes.change, { ...call, body: { name: 'Volée' } })).status).toBe(
        404,
      );
      expect((await app.call(savedSearchRoutes.remove, call)).status).toBe(404);
    }
    expect((await list(other)).body).toEqual([]);
    expect((await list(user)).body).toMatchObject([{ name: 'Ma recherche' }]);
    expect((await app.call(savedSearchRoutes.list)).status).toBe(401);
    expect((await keep(app, null)).status).toBe(401);
  });
});
