import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { eventsOf } from '../../../test/events-of.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

async function talkers() {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  return { company, freelance };
}

test('a message is told to both, and one that was sent twice only once', async () => {
  const { company, freelance } = await talkers();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await app.contact(company, freelance, headers);
  await app.contact(company, freelance, headers);
  const told = { type: 'message', data: { conversationId: body.conversationId, messageId: body.id } };
  for (const person of [company, freelance]) expect(await eventsOf(app.context, person)).toEqual([told]);
});

test('a refused message is told to nobody', async () => {
  const { company, freelance } = await talkers();
  const { body } = await app.contact(company, freelance);
  await app.send(company, body.conversationId, ' ');
  expect(await eventsOf(app.context, freelance)).toHaveLength(1);
});

test('an opened conversation is told to who opened it alone, once', async () => {
  const { company, freelance } = await talkers();
  const { body } = await app.open(company, freelance);
  await app.open(company, freelance);
  const told = { type: 'conversation', data: { conversationId: body.id } };
  expect(await eventsOf(app.context, company)).toEqual([told]);
  expect(await eventsOf(app.context, freelance)).toEqual([]);
});

test('reading is told to both, unless there was nothing to read', async () => {
  const { company, freelance } = await talkers();
  const { body } = await app.contact(company, freelance);
  await app.markRead(freelance, body.conversationId);
  await app.markRead(freelance, body.conversationId);
  await app.markRead(company, body.conversationId);
  const told = { type: 'conversation', data: { conversationId: body.conversationId } };
  for (const person of [company, freelance])
    expect((await eventsOf(app.context, person)).slice(1)).toEqual([told]);
});
