import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../test/builders/index.ts';
import { createEventsTest, type EventsTest } from './events.fixture.ts';

let app: EventsTest;
beforeAll(async () => {
  app = await createEventsTest();
});
afterAll(() => app.close());

const ended = [{ event: 'close', data: { reason: 'session_ended' } }];

test('a stream ends when its session does, and other sessions’ go on', async () => {
  const [nora, paul] = [await makeUser(app.context), await makeUser(app.context)];
  const [hers, his] = [await app.open(nora), await app.open(paul)];
  await app.call(accountRoutes.logout, { token: nora.token });
  expect(await hers.ended()).toMatchObject(ended);
  await app.publish(paul);
  expect(await his.next(1)).toHaveLength(1);
});

test('a stream ends when its account is deleted, from wherever that is', async () => {
  const nora = await makeUser(app.context);
  const stream = await app.open(nora);
  await app.context.db.deleteFrom('users').where('id', '=', nora.id).execute();
  expect(await stream.ended()).toMatchObject(ended);
});

test('hundreds of sessions that end at once all end their streams', async () => {
  const nora = await makeUser(app.context);
  const others = Array.from({ length: 450 }, (_, index) => ({
    id: crypto.randomUUID(),
    user_id: nora.id,
    token_hash: Buffer.from(`other ${index}`),
    user_agent: null,
    ip_address: null,
    expires_at: new Date(Date.now() + 3_600_000),
  }));
  await app.context.db.insertInto('sessions').values(others).execute();
  const stream = await app.open(nora);
  await app.context.db.deleteFrom('sessions').where('user_id', '=', nora.id).execute();
  expect(await stream.ended()).toMatchObject(ended);
});

test('a session that ended unheard, or by age, ends its streams as well', async () => {
  const nora = await makeUser(app.context);
  const stream = await app.open(nora);
  await app.context.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', nora.id)
    .execute();
  await app.context.events.checkSessions();
  expect(await stream.ended()).toMatchObject(ended);
});

test('a server that stops ends its streams, and says so', async () => {
  const stopping = await createEventsTest();
  const stream = await stopping.open(await makeUser(stopping.context));
  await stopping.server.close();
  expect(await stream.ended()).toMatchObject([{ event: 'close', data: { reason: 'server_stopping' } }]);
  await stopping.close();
});
