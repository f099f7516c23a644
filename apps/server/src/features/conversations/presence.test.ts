import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { openTestStream } from '../../../test/open-test-stream.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
let url: string;
beforeAll(async () => {
  app = await createConversationsTest();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function talkers() {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const { body } = await app.contact(company, freelance);
  return { company, freelance, id: body.conversationId, message: body };
}

const type = (from: MadeUser, id: string) =>
  app.call(conversationRoutes.typing, { token: from.token, params: { id } });

describe('read marks', () => {
  const readAt = async (reader: MadeUser, id: string) => (await app.show(reader, id)).body.otherReadAt;

  test('tell who wrote until when the other has read', async () => {
    const { company, freelance, id, message } = await talkers();
    expect(await readAt(company, id)).toBeNull();
    await app.markRead(freelance, id);
    const first = await readAt(company, id);
    expect(first && first >= message.createdAt).toBe(true);
    expect((await app.list(company)).body[0]?.otherReadAt).toBe(first);
    expect(await readAt(freelance, id)).toBeNull();
    const { body: next } = await app.send(company, id);
    expect(String(await readAt(company, id)) < next.createdAt).toBe(true);
  });

  test('cover what was read, though this server’s clock be late', async () => {
    const { company, freelance, id } = await talkers();
    const { body: last } = await app.send(company, id);
    app.passTime({ minutes: -5 });
    await app.markRead(freelance, id);
    app.passTime({ minutes: 5 });
    expect(await readAt(company, id)).toBe(last.createdAt);
  });
});

describe('typing', () => {
  test('is told to the other alone, while they look', async () => {
    const { company, freelance, id } = await talkers();
    const theirs = await openTestStream(url, freelance.token);
    const own = await openTestStream(url, company.token);
    await Promise.all([theirs.lastId(), own.lastId()]);
    expect((await type(company, id)).status).toBe(204);
    expect(await theirs.next(1)).toEqual([{ id: null, event: 'typing', data: { conversationId: id } }]);
    await app.send(company, id);
    expect(await own.next(1)).toMatchObject([{ event: 'message' }]);
    theirs.close();
    own.close();
  });

  test('is refused where nothing may be written', async () => {
    const { company, freelance, id } = await talkers();
    const stranger = await makeUser(app.context);
    expect((await type(stranger, id)).error.code).toBe('conversation_not_found');
    expect((await type(company, newId())).status).toBe(404);
    await app.call(blockRoutes.create, {
      token: freelance.token,
      params: { id: freelance.id },
      body: { userId: company.id },
    });
    expect((await type(company, id)).error.code).toBe('messages_refused');
  });

  test('tells nobody of a conversation in which nothing was written', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const stream = await openTestStream(url, freelance.token);
    await stream.lastId();
    const { body } = await app.open(company, freelance);
    expect((await type(company, body.id)).status).toBe(204);
    await app.send(company, body.id);
    expect(await stream.next(1)).toMatchObject([{ event: 'message' }]);
    stream.close();
  });
});
