import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { maxReachedMessages } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import {
  type ConversationsTest,
  countByStatus,
  createConversationsTest,
  nextCursorOf,
} from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

async function talkers() {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const { body } = await app.contact(company, freelance);
  return { company, freelance, id: body.conversationId };
}

const unreadOf = async ({ token }: MadeUser) =>
  (await app.call(accountRoutes.me, { token })).body.unreadCount;

describe('writing and reading', () => {
  test('answers the new message, which both read', async () => {
    const { company, freelance, id } = await talkers();
    const { status, body } = await app.send(freelance, id, '  Avec plaisir.\n\nÀ lundi ! 🏠 ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      conversationId: id,
      senderId: freelance.id,
      receiverId: company.id,
      subject: null,
      content: 'Avec plaisir.\n\nÀ lundi ! 🏠',
    });
    for (const reader of [company, freelance]) {
      expect((await app.read(reader, id)).body.at(-1)).toEqual(body);
    }
  });

  test('messages written at once are stored once each, in one order without ties', async () => {
    const { company, freelance, id } = await talkers();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => app.send(index % 2 ? company : freelance, id, `${index}`)),
    );
    expect(countByStatus(answers)).toEqual({ 201: 60 });
    const { body } = await app.read(company, id, { limit: 100 });
    expect(body).toHaveLength(61);
    const instants = body.map(({ createdAt }) => createdAt);
    expect(instants).toEqual([...new Set(instants)].sort());
  });

  test('messages stand in the order they were written in, though a server’s clock be late', async () => {
    const { company, freelance, id } = await talkers();
    app.passTime({ minutes: -5 });
    for (const content of ['un', 'deux', 'trois']) await app.send(freelance, id, content);
    app.passTime({ minutes: 5 });
    const { body } = await app.read(company, id);
    expect(body.map(({ content }) => content)).toEqual(['Bonjour', 'un', 'deux', 'trois']);
    expect(new Set(body.map(({ createdAt }) => createdAt)).size).toBe(4);
  });

  test('the last 50 come oldest first, and the link leads backwards without hole or repeat', async () => {
    const { company, freelance, id } = await talkers();
    for (let index = 1; index <= 120; index += 1) await app.send(freelance, id, `${index}`);
    const first = await app.read(company, id);
    expect(first.headers['x-total-count']).toBe('121');
    expect(first.body.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, i) => `${i + 71}`),
    );
    const second = await app.read(company, id, { cursor: nextCursorOf(first) });
    await app.send(freelance, id, 'meanwhile');
    const third = await app.read(company, id, { cursor: nextCursorOf(second) });
    expect(second.body.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, i) => `${i + 21}`),
    );
    expect(third.body.map(({ content }) => content)).toEqual([
      'Bonjour',
      ...Array.from({ length: 20 }, (_, i) => `${i + 1}`),
    ]);
    expect(nextCursorOf(third)).toBeNull();
    expect((await app.read(company, id, { limit: 3 })).body).toHaveLength(3);
    expect((await app.read(company, id, { limit: 1000 })).body).toHaveLength(100);
  });

  test('a page goes back to a message that is asked for, a little further, and to nothing of others', async () => {
    const { company, freelance, id } = await talkers();
    const ids: string[] = [];
    for (let index = 1; index <= 120; index += 1)
      ids.push((await app.send(freelance, id, `${index}`)).body.id);
    const first = await app.read(company, id);
    const cursor = nextCursorOf(first);
    const reached = await app.read(company, id, { cursor, reach: ids[14] });
    expect(reached.body.map(({ content }) => content)).toEqual(
      Array.from({ length: 66 }, (_, i) => `${i + 5}`),
    );
    expect(nextCursorOf(reached)).not.toBeNull();
    // near enough: a page as it would be
    expect((await app.read(company, id, { cursor, reach: ids[60] })).body).toHaveLength(50);
    const other = await talkers();
    const elsewhere = (await app.send(other.freelance, other.id, 'ailleurs')).body.id;
    for (const reach of [elsewhere, 'x', other.id])
      expect((await app.read(company, id, { cursor, reach })).body).toHaveLength(50);
    expect((await app.read(other.company, id, { cursor, reach: ids[14] })).status).toBe(404);
  });

  test('a page goes back no further than it may, however old what it is to reach', async () => {
    const { company, id } = await talkers();
    const { db } = app.context;
    const first = await db
      .selectFrom('messages')
      .selectAll()
      .where('conversation_id', '=', id)
      .executeTakeFirstOrThrow();
    const later = Array.from({ length: maxReachedMessages + 20 }, (_, at) => ({
      ...first,
      ...{ id: newId(), created_at: new Date(first.created_at.getTime() + 1 + at) },
    }));
    await db.insertInto('messages').values(later).execute();
    const reached = await app.read(company, id, { reach: first.id });
    expect(reached.body).toHaveLength(maxReachedMessages);
    expect(nextCursorOf(reached)).not.toBeNull();
  });

  test('nonsense in the query is refused', async () => {
    const { company, id } = await talkers();
    const notOurs = Buffer.from('[1e300,"x"]').toString('base64url');
    const badQueries = [{ limit: 0 }, { limit: 'x' }, { cursor: 'x' }, { cursor: notOurs }];
    for (const query of badQueries) expect((await app.read(company, id, query)).status).toBe(400);
  });

  test('a blank message is refused', async () => {
    const { company, id } = await talkers();
    for (const content of ['', '   ', '\n\t\u00a0'])
      expect((await app.send(company, id, content)).status).toBe(400);
    expect((await app.read(company, id)).body).toHaveLength(1);
  });
});

describe('somebody else', () => {
  test('gets for a conversation what a missing one answers', async () => {
    const { id } = await talkers();
    const stranger = await makeUser(app.context);
    const missing = [newId(), 'not-an-id'];
    const answersFor = async (conversationId: string) => [
      await app.read(stranger, conversationId),
      await app.send(stranger, conversationId),
      await app.markRead(stranger, conversationId),
    ];
    const theirs = (await answersFor(id)).map(({ status, error }) => ({ status, error }));
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const conversationId of missing) {
      const absent = (await answersFor(conversationId)).map(({ status, error }) => ({ status, error }));
      expect(absent).toEqual(theirs);
    }
  });

  test('cannot write in the name of one of the two', async () => {
    const { company, freelance, id } = await talkers();
    expect((await app.send({ ...freelance, id: company.id }, id)).status).toBe(403);
    expect((await app.read(company, id)).body).toHaveLength(1);
  });

  test('signed out gets nothing', async () => {
    const { company, id } = await talkers();
    const signedOut = { ...company, token: '' };
    const answers = [
      await app.read(signedOut, id),
      await app.send(signedOut, id),
      await app.markRead(signedOut, id),
      await app.list(signedOut),
      await app.open(signedOut, company),
    ];
    expect(countByStatus(answers)).toEqual({ 401: 5 });
  });
});

test('unread messages are counted for the receiver until the conversation is read', async () => {
  const { company, freelance, id } = await talkers();
  await app.send(company, id);
  expect([await unreadOf(company), await unreadOf(freelance)]).toEqual([0, 2]);
  await app.contact((await makeCompany(app.context)).user, freelance);
  expect(await unreadOf(freelance)).toBe(3);

  expect((await app.markRead(freelance, id)).status).toBe(204);
  expect(await unreadOf(freelance)).toBe(1);
  await app.send(freelance, id);
  expect([await unreadOf(company), await unreadOf(freelance)]).toEqual([1, 1]);
});

test('a thread stays when the other account is gone, and takes no message any more', async () => {
  const { company, freelance, id } = await talkers();
  await app.send(freelance, id, 'Oui');
  await app.context.db.deleteFrom('users').where('id', '=', freelance.id).execute();
  const { body } = await app.read(company, id);
  expect(body.map(({ senderId, receiverId }) => [senderId, receiverId])).toEqual([
    [company.id, null],
    [null, company.id],
  ]);
  expect((await app.list(company)).body[0]).toMatchObject({
    other_user_id: null,
    other_username: 'Utilisateur supprimé',
    other_role: null,
    other_avatar: null,
    lastMessage: { content: 'Oui', senderId: null },
  });
  const { status, error } = await app.send(company, id);
  expect([status, error.code]).toEqual([404, 'receiver_not_found']);
  const typed = await app.call(conversationRoutes.typing, { token: company.token, params: { id } });
  expect([typed.status, (await app.markRead(company, id)).status]).toEqual([204, 204]);
  expect(await unreadOf(company)).toBe(0);
  expect(
    (
      await app.call(conversationRoutes.listMessages, {
        token: freelance.token,
        params: { conversationId: id },
      })
    ).status,
  ).toBe(401);
});

test('a thread is forgotten once both accounts are gone', async () => {
  const { company, freelance, id } = await talkers();
  const written = async () => {
    const { db } = app.context;
    const conversations = db.selectFrom('conversations').select('id').where('id', '=', id);
    const messages = db.selectFrom('messages').select('id').where('conversation_id', '=', id);
    return [(await conversations.execute()).length, (await messages.execute()).length];
  };
  await app.context.db.deleteFrom('users').where('id', '=', company.id).execute();
  expect(await written()).toEqual([1, 1]);
  await app.context.db.deleteFrom('users').where('id', '=', freelance.id).execute();
  expect(await written()).toEqual([0, 0]);
});
