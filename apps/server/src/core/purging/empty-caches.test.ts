import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createListener } from '../db/listen.ts';
import { answerWhetherHeard, emptyCaches } from './empty-caches.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

/** Another instance, as far as it listens. */
function anotherInstance() {
  const listener = createListener({ connection: world.connection, log: silentLog });
  onTestFinished(() => listener.close());
  return listener;
}
let isDone: boolean;
beforeEach(() => {
  isDone = false;
});
const never = 3_600_000;
const emptied = (keptMs = never) =>
  emptyCaches(world.context, { hearsMs: never, keptMs }).then(() => {
    isDone = true;
  });
const answer = (word: string) => sql`select pg_notify('caches_heard', ${word})`.execute(world.context.db);

test('caches are empty once every instance said so', async () => {
  const words: string[] = [];
  await anotherInstance().on('caches_emptied', (word) => words.push(word));
  const asked = emptied();
  await expect.poll(() => words.length).toBe(1);
  // of another question
  await answer('no such word');
  expect(isDone).toBe(false);
  await answer(words[0] ?? '');
  await asked;
});

test('an instance of the product answers by itself, what it heard before first', async () => {
  const listener = anotherInstance();
  const heard: string[] = [];
  await listener.on('pages_stale', () => heard.push('stale'));
  await answerWhetherHeard({ ...world.context, listener }).ready;
  await sql`select pg_notify('pages_stale', '')`.execute(world.context.db);
  await emptied();
  expect(heard).toEqual(['stale']);
});

test('of an instance that says nothing, what it keeps is waited for to end', async () => {
  await anotherInstance().on('caches_emptied', () => undefined);
  await emptied(1);
  expect(isDone).toBe(true);
});

test('where this instance does not hear, they are not', async () => {
  const { context } = world;
  const deaf = { ...anotherInstance(), on: async () => undefined };
  await expect(emptyCaches({ ...context, listener: deaf }, { hearsMs: 1 })).rejects.toThrow(
    'No notification',
  );
});
