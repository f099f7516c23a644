import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
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

describe('opening a conversation', () => {
  test('makes it, and finds it again for either of the two', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const first = await app.open(company, freelance);
    const again = await app.open(company, freelance);
    const byOther = await app.call(conversationRoutes.create, {
      token: freelance.token,
      body: { user1_id: company.id, user2_id: freelance.id, job_id: null, title: null },
    });
    expect([first.status, again.status, byOther.status]).toEqual([201, 200, 200]);
    expect([again.body, byOther.body]).toEqual([first.body, first.body]);
    expect((await app.contact(freelance, company)).body.conversationId).toBe(first.body.id);
  });

  test('twenty times at once makes one', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? app.open(company, freelance) : app.open(freelance, company),
      ),
    );
    expect(countByStatus(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('is for the two people alone, who both exist and are two', async () => {
    const [one, two, stranger] = [
      await makeUser(app.context),
      await makeUser(app.context),
      await makeUser(app.context),
    ];
    const before = await app.countRows('conversations');
    const ask = (body: unknown) => app.call(conversationRoutes.create, { token: one.token, body });
    expect((await ask({ user1_id: two.id, user2_id: stranger.id })).status).toBe(403);
    expect((await ask({ user1_id: one.id, user2_id: one.id })).error.code).toBe('self_message');
    expect((await ask({ user1_id: one.id, user2_id: newId() })).error.code).toBe('receiver_not_found');
    expect((await ask({ user1_id: 'x', user2_id: one.id })).error.code).toBe('receiver_not_found');
    expect((await ask({ user1_id: one.id, user2_id: two.id, job_id: newId() })).status).toBe(404);
    expect((await ask({ user1_id: one.id })).status).toBe(400);
    expect((await ask({ user1_id: one.id, user2_id: two.id, title: 'x'.repeat(201) })).status).toBe(400);
    expect(await app.countRows('conversations')).toBe(before);
  });

  test('titles it as asked, or after whom it is with', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const { user: jobseeker } = await makeJobseeker(app.context);
    const { user: other } = await makeCompany(app.context);
    await app.open(company, freelance);
    await app.open(company, jobseeker, { title: ' ' });
    await app.open(company, other, { title: 'Groupement Lyon 7' });
    expect((await app.list(company)).body.map(({ title }) => title)).toEqual([
      'Groupement Lyon 7',
      'Nouvelle conversation',
      'Contact direct avec un freelance',
    ]);
    await app.open(freelance, company);
    expect((await app.list(freelance)).body[0]?.title).toBe('Contact direct avec une entreprise');
  });

  test('calls on nobody: the other sees it once something is written', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const { body } = await app.open(company, freelance, { title: 'Rappelez-moi' });
    expect((await app.list(company)).body).toMatchObject([{ id: body.id, lastMessage: null, unread: 0 }]);
    const theirs = await app.list(freelance);
    expect([theirs.body, theirs.headers['x-total-count']]).toEqual([[], '0']);
    await app.send(company, body.id);
    expect((await app.list(freelance)).body).toMatchObject([
      { id: body.id, title: 'Rappelez-moi', unread: 1 },
    ]);
  });
});

describe('the list', () => {
  test('has the last active first, page by page, whichever side of the pair one is', async () => {
    const { user: reader } = await makeFreelance(app.context);
    const others = await Promise.all(Array.from({ length: 7 }, () => makeJobseeker(app.context)));
    const ids: string[] = [];
    for (const { user } of others) ids.push((await app.contact(user, reader)).body.conversationId);
    await app.send(reader, ids[2] ?? '');
    const expected = [ids[2], ids[6], ids[5], ids[4], ids[3], ids[1], ids[0]];

    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await app.list(reader, { limit: 3, cursor });
      expect(page.headers['x-total-count']).toBe('7');
      seen.push(...page.body.map(({ id }) => id));
      cursor = nextCursorOf(page);
    }
    expect(seen).toEqual(expected);
  });

  test('shows the picture of the other’s profile', async () => {
    const reader = await makeUser(app.context);
    const picture = async () => {
      const id = newId();
      const file = { id, kind: 'image', content_type: 'image/webp', byte_size: 1 } as const;
      await app.context.db.insertInto('files').values(file).execute();
      return id;
    };
    const [avatar, portrait, logo] = [await picture(), await picture(), await picture()];
    const { user: freelance } = await makeFreelance(app.context, { avatar_file_id: avatar });
    const { user: jobseeker } = await makeJobseeker(app.context, { avatar_file_id: portrait });
    const { user: company } = await makeCompany(app.context, { logo_file_id: logo });
    const { user: plain } = await makeFreelance(app.context);
    for (const other of [freelance, jobseeker, company, plain]) await app.contact(reader, other);
    expect((await app.list(reader)).body.map(({ other_avatar }) => other_avatar)).toEqual([
      null,
      `/files/${logo}`,
      `/files/${portrait}`,
      `/files/${avatar}`,
    ]);
  });

  test('says whom the other writes for, and where their profile is', async () => {
    const { user: reader } = await makeFreelance(app.context);
    const { user, profile: company } = await makeCompany(app.context);
    const bare = await makeUser(app.context);
    await app.contact(user, reader);
    await app.contact(bare, reader);
    expect((await app.list(reader)).body).toMatchObject([
      { other_profile_id: null, other_company: null },
      { other_profile_id: company.id, other_company: company.name },
    ]);
  });

  test('gives one conversation alone, to its two people', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: freelance } = await makeFreelance(app.context);
    const stranger = await makeUser(app.context);
    const id = (await app.contact(company, freelance)).body.conversationId;
    await app.contact(stranger, freelance);
    for (const reader of [company, freelance]) {
      const [listed] = (await app.list(reader)).body.filter((conversation) => conversation.id === id);
      expect((await app.show(reader, id)).body).toEqual(listed);
    }
    for (const missing of [newId(), 'x']) expect((await app.show(company, missing)).status).toBe(404);
    expect((await app.show(stranger, id)).error.code).toBe('conversation_not_found');
    expect((await app.show({ ...stranger, id: company.id }, id)).status).toBe(403);
    const unwritten = (await app.open(company, stranger)).body.id;
    expect((await app.show(company, unwritten)).body.lastMessage).toBeNull();
    expect((await app.show(stranger, unwritten)).status).toBe(404);
  });

  test('is one’s own alone', async () => {
    const { user: reader } = await makeFreelance(app.context);
    const other = await makeUser(app.context);
    for (const id of [other.id, newId(), 'x']) {
      expect((await app.list({ ...reader, id })).status).toBe(403);
    }
    expect((await app.list(reader, { cursor: 'x' })).status).toBe(400);
    expect((await app.list(reader)).body).toEqual([]);
  });

  test('carries nothing private of the other', async () => {
    const { user: company } = await makeCompany(app.context);
    const { user: jobseeker } = await makeJobseeker(app.context);
    await app.contact(company, jobseeker);
    const text = JSON.stringify((await app.list(company)).body);
    expect(text).not.toContain(jobseeker.email);
    expect(text).not.toContain(String(jobseeker.phone));
  });
});
