import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MadeUser, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.context.db.deleteFrom('users').execute());
afterAll(() => app.close());

const ask = (query: Record<string, unknown>) => app.call(directoryRoutes.search, { query });
const leave = (user: MadeUser) => app.context.db.deleteFrom('users').where('id', '=', user.id).execute();
const makeMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeFreelance(app.context)));
const idsOf = (made: Awaited<ReturnType<typeof makeMany>>) =>
  made.map(({ profile }) => profile.id).toSorted();

/** The ids of every page, in order; `between` runs after each page but the last. */
async function walk(query: Record<string, unknown>, between: (page: ProfilePage) => Promise<unknown>) {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { body } = await ask({ ...query, cursor });
    ids.push(...body.items.map(({ id }) => id));
    if (body.nextCursor === null) return ids;
    cursor = body.nextCursor;
    await between(body);
  }
}

describe('a walk', () => {
  test.each(['seed1', 'seed2', 'seed5', 'seed9'])(
    'with seed %s misses nobody who stays and shows nobody twice, while others come and go',
    async (seed) => {
      const staying = idsOf(await makeMany(30));
      const going = await makeMany(6);
      const ids = await walk({ seed, limit: 6 }, async () => {
        const gone = going.pop();
        await Promise.all([gone && leave(gone.user), makeFreelance(app.context)]);
      });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => staying.includes(id)).toSorted()).toEqual(staying);
    },
  );

  test('goes on when the profile it stood at is gone', async () => {
    const made = await makeMany(8);
    const ids = await walk({ seed: 'gone', limit: 1 }, async ({ items: [last] }) => {
      const standing = made.find(({ profile }) => profile.id === last?.id);
      if (standing) await leave(standing.user);
    });
    expect(ids.toSorted()).toEqual(idsOf(made));
  });

  test.each([9, 10, 11])('of 10 profiles, %i a page, has no empty page and none too many', async (limit) => {
    await makeMany(10);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const furtherPages = vi.fn(async () => {});
      expect(await walk({ seed, limit }, furtherPages)).toHaveLength(10);
      expect(furtherPages).toHaveBeenCalledTimes(Math.ceil(10 / limit) - 1);
    }
  });
});

describe('a search', () => {
  const search = async (query: Record<string, unknown>) => {
    const { body } = await ask(query);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ firstName }) => firstName).toSorted();
  };

  test('finds the same with a term that hundreds of words contain', async () => {
    const skills = Array.from({ length: 210 }, (_, index) => `zz${index}`);
    await makeFreelance(app.context, { username: 'Anna Un', skills });
    await makeFreelance(app.context, { username: 'Béa Deux', title: 'Jazzé' });
    await makeFreelance(app.context, { username: 'Clara Trois', skills: ['50%zz'] });
    await makeFreelance(app.context, { username: 'Dora Quatre' });
    expect(await search({ search: 'ZZ' })).toEqual(['Anna', 'Béa', 'Clara']);
    expect(await search({ search: 'zz jazze' })).toEqual(['Béa']);
    expect(await search({ search: 'zz209' })).toEqual(['Anna']);
    expect(await search({ search: '%zz' })).toEqual(['Clara']);
  });

  test('takes the upper end of a range for no limit', async () => {
    await makeFreelance(app.context, { username: 'Anna Cher', hourly_rate: 1500 });
    await makeJobseeker(app.context, { username: 'Béa Haut', expected_salary: 250_000 });
    expect(await search({ maxRate: 1000, maxSalary: 200_000 })).toEqual(['Anna', 'Béa']);
    expect(await search({ maxRate: 999, maxSalary: 199_999 })).toEqual([]);
  });
});

describe('a cursor', () => {
  const someId = '0190a1b2-0000-7000-8000-000000000000';

  test.each([
    ['of another list', ['2026-01-01', someId]],
    ['without a walk’s seed', [0, 5, someId, 1]],
    ['with a seed that is none', [0, 5, '’', someId, 1]],
    ['on a third lap', [2, 5, 'a', someId, 1]],
    ['at a place no profile can have', [0, 2 ** 31, 'a', someId, 1]],
    ['at an id that is none', [0, 5, 'a', "' or true --", 1]],
    ['that counts less than nobody', [0, 5, 'a', someId, -1]],
  ])('%s is refused', async (_what, parts) => {
    const answer = await ask({ seed: 'a', cursor: Buffer.from(JSON.stringify(parts)).toString('base64url') });
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_request']);
  });
});

test('the total is true again after every change, also of what one searches by', async () => {
  const total = async () => (await ask({ search: 'Lozère' })).body.total;
  const steps = [await total()];
  const { user } = await makeFreelance(app.context, { location: 'Lozère' });
  steps.push(await total(), await total());
  const other = await makeJobseeker(app.context, { location: 'Lozère' });
  steps.push(await total());
  await app.context.db
    .updateTable('jobseekers')
    .set({ location: 'Paris' })
    .where('id', '=', other.profile.id)
    .execute();
  steps.push(await total());
  await leave(user);
  steps.push(await total());
  expect(steps).toEqual([0, 1, 1, 2, 1, 0]);
});
