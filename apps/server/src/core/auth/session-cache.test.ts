import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { createDatabase, type DatabaseHandle } from '../db/database.ts';
import { createListener, type Listener } from '../db/listen.ts';
import type { Queryable, Tx } from '../db/schema.ts';
import { createSessionCache, type SessionCache, sessionChangesName } from './session-cache.ts';
import { hashToken } from './session-token.ts';
import { deleteSessionsOf, recordProof } from './sessions.repository.ts';
import {
  chooseRole,
  confirmAddress,
  deletePerson,
  markOperator,
  markSecondFactor,
  suspendUser,
} from './users.repository.ts';

let world: TestContext;
let instance: DatabaseHandle;
let user: MadeUser;
let now: Date;
/** What the listener reports to this instance: nothing unless the test calls it. */
let told: { hear(ids: string): void; loss(): void; reconnect(): void };
let sessions: SessionCache;

beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

const openInstance = () => createDatabase({ connection: world.connection, poolSize: 2, log: silentLog });

beforeEach(async () => {
  instance = openInstance();
  user = await makeUser(world.context, { email_confirmed_at: null });
  now = new Date();
  told = { hear: vi.fn(), loss: vi.fn(), reconnect: vi.fn() };
  const listener: Listener = {
    async on(_channel, handler) {
      told.hear = handler;
    },
    onLoss(handler) {
      told.loss = handler;
    },
    onReconnect(handler) {
      told.reconnect = handler;
    },
    close: async () => undefined,
  };
  sessions = createSessionCache(listener, [instance.pool]);
  return () => instance.close();
});

const find = (by = sessions, db: Queryable = instance.db) => by.find(db, hashToken(user.token), now, 12);
/** How many statements asking costs. */
async function costOfFinding(by = sessions, { db, pool } = instance): Promise<number> {
  const connect = vi.spyOn(pool, 'connect');
  await find(by, db);
  const cost = connect.mock.calls.length;
  connect.mockRestore();
  return cost;
}

const change = (steps: (tx: Tx) => Promise<unknown>) => instance.db.transaction().execute(steps);
const sessionId = async () => (await find(sessions, world.context.db))?.sessionId ?? '';

/** Every change that affects what an account may do. */
const changes: [string, (tx: Tx) => Promise<unknown>, unknown][] = [
  ['its end', (tx) => deleteSessionsOf(tx, user.id), null],
  ['the end of the account', (tx) => deletePerson(tx, user.id), null],
  ['a suspension', (tx) => suspendUser(tx, user.id, now), null],
  ['a role', (tx) => chooseRole(tx, user.id, 'freelance'), { role: 'freelance' }],
  ['a second factor', (tx) => markSecondFactor(tx, user.id, true), { hasSecondFactor: true }],
  ['an operator', (tx) => markOperator(tx, user.email, true), { isOperator: true }],
  ['a confirmed address', (tx) => confirmAddress(tx, user.id, now), { isEmailConfirmed: true }],
  ['a new proof', async (tx) => recordProof(tx, await sessionId(), new Date(0)), { provedAt: new Date(0) }],
];

test('a session that was used a moment ago costs no statement, for some seconds', async () => {
  expect(await costOfFinding()).toBe(1);
  expect(await costOfFinding()).toBe(0);
  expect(await find()).toMatchObject({ id: user.id });
  now = new Date(now.getTime() + 5_000);
  expect(await costOfFinding()).toBe(1);
});

test('a session that ends meanwhile by its age is asked for again', async () => {
  await instance.db
    .updateTable('sessions')
    .set({ expires_at: new Date(now.getTime() + 2_000) })
    .where('user_id', '=', user.id)
    .execute();
  await find();
  now = new Date(now.getTime() + 2_000);
  expect(await find()).toBeNull();
});

test.each(changes)('%s is seen at once by the instance that made it', async (_, make, expected) => {
  await find();
  await change(make);
  const found = await find();
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected as object);
});

test('nor is kept what others read before the change was committed', async () => {
  await find();
  await change(async (tx) => {
    await chooseRole(tx, user.id, 'freelance');
    expect(await find(sessions, world.context.db)).toMatchObject({ role: null });
  });
  expect(await find()).toMatchObject({ role: 'freelance' });
});

test.each(changes)('%s is seen by another instance with its notification', async (_, make, expected) => {
  const other = openInstance();
  const listener = createListener({ connection: world.connection, log: silentLog });
  const others = createSessionCache(listener, [other.pool]);
  await find(others, other.db);
  await vi.waitFor(async () => expect(await costOfFinding(others, other)).toBe(0));
  const id = await sessionId();
  const heard = new Promise<void>((resolve) => {
    void listener.on(sessionChangesName, (ids) => {
      if (ids.includes(user.id) || ids.includes(id)) resolve();
    });
  });
  await change(make);
  await heard;
  const found = await find(others, other.db);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected as object);
  await listener.close();
  await other.close();
});

test('what was read before a change was heard of is not kept', async () => {
  await find();
  now = new Date(now.getTime() + 5_000);
  const reading = find();
  told.hear(user.id);
  await reading;
  expect(await costOfFinding()).toBe(1);
  expect(await costOfFinding()).toBe(0);
});

test('nothing is kept while nothing can be heard', async () => {
  await find();
  told.loss();
  expect(await costOfFinding()).toBe(1);
  expect(await costOfFinding()).toBe(1);
  told.reconnect();
  expect(await costOfFinding()).toBe(1);
  expect(await costOfFinding()).toBe(0);
});

test('use that is noted tells nobody', async () => {
  const heard = vi.spyOn(told, 'hear');
  now = new Date(now.getTime() + 11 * 60_000);
  await find();
  expect(await costOfFinding()).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});
