import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { plansKept } from '../../../test/read-plan.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';
import { listMessageRows } from './messages.repository.ts';

let app: ConversationsTest;
beforeAll(async () => {
  app = await createConversationsTest();
});
afterAll(() => app.close());

test('the messages of a long conversation are read by a plan that is kept', async () => {
  const { db } = app.context;
  const [company, freelance] = [await makeCompany(app.context), await makeFreelance(app.context)];
  const { body } = await app.contact(company.user, freelance.user);
  const id = body.conversationId;
  await sql`insert into messages (id, conversation_id, sender_id, content, created_at)
    select gen_random_uuid(), ${id}, ${company.user.id}, 'Bonjour', now() - make_interval(mins => minute)
    from generate_series(1, 20000) as minute`.execute(db);
  await sql`analyze messages`.execute(db);
  const before = { at: new Date(), id };
  for (const from of [null, before])
    expect(await plansKept(db, (one) => listMessageRows(one, id, { before: from, take: 51 }))).toBe(1);
});
