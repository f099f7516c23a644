import { suspendedUserName } from '@mitoyen/contract/core/suspended-user-name.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { mostBlocks } from '@mitoyen/contract/features/blocks/blocks.rules.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { untilWaiting } from '../../../test/while-account-changes.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertBlock, lockPeopleForUpdate } from './blocks.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const block = (by: MadeUser, userId: string) =>
  app.call(blockRoutes.create, { params: { id: by.id }, token: by.token, body: { userId } });
const unblock = (by: MadeUser, blockedId: string) =>
  app.call(blockRoutes.remove, { params: { id: by.id, blockedId }, token: by.token });
const blocked = async (by: MadeUser) =>
  (await app.call(blockRoutes.list, { params: { id: by.id }, token: by.token })).body;
const contact = (from: MadeUser, to: MadeUser) =>
  app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: 'Bonjour' },
  });
const send = (from: MadeUser, conversationId: string) =>
  app.call(conversationRoutes.sendMessage, {
    token: from.token,
    params: { conversationId },
    body: { senderId: from.id, content: 'Encore moi' },
  });
const open = (from: MadeUser, to: MadeUser) =>
  app.call(conversationRoutes.create, {
    token: from.token,
    body: { user1_id: from.id, user2_id: to.id },
  });
const refusal = ({ status, error }: { status: number; error: { code: string; error: string } }) => [
  status,
  error.code,
  error.error,
];
const refused = [403, 'messages_refused', 'Cette personne n’accepte plus vos messages.'];

async function two() {
  const [company, freelance] = await Promise.all([makeCompany(app.context), makeFreelance(app.context)]);
  return { company: company.user, freelance: freelance.user };
}

test('blocking waits for the message that is being written: none comes after it', async () => {
  const { company, freelance } = await two();
  const writing = await app.context.db.startTransaction().execute();
  const ids = [company.id, freelance.id];
  await writing.selectFrom('users').select('id').where('id', 'in', ids).forKeyShare().execute();
  const blocking = block(company, freelance.id);
  try {
    await untilWaiting(app.context, 1);
  } finally {
    await writing.commit().execute();
  }
  expect((await blocking).status).toBe(201);
});

test('a message that comes while its receiver blocks the sender waits, and is refused', async () => {
  const { company, freelance } = await two();
  const { conversationId } = (await contact(freelance, company)).body;
  const blocking = await app.context.db.startTransaction().execute();
  await lockPeopleForUpdate(blocking, [company.id, freelance.id]);
  const writing = [send(freelance, conversationId), contact(freelance, company)];
  try {
    await untilWaiting(app.context, 2);
    await insertBlock(blocking, { blockerId: company.id, blockedId: freelance.id, now: new Date() });
  } finally {
    await blocking.commit().execute();
  }
  for (const answer of writing) expect(refusal(await answer)).toEqual(refused);
});

describe('somebody blocked', () => {
  test('can neither write, nor open a conversation, nor apply; what was written stays', async () => {
    const { company, freelance } = await two();
    const { conversationId } = (await contact(freelance, company)).body;
    expect((await block(company, freelance.id)).status).toBe(201);

    expect(refusal(await send(freelance, conversationId))).toEqual(refused);
    expect(refusal(await contact(freelance, company))).toEqual(refused);
    expect(refusal(await open(freelance, company))).toEqual(refused);
    const { body } = await app.call(conversationRoutes.listMessages, {
      token: company.token,
      params: { conversationId },
    });
    expect(body).toHaveLength(1);
  });

  test('cannot apply to an offer of who blocked them', async () => {
    const offer = await makeOffer(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    await block(offer.user, freelance.id);
    const apply = () =>
      app.call(applicationRoutes.apply, {
        token: freelance.token,
        body: { jobId: offer.id, coverLetter: 'Bonjour', proposedRate: 300 },
      });
    expect(refusal(await apply())).toEqual(refused);
    await unblock(offer.user, freelance.id);
    expect((await apply()).status).toBe(201);
  });

  test('writes again once unblocked', async () => {
    const { company, freelance } = await two();
    await block(company, freelance.id);
    expect((await unblock(company, freelance.id)).status).toBe(204);
    expect((await contact(freelance, company)).status).toBe(201);
  });

  test('is not written to either, until unblocked; the list says who is', async () => {
    const { company, freelance } = await two();
    const { conversationId } = (await contact(freelance, company)).body;
    await block(company, freelance.id);
    const [status, code] = refusal(await send(company, conversationId));
    expect([status, code]).toEqual([403, 'receiver_blocked']);
    const listed = async (of: MadeUser) =>
      (await app.call(conversationRoutes.list, { token: of.token, params: { userId: of.id } })).body[0];
    expect((await listed(company))?.other_is_blocked).toBe(true);
    expect((await listed(freelance))?.other_is_blocked).toBe(false);
  });

  test('gets in no message while the block is being written', async () => {
    const { company, freelance } = await two();
    const { conversationId } = (await contact(freelance, company)).body;
    const sends = Array.from({ length: 10 }, () => send(freelance, conversationId));
    await block(company, freelance.id);
    const accepted = (await Promise.all(sends)).filter(({ status }) => status === 201).length;
    const { body } = await app.call(conversationRoutes.listMessages, {
      token: company.token,
      params: { conversationId },
    });
    expect(body).toHaveLength(1 + accepted);
    expect((await send(freelance, conversationId)).status).toBe(403);
  });
});

describe('blocking', () => {
  test('tells whom one has blocked, the last first, to oneself alone', async () => {
    const { company, freelance } = await two();
    const other = await makeUser(app.context, { username: 'Nora Petit' });
    await block(company, freelance.id);
    app.passTime({ seconds: 1 });
    await block(company, other.id);
    expect(await blocked(company)).toMatchObject([
      { userId: other.id, username: 'Nora Petit', role: null },
      { userId: freelance.id, role: 'freelance' },
    ]);
    expect(await blocked(freelance)).toEqual([]);
  });

  test('twice, or many times at once, or each other, is done once', async () => {
    const { company, freelance } = await two();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? block(company, freelance.id) : block(freelance, company.id),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([await blocked(company), await blocked(freelance)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('is refused for oneself, for nobody, for others, and without a session', async () => {
    const { company, freelance } = await two();
    expect((await block(company, company.id)).error.code).toBe('self_block');
    expect((await block(company, newId())).status).toBe(404);
    expect((await block(company, 'nobody')).status).toBe(404);
    expect((await unblock(company, freelance.id)).error.code).toBe('block_not_found');
    expect((await unblock(company, 'nobody')).status).toBe(404);
    const foreign = { params: { id: freelance.id }, body: { userId: company.id } };
    expect((await app.call(blockRoutes.create, { ...foreign, token: company.token })).status).toBe(403);
    expect((await app.call(blockRoutes.create, foreign)).status).toBe(401);
    expect((await app.call(blockRoutes.list, { params: { id: freelance.id } })).status).toBe(401);
    const params = { id: freelance.id, blockedId: company.id };
    expect((await app.call(blockRoutes.remove, { params })).status).toBe(401);
    expect((await app.call(blockRoutes.remove, { params, token: company.token })).status).toBe(403);
  });

  test('a suspended account is told by no name', async () => {
    const [reader, suspended] = await Promise.all([makeUser(app.context), makeUser(app.context)]);
    await app.context.db
      .updateTable('users')
      .set({ suspended_at: app.context.clock.now() })
      .where('id', '=', suspended.id)
      .execute();
    expect((await block(reader, suspended.id)).body.username).toBe(suspendedUserName);
    expect((await blocked(reader))[0]?.username).toBe(suspendedUserName);
  });

  test('ends at a thousand people, also at once; one who is blocked is not one more', async () => {
    const reader = await makeUser(app.context);
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => makeUser(app.context)));
    const now = app.context.clock.now();
    await block(reader, first?.id ?? '');
    await sql`with people as (
        insert into users (id, username, email, password_hash)
        select gen_random_uuid(), 'Personne Bloquée', 'bloquee-' || number || '@exemple.test', ''
        from generate_series(1, ${mostBlocks - 3}) as number returning id)
      insert into blocks (blocker_id, blocked_id, blocked_at) select ${reader.id}, id, ${now} from people`.execute(
      app.context.db,
    );
    const answers = await Promise.all(others.map(({ id }) => block(reader, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      error: expect.stringContaining('bloqué 1\u202f000 personnes. Débloquez-en une'),
    });
    expect((await block(reader, first?.id ?? '')).status).toBe(201);
    expect(await blocked(reader)).toHaveLength(mostBlocks);
  });

  test('ends with either account', async () => {
    const { company, freelance } = await two();
    await block(company, freelance.id);
    await app.context.db.deleteFrom('users').where('id', '=', freelance.id).execute();
    expect(await blocked(company)).toEqual([]);
  });
});
