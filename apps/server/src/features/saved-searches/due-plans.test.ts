import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { dueSearchQuery, lockDueSearch } from './matches.repository.ts';

const searches = 500;
const findsEach = 40;
const now = new Date('2026-11-22T07:30:00Z');

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  const { db } = world.context;
  const { id } = await makeUser(world.context);
  await sql`
    insert into kept_searches (id, user_id, kind, name, query, query_hash, rhythm, created_at, any_of, all_of)
    select md5('search' || n)::uuid, ${id}, 'offers', 'n' || n, '{}', convert_to(n::text, 'utf8'), 'daily', ${now},
      '{}', '{}'
    from generate_series(1, ${searches}::integer) as n`.execute(db);
  // all at half past seven, as each day, but for what waits from the day before
  await sql`
    insert into kept_search_finds (search_id, thing_id, found_at, due_at)
    select md5('search' || search)::uuid, md5('thing' || thing)::uuid, ${now},
      ${now}::timestamptz - case when search = 7 then interval '1 day' else interval '0' end
    from generate_series(1, ${searches}::integer) as search, generate_series(1, ${findsEach}::integer) as thing`.execute(
    db,
  );
  await sql`analyze kept_searches`.execute(db);
  await sql`analyze kept_search_finds`.execute(db);
});
afterAll(() => world.close());

test('the next search to be told of is found without reading all that is due', async () => {
  const plan = scansOf(await readPlan(world.context.db, dueSearchQuery(now)), 'kept_search_finds');
  expect(plan.sequential).toEqual([]);
  expect(plan.indexes).toContain('kept_search_finds_due');
  expect(plan.rows).toBe(1);
});

test('what waits longest is told first, and what one transaction tells is left to it by another', async () => {
  const { db } = world.context;
  const ids = await db.transaction().execute(async (tx) => {
    const first = await lockDueSearch(tx, now);
    const second = await db.transaction().execute((other) => lockDueSearch(other, now));
    return [first?.id, second?.id];
  });
  const { rows } = await sql<{ id: string }>`select md5('search7')::uuid as id`.execute(db);
  expect(ids[0]).toBe(rows[0]?.id);
  expect(ids[1]).toBeDefined();
  expect(ids[1]).not.toBe(ids[0]);
});

test('nothing is due before its time', async () => {
  const before = new Date(now.getTime() - 2 * 86_400_000);
  expect(await world.context.db.transaction().execute((tx) => lockDueSearch(tx, before))).toBeUndefined();
});
