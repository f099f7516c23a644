import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { readPlan, scansOf } from '../../../test/read-plan.ts';
import { dueKeeperQuery, findDueKeeper, lockDueKeeper, lockDueSearches } from './matches.repository.ts';

const searches = 500;
const findsEach = 40;
const now = new Date('2026-11-22T07:30:00Z');

let world: TestContext;
/** The owner of the search that is due since the day before, and the owner of all others. */
let [patient, other] = ['', ''];
beforeAll(async () => {
  world = await createTestContext();
  const { db } = world.context;
  [patient, other] = [(await makeUser(world.context)).id, (await makeUser(world.context)).id];
  await sql`
    insert into kept_searches (id, user_id, kind, name, query, query_hash, rhythm, created_at, any_of, all_of)
    select md5('search' || n)::uuid, case when n = 7 then ${patient} else ${other} end::uuid, 'offers', 'n' || n, '{}', convert_to(n::text, 'utf8'), 'daily', ${now},
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

test('the next to be told is found without reading all that is due', async () => {
  const plan = scansOf(await readPlan(world.context.db, dueKeeperQuery(now, [])), 'kept_search_finds');
  expect(plan.sequential).toEqual([]);
  expect(plan.indexes).toContain('kept_search_finds_due');
  expect(plan.rows).toBe(1);
});

test('who waits longest is told first, and who is told by one transaction is left to it by another', async () => {
  const { db } = world.context;
  expect(await findDueKeeper(db, now, [])).toBe(patient);
  expect(await findDueKeeper(db, now, [patient])).toBe(other);
  expect(await findDueKeeper(db, now, [patient, other])).toBeUndefined();
  const lock = (id: string) => db.transaction().execute((tx) => lockDueKeeper(tx, id));
  const meanwhile = await db.transaction().execute(async (tx) => {
    expect(await lockDueKeeper(tx, patient)).toBe(true);
    return [await lock(patient), await lock(other)];
  });
  expect(meanwhile).toEqual([false, true]);
  expect(await lock(patient)).toBe(true);
});

test('nothing is due before its time', async () => {
  const before = new Date(now.getTime() - 2 * 86_400_000);
  const { db } = world.context;
  expect(await findDueKeeper(db, before, [])).toBeUndefined();
  expect(await db.transaction().execute((tx) => lockDueSearches(tx, patient, before))).toEqual([]);
});
