import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { openTestStream } from '../../../test/open-test-stream.ts';
import { type ApiProcess, startApiProcess } from '../../../test/start-api-process.ts';
import { conversationsOf, createEventsTest, type EventsTest } from './events.fixture.ts';

let here: EventsTest;
let there: ApiProcess;
beforeAll(async () => {
  here = await createEventsTest();
  there = await startApiProcess(here.connection);
});
afterAll(async () => {
  await there.kill();
  await here.close();
});

const openThere = (token: string, lastEventId?: string) =>
  openTestStream(there.url, token, lastEventId === undefined ? {} : { lastEventId });

test('a message written at one server is told at the other, to both people', async () => {
  const { user: company } = await makeCompany(here.context);
  const { user: freelance } = await makeFreelance(here.context);
  const [hers, his] = [await openThere(freelance.token), await here.open(company)];
  await Promise.all([hers.lastId(), his.lastId()]);
  const { body } = await here.call(conversationRoutes.contact, {
    token: company.token,
    body: { senderId: company.id, receiverId: freelance.id, subject: 'Un projet', content: 'Bonjour' },
  });
  const told = { event: 'message', data: { conversationId: body.conversationId, messageId: body.id } };
  expect(await hers.next(1)).toMatchObject([told]);
  expect(await his.next(1)).toMatchObject([told]);
});

test('what is not kept crosses as well', async () => {
  const nora = await makeUser(here.context);
  const stream = await openThere(nora.token);
  await stream.lastId();
  await here.context.events.whisper(nora.id, 'typing', { conversationId: 'c' });
  expect(await stream.next(1)).toMatchObject([{ event: 'typing' }]);
});

test('a session that ends at one server ends its streams at the other', async () => {
  const nora = await makeUser(here.context);
  const stream = await openThere(nora.token);
  await stream.lastId();
  await here.call(accountRoutes.logout, { token: nora.token });
  expect(await stream.ended()).toMatchObject([{ event: 'close', data: { reason: 'session_ended' } }]);
});

test('who loses one server goes on at the other where they were', async () => {
  const nora = await makeUser(here.context);
  const stream = await openThere(nora.token);
  await stream.lastId();
  const seen = await here.publish(nora);
  expect(conversationsOf(await stream.next(1))).toEqual([seen]);
  await there.kill();
  expect(await stream.ended()).toEqual([]);
  const missed = await here.publish(nora);
  const again = await here.open(nora, { lastEventId: String(await stream.lastId()) });
  expect(conversationsOf(await again.next(1))).toEqual([missed]);
});
