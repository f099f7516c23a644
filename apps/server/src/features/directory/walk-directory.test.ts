import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedLoad } from '../../../seed/seed-load.ts';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { nextCursorOf } from '../../../test/paging.ts';
import {
  firstPageQuery,
  type ListQuery,
  type PageRow,
  pageQuery,
  type Way,
} from '../../core/lists/list-query.ts';
import { readCriteria } from './directory-criteria.ts';
import {
  type Shuffle,
  type ShuffleColumn,
  type ShuffledPosition,
  shuffleColumns,
  shuffleOf,
} from './directory-order.ts';
import { profileQuery } from './directory-page.repository.ts';

const profileCount = 300;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedLoad(app.context, { profiles: profileCount });
});
afterAll(() => app.close());

interface Walk {
  ids: string[];
  totals: Set<number>;
}

async function walk(query: Record<string, unknown>, between?: () => Promise<unknown>): Promise<Walk> {
  const result: Walk = { ids: [], totals: new Set() };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await app.call(directoryRoutes.search, {
      query: { ...query, cursor: cursor ?? undefined },
    });
    result.ids.push(...body.items.map(({ id }) => id));
    result.totals.add(body.total);
    cursor = body.nextCursor;
    await between?.();
  }
  return result;
}

test.each(['a', 'seed2', '0', 'Zz9', 'cinq', 'six', 'sept7', 'huit'])(
  'a walk with seed %s shows every profile exactly once',
  async (seed) => {
    const { ids, totals } = await walk({ seed, limit: 37 });
    expect(ids).toHaveLength(profileCount);
    expect(new Set(ids).size).toBe(profileCount);
    expect([...totals]).toEqual([profileCount]);
  },
);

test('the same seed gives the same order with any page size, another seed another order', async () => {
  const small = await walk({ seed: 'mur', limit: 7 });
  const large = await walk({ seed: 'mur', limit: 100 });
  const other = await walk({ seed: 'toit', limit: 100 });
  expect(small.ids).toEqual(large.ids);
  expect(other.ids).not.toEqual(large.ids);
  expect([...other.ids].sort()).toEqual([...large.ids].sort());
});

test('a filtered walk shows each match exactly once', async () => {
  const all = await walk({ seed: 'x', limit: 100, type: 'freelance' });
  const search = await walk({ seed: 'y', limit: 10, type: 'freelance', search: 'e' });
  expect(new Set(search.ids).size).toBe(search.ids.length);
  expect(search.ids.length).toBe([...search.totals][0]);
  expect(all.ids).toEqual(expect.arrayContaining(search.ids));
});

test('without a seed the answer names the one it drew, and more than a hundred is a hundred', async () => {
  const first = await app.call(directoryRoutes.search, { query: { limit: 500 } });
  const second = await app.call(directoryRoutes.search, { query: { limit: 500 } });
  expect(first.body.items).toHaveLength(100);
  expect(first.body.seed).toMatch(/^[A-Za-z0-9]{1,64}$/);
  expect(first.body.seed).not.toBe(second.body.seed);
  const again = await app.call(directoryRoutes.search, { query: { limit: 100, seed: first.body.seed } });
  expect(again.body.items).toEqual(first.body.items);
});

test('a walk begun without a seed goes on in its own order, whatever seed comes with the cursor', async () => {
  const { ids } = await walk({ limit: 37 });
  expect(new Set(ids).size).toBe(profileCount);
  const first = await app.call(directoryRoutes.search, { query: { limit: 5, seed: 'a' } });
  const cursor = first.body.nextCursor ?? '';
  expect(nextCursorOf(first)).toBe(cursor);
  expect(first.headers['x-total-count']).toBe(String(profileCount));
  const next = (seed: string) => app.call(directoryRoutes.search, { query: { limit: 5, seed, cursor } });
  expect((await next('b')).body).toEqual((await next('a')).body);
});

// after the others: it adds profiles
test('profiles that come during a walk make no repeat', async () => {
  const { ids } = await walk({ seed: 'chantier', limit: 50 }, () => makeFreelance(app.context));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(profileCount);
});

type IdsRow = PageRow<ShuffledPosition> & { readonly ids: readonly string[] };

const queryOf = (
  shuffle: Shuffle,
  { after = null, take = 8, ...filters }: { after?: ShuffledPosition | null; take?: number; type?: string },
): ListQuery =>
  profileQuery(
    readCriteria(directoryRoutes.search.query.parse(filters), '2026-11-22'),
    { shuffle, after: after && { ...after, total: 1, km: null }, take },
    (ids) => sql`${ids} as ids`,
  );

/** The ids of all pages, all found one way. */
async function idsFound(shuffle: Shuffle, way: Way): Promise<string[]> {
  const ids: string[] = [];
  for (let after: ShuffledPosition | null = null; ids.length < 2 * profileCount; ) {
    const { rows } = await pageQuery<IdsRow>(queryOf(shuffle, { after }), way).execute(app.context.db);
    ids.push(...(rows[0]?.ids ?? []));
    after = rows[0]?.last ?? null;
    if (!after) break;
  }
  return ids;
}

test.each(['a', 'seed2', 'Zz9', 'cinq', 'six'])(
  'pages that are walked for and pages that are fetched stand in one order, with seed %s',
  async (seed) => {
    const fetched = await idsFound(shuffleOf(seed), 'fetch');
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(fetched.length).toBeGreaterThanOrEqual(profileCount);
    expect(await idsFound(shuffleOf(seed), 'walk')).toEqual(fetched);
  },
);

test.each([2, 30, 101])('a search is counted with the page that it begins with, of %d', async (take) => {
  for (const seed of ['a', 'seed2', 'Zz9', 'cinq']) {
    const query = queryOf(shuffleOf(seed), { take, type: 'freelance' });
    const read = async (statement: ReturnType<typeof pageQuery<IdsRow>>) =>
      (await statement.execute(app.context.db)).rows[0];
    const { total, ...first } = (await read(firstPageQuery<IdsRow>(query))) ?? {};
    expect(total).toBeGreaterThan(200);
    expect({ ...first, total: null }).toEqual(await read(pageQuery<IdsRow>(query, 'walk')));
  }
});

// last: it moves all profiles
test.each(['a', 'seed2', 'Zz9', 'cinq', 'six'])(
  'profiles that drew the same position stand in one order, with seed %s',
  async (seed) => {
    await app.context.db
      .updateTable('directory_profiles')
      .set(({ eb, ref }) => {
        const drawn = (column: ShuffleColumn) => eb(eb(ref(column), '%', 3), '*', 1_000_000_000);
        return Object.fromEntries(shuffleColumns.map((column) => [column, drawn(column)]));
      })
      .execute();
    const shuffle = shuffleOf(seed);
    const rows = await app.context.db
      .selectFrom('directory_profiles')
      .select('profile_id')
      .orderBy(shuffle.column, shuffle.direction)
      .orderBy('profile_id', shuffle.direction)
      .execute();
    const { ids } = await walk({ seed, limit: 7 });
    // the walk begins in the midst of the order and comes back to its beginning
    const start = rows.findIndex(({ profile_id }) => profile_id === ids[0]);
    const expected = [...rows.slice(start), ...rows.slice(0, start)];
    expect(ids).toEqual(expected.map(({ profile_id }) => profile_id));
    expect(await idsFound(shuffle, 'fetch')).toEqual(ids);
  },
);
