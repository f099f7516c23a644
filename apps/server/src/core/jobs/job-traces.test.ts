import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { newId } from '../ids/new-id.ts';
import { forgetPersonInJobs } from './job-traces.repository.ts';

let on: TestContext;
beforeAll(async () => {
  on = await createTestContext();
});
afterAll(() => on.close());

const name = 'mail-send';
const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'];

async function addJob(state: string, data: object, output: object | null = null) {
  const id = newId();
  await sql`insert into pgboss.job (id, name, data, output, state)
    values (${id}, ${name}, ${JSON.stringify(data)}, ${JSON.stringify(output)}, ${state}::pgboss.job_state)`.execute(
    on.context.db,
  );
  return id;
}

test('no job names who was erased, whatever its state; others still get their mail', async () => {
  const { db } = on.context;
  const person = await makeUser(on.context, { username: 'Théa Lemarchand', email: 'thea.l@exemple.fr' });
  const text = `Théa Lemarchand vous écrit (thea.l@exemple.fr)`;
  const kept: string[] = [];
  for (const state of states) {
    await addJob(state, { to: person.email, text: 'Bonjour' });
    await addJob(state, { userId: person.id });
    const toOther = await addJob(state, { to: 'autre@exemple.fr', text }, { message: text });
    if (['created', 'retry', 'active'].includes(state)) kept.push(toOther);
  }
  await db.deleteFrom('users').where('id', '=', person.id).execute();
  expect(await findTraces(on, [person.username])).not.toEqual([]);
  await db.transaction().execute((tx) => forgetPersonInJobs(tx, person));
  expect(await findTraces(on, [person.username, person.email, person.id])).toEqual([]);
  const { rows } = await sql<{
    id: string;
  }>`select id from pgboss.job where name = ${name} order by id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual(kept.sort());
});
