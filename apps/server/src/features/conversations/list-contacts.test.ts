import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { maxContactsAsked } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

const ask = (user: MadeUser, ids: string | readonly string[], of = user) =>
  app.call(contactRoutes.list, { token: user.token, query: { userId: of.id, with: ids } });

test('whom one wrote to is known by account and by profile, to both of the two', async () => {
  const company = await makeCompany(app.context);
  const freelance = await makeFreelance(app.context);
  const { body: message } = await app.contact(company.user, freelance.user);
  const contact = {
    conversationId: message.conversationId,
    lastMessageAt: message.createdAt,
    isLastMine: true,
    isBlocked: false,
  };
  const ids = [freelance.user.id, freelance.profile.id];
  const { status, body } = await ask(company.user, ids.join(','));
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  for (const id of ids) expect(body).toContainEqual({ ...contact, with: id });
  expect((await ask(freelance.user, company.profile.id)).body).toEqual([
    { ...contact, with: company.profile.id, isLastMine: false },
  ]);
});

test('of several conversations the last one counts, and an empty one never does', async () => {
  const { user: company } = await makeCompany(app.context);
  const {
    user: jobseeker,
    profile: { id },
  } = await makeJobseeker(app.context);
  await app.open(company, jobseeker);
  expect((await ask(company, id)).body).toEqual([]);
  const first = await app.contact(company, jobseeker);
  app.passTime({ days: 1 });
  const answer = await app.send(jobseeker, first.body.conversationId);
  expect((await ask(company, id)).body).toMatchObject([
    { lastMessageAt: answer.body.createdAt, isLastMine: false },
  ]);
});

test('what others wrote to each other is told to nobody else', async () => {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  const { user: stranger } = await makeJobseeker(app.context);
  await app.contact(company, freelance);
  expect((await ask(stranger, [company.id, freelance.id])).body).toEqual([]);
  expect((await ask(stranger, freelance.id, company)).status).toBe(403);
});

test('somebody whom one blocked is told as such', async () => {
  const { user: company } = await makeCompany(app.context);
  const { user: freelance } = await makeFreelance(app.context);
  await app.contact(company, freelance);
  await app.context.db
    .insertInto('blocks')
    .values({ blocker_id: company.id, blocked_id: freelance.id, blocked_at: new Date() })
    .execute();
  expect((await ask(company, freelance.id)).body).toMatchObject([{ isBlocked: true }]);
  expect((await ask(freelance, company.id)).body).toMatchObject([{ isBlocked: false }]);
});

test('ids that are nobody’s, or no ids at all, are left out, and too many are refused', async () => {
  const { user } = await makeCompany(app.context);
  expect((await ask(user, [newId(), 'nobody', user.id])).body).toEqual([]);
  const many = await ask(user, Array(maxContactsAsked + 1).fill('x'));
  expect([many.status, many.error.issues?.[0]?.path]).toEqual([400, 'with']);
  expect((await ask(user, 'x'.repeat(65))).status).toBe(400);
});
