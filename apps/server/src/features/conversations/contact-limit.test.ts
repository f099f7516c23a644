import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { type ConversationsTest, countByStatus, createConversationsTest } from './conversations.fixture.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

const quotedSentence = 'Vous avez atteint la limite de 10 freelances contactés.';

describe('a company without Premium', () => {
  test('is refused the 11th profile with the quoted sentence, and nothing is written', async () => {
    const company = await app.companyWithContacts(10);
    const { user: freelance } = await makeFreelance(app.context);
    const before = [await app.countRows('conversations'), await app.countRows('messages')];
    const { status, error } = await app.contact(company, freelance);
    expect([status, error]).toEqual([403, { error: quotedSentence, code: 'contact_limit_reached' }]);
    expect([await app.countRows('conversations'), await app.countRows('messages')]).toEqual(before);
    expect((await app.quota(company)).body).toEqual({ count: 10, limit: 10 });
  });

  test('is refused in an empty conversation too, which itself is no contact', async () => {
    const company = await app.companyWithContacts(9);
    const [one, two] = await Promise.all([makeFreelance(app.context), makeJobseeker(app.context)]);
    const opened = [await app.open(company, one.user), await app.open(company, two.user)];
    expect((await app.quota(company)).body.count).toBe(9);
    expect((await app.send(company, opened[0]?.body.id ?? '')).status).toBe(201);
    expect((await app.quota(company)).body.count).toBe(10);
    const { status, error } = await app.send(company, opened[1]?.body.id ?? '');
    expect([status, error.code]).toEqual([403, 'contact_limit_reached']);
    expect((await app.read(two.user, opened[1]?.body.id ?? '')).body).toEqual([]);
  });

  test('goes on with those it contacted, each counted once', async () => {
    const company = await app.companyWithContacts(9);
    const { user: jobseeker } = await makeJobseeker(app.context);
    const { body } = await app.contact(company, jobseeker);
    expect((await app.contact(company, jobseeker)).status).toBe(201);
    expect((await app.send(company, body.conversationId)).status).toBe(201);
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('always answers those who wrote first, who never count', async () => {
    const company = await app.companyWithContacts(10);
    const { user: freelance } = await makeFreelance(app.context);
    const { body } = await app.contact(freelance, company);
    expect((await app.send(company, body.conversationId)).status).toBe(201);
    expect((await app.contact(company, freelance)).status).toBe(201);
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('is not freed by what somebody and others wrote to each other', async () => {
    const earlier = await makeUser(app.context);
    const { user: older } = await makeFreelance(app.context);
    const company = await app.companyWithContacts(10);
    const { user: younger } = await makeFreelance(app.context);
    const later = await makeUser(app.context);
    for (const freelance of [older, younger]) {
      await app.contact(freelance, earlier);
      await app.contact(later, freelance);
      expect((await app.contact(company, freelance)).error.code).toBe('contact_limit_reached');
    }
  });

  test('answers in a conversation it had opened itself before the other wrote first', async () => {
    const company = await app.companyWithContacts(10);
    const { user: freelance } = await makeFreelance(app.context);
    const { body } = await app.open(company, freelance);
    expect((await app.send(freelance, body.id)).status).toBe(201);
    expect((await app.send(company, body.id)).status).toBe(201);
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('writes to companies and to accounts without a type without limit', async () => {
    const company = await app.companyWithContacts(10);
    expect((await app.contact(company, (await makeCompany(app.context)).user)).status).toBe(201);
    expect((await app.contact(company, await makeUser(app.context))).status).toBe(201);
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('at nine contacts gets exactly one more of twenty at once', async () => {
    const company = await app.companyWithContacts(9);
    const others = await Promise.all(Array.from({ length: 20 }, () => makeFreelance(app.context)));
    const opened = await Promise.all(others.slice(0, 10).map(({ user }) => app.open(company, user)));
    const answers = await Promise.all([
      ...opened.map(({ body }) => app.send(company, body.id)),
      ...others.slice(10).map(({ user }) => app.contact(company, user)),
    ]);
    expect(countByStatus(answers)).toEqual({ 201: 1, 403: 19 });
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('writing to one profile ten times at once uses one contact', async () => {
    const company = await app.companyWithContacts(9);
    const { user: freelance } = await makeFreelance(app.context);
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.contact(company, freelance)));
    expect(countByStatus(answers)).toEqual({ 201: 10 });
    expect((await app.quota(company)).body.count).toBe(10);
  });

  test('still counts somebody whose account is gone', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    await app.contact(company, freelance);
    await app.context.db.deleteFrom('users').where('id', '=', freelance.id).execute();
    expect((await app.quota(company)).body.count).toBe(1);
  });
});

test('a subscribed company contacts as many as it likes', async () => {
  const company = await app.companyWithContacts(10);
  const subscribe = (is_subscribed: boolean) =>
    app.context.db
      .updateTable('companies')
      .set({ is_subscribed })
      .where('user_id', '=', company.id)
      .execute();
  await subscribe(true);
  expect((await app.contact(company, (await makeFreelance(app.context)).user)).status).toBe(201);
  expect((await app.quota(company)).body).toEqual({ count: 11, limit: null });
  await subscribe(false);
  expect((await app.contact(company, (await makeFreelance(app.context)).user)).status).toBe(403);
});

test('professionals have no limit', async () => {
  const { user: freelance } = await makeFreelance(app.context);
  const others = await Promise.all(Array.from({ length: 12 }, () => makeJobseeker(app.context)));
  const answers = await Promise.all(others.map(({ user }) => app.contact(freelance, user)));
  expect(countByStatus(answers)).toEqual({ 201: 12 });
  expect((await app.quota(freelance)).body).toEqual({ count: 0, limit: null });
});

test('the count is for its company alone', async () => {
  const { user: company } = await makeCompany(app.context);
  const { user: other } = await makeCompany(app.context);
  const ask = (userId: string | undefined, token?: string) =>
    app.call(conversationRoutes.contactedCount, { token, query: { userId } });
  expect((await ask(company.id)).status).toBe(401);
  expect((await ask(other.id, company.token)).status).toBe(403);
  expect((await ask(undefined, company.token)).status).toBe(400);
  expect((await ask(company.id, company.token)).body).toEqual({ count: 0, limit: 10 });
});
