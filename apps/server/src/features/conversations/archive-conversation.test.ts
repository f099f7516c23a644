import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';
import { mailUnread } from './mail-unread.job.ts';

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
type Own = 'archive' | 'unarchive' | 'markUnread';
const change = (what: Own, { token }: MadeUser, id: string) =>
  app.call(conversationRoutes[what], { token, params: { id } });
const idsOf = async (user: MadeUser, archived?: 'true' | 'false') => {
  const { body, headers } = await app.list(user, archived ? { archived } : {});
  expect(headers['x-total-count']).toBe(String(body.length));
  return body.map(({ id }) => id);
};
const unreadOf = async ({ token }: MadeUser) =>
  (await app.call(accountRoutes.me, { token })).body.unreadCount;

test('what is archived is apart, for oneself alone, until the next message', async () => {
  const { company, freelance, id } = await talkers();
  expect((await change('archive', freelance, id)).status).toBe(204);
  expect([await idsOf(freelance, 'false'), await idsOf(freelance, 'true')]).toEqual([[], [id]]);
  expect(await idsOf(freelance)).toEqual([id]);
  expect((await app.show(freelance, id)).body.isArchived).toBe(true);
  expect([await idsOf(company, 'false'), await idsOf(company, 'true')]).toEqual([[id], []]);
  await app.send(company, id);
  expect([await idsOf(freelance, 'false'), await idsOf(freelance, 'true')]).toEqual([[id], []]);
});

test('one’s own message brings it back too, and so does taking it out', async () => {
  const { company, freelance, id } = await talkers();
  await change('archive', freelance, id);
  await app.send(freelance, id);
  expect(await idsOf(freelance, 'true')).toEqual([]);
  await change('archive', company, id);
  expect(await idsOf(company, 'true')).toEqual([id]);
  await change('unarchive', company, id);
  expect(await idsOf(company, 'true')).toEqual([]);
});

test('nothing archived counts as unread, and a search finds it', async () => {
  const { company, freelance, id } = await talkers();
  expect(await unreadOf(freelance)).toBe(1);
  await change('archive', freelance, id);
  expect(await unreadOf(freelance)).toBe(0);
  expect((await app.show(company, id)).body.otherReadAt).not.toBeNull();
  expect((await app.list(freelance, { search: 'bonjour' })).body).toMatchObject([{ id, isArchived: true }]);
  expect((await app.list(freelance, { search: 'bonjour', archived: 'false' })).body).toEqual([]);
});

test('what is marked as unread counts until it is opened, unknown to the other, and out of the archives', async () => {
  const { company, freelance, id } = await talkers();
  await app.markRead(freelance, id);
  const { otherReadAt } = (await app.show(company, id)).body;
  await change('archive', freelance, id);
  expect((await change('markUnread', freelance, id)).status).toBe(204);
  await change('markUnread', freelance, id);
  expect([await unreadOf(freelance), await idsOf(freelance, 'true')]).toEqual([1, []]);
  expect((await app.show(company, id)).body.otherReadAt).toBe(otherReadAt);
  app.passTime({ days: 1 });
  await mailUnread(app.context);
  await app.runJobs();
  expect(await app.sandbox.mails(freelance.email)).toEqual([]);
  await app.markRead(freelance, id);
  expect(await unreadOf(freelance)).toBe(0);
});

test('who wrote alone may come back to it as well; an empty conversation has nothing to read', async () => {
  const { company, id } = await talkers();
  await change('markUnread', company, id);
  expect(await unreadOf(company)).toBe(1);
  const { user: other } = await makeFreelance(app.context);
  const { body: empty } = await app.open(company, other);
  await change('markUnread', company, empty.id);
  expect(await unreadOf(company)).toBe(1);
});

test('what is neither true nor false is refused', async () => {
  const { company } = await talkers();
  expect((await app.list(company, { archived: 'maybe' })).status).toBe(400);
});
