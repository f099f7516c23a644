import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConversationsTest, countByStatus, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

test('a contact message opens a conversation that both people find under their messages', async () => {
  const { user: company } = await makeCompany(app.context, { username: 'Hélène Morin' });
  const { user: freelance } = await makeFreelance(app.context, { username: 'Camille Durand' });
  const { status, body } = await app.contact(company, freelance);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    senderId: company.id,
    receiverId: freelance.id,
    subject: 'Un projet',
    content: 'Bonjour',
  });
  const [mine] = (await app.list(company)).body;
  expect(mine).toMatchObject({
    id: body.conversationId,
    other_user_id: freelance.id,
    other_username: 'Camille Durand',
    other_role: 'freelance',
    title: 'Un projet',
    unread: 0,
    lastMessage: { content: 'Bonjour', senderId: company.id, createdAt: body.createdAt },
  });
  const [theirs] = (await app.list(freelance)).body;
  expect(theirs).toMatchObject({ id: body.conversationId, other_role: 'entreprise', unread: 1 });
});

test('every contact message between two people is in the same conversation and keeps its subject', async () => {
  const { user: jobseeker } = await makeJobseeker(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const write = (from: typeof jobseeker, to: typeof jobseeker, subject: string) =>
    app.call(conversationRoutes.contact, {
      token: from.token,
      body: { senderId: from.id, receiverId: to.id, subject, content: 'Bonjour' },
    });
  const first = await write(jobseeker, freelance, 'Premier objet');
  const second = await write(freelance, jobseeker, 'Second objet');
  expect(second.body.conversationId).toBe(first.body.conversationId);
  const { body } = await app.read(jobseeker, first.body.conversationId);
  expect(body.map(({ subject }) => subject)).toEqual(['Premier objet', 'Second objet']);
  expect((await app.list(jobseeker)).body).toHaveLength(1);
});

test('a receiver who does not exist is told so, and nothing is kept', async () => {
  const { user } = await makeFreelance(app.context);
  const before = await app.countRows('conversations');
  for (const id of [newId(), 'nobody', '1']) {
    const { status, error } = await app.contact(user, { id });
    expect([status, error.code]).toEqual([404, 'receiver_not_found']);
  }
  expect(await app.countRows('conversations')).toBe(before);
});

test('nobody writes to themselves', async () => {
  const { user } = await makeFreelance(app.context);
  for (const id of [user.id, user.id.toUpperCase()]) {
    const { status, error } = await app.contact(user, { id });
    expect([status, error.code]).toEqual([400, 'self_message']);
  }
});

test('nobody writes in another’s name, or signed out', async () => {
  const { user: freelance } = await makeFreelance(app.context);
  const other = await makeUser(app.context);
  const forged = await app.contact({ ...freelance, id: other.id }, other);
  expect(forged.status).toBe(403);
  const anonymous = await app.contact({ ...freelance, token: '' }, other);
  expect(anonymous.status).toBe(401);
  expect((await app.list(freelance)).body).toEqual([]);
});

test('a subject and a content are needed', async () => {
  const { user } = await makeFreelance(app.context);
  const other = await makeUser(app.context);
  const bodies = [
    { senderId: user.id, receiverId: other.id, subject: '  ', content: 'Bonjour' },
    { senderId: user.id, receiverId: other.id, subject: 'Objet', content: ' \u00a0\n ' },
    { senderId: user.id, receiverId: other.id, subject: 'Objet', content: 'a\0b' },
    { senderId: user.id, receiverId: other.id, subject: 'Objet', content: 'x'.repeat(10_001) },
    { senderId: user.id, receiverId: other.id, content: 'Bonjour' },
    { receiverId: other.id, subject: 'Objet', content: 'Bonjour' },
    { senderId: user.id, subject: 'Objet', content: 'Bonjour' },
    [],
    'Bonjour',
  ];
  for (const body of bodies) {
    const { status } = await app.call(conversationRoutes.contact, { token: user.token, body });
    expect([body, status]).toEqual([body, 400]);
  }
});

test('two people who write to each other for the first time at once share one conversation', async () => {
  const { user: a } = await makeFreelance(app.context);
  const { user: b } = await makeCompany(app.context);
  const before = await app.countRows('conversations');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? app.contact(a, b) : app.contact(b, a))),
  );
  expect(countByStatus(answers)).toEqual({ 201: 20 });
  expect(new Set(answers.map(({ body }) => body.conversationId)).size).toBe(1);
  expect(await app.countRows('conversations')).toBe(before + 1);
  expect((await app.list(a)).body[0]).toMatchObject({ unread: 10 });
  expect((await app.list(b)).body[0]).toMatchObject({ unread: 10 });
});
