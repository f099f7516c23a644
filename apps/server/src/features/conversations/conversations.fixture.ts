import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { sql } from 'kysely';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

type Table = 'conversations' | 'messages' | 'conversation_reads' | 'idempotency_keys';

/** The product, some parts changed if need be, and what tests of conversations do in it again and again. */
export async function createConversationsTest(change?: Parameters<typeof createTestApp>[0]) {
  const app: TestApp = await createTestApp(change);
  const { call, context } = app;

  const contact = (
    from: MadeUser,
    to: { id: string },
    headers: Record<string, string> = {},
    text = 'Bonjour',
  ) =>
    call(conversationRoutes.contact, {
      token: from.token,
      headers,
      body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: text },
    });
  const send = (
    from: MadeUser,
    conversationId: string,
    content = 'Bonjour',
    headers: Record<string, string> = {},
  ) =>
    call(conversationRoutes.sendMessage, {
      token: from.token,
      headers,
      params: { conversationId },
      body: { senderId: from.id, content },
    });

  return {
    ...app,
    contact,
    send,
    open: (from: MadeUser, to: { id: string }, more: { title?: string; job_id?: string | null } = {}) =>
      call(conversationRoutes.create, {
        token: from.token,
        body: { user1_id: from.id, user2_id: to.id, ...more },
      }),
    read: (reader: MadeUser, conversationId: string, query: Record<string, unknown> = {}) =>
      call(conversationRoutes.listMessages, { token: reader.token, params: { conversationId }, query }),
    list: (of: MadeUser, query: Record<string, unknown> = {}) =>
      call(conversationRoutes.list, { token: of.token, params: { userId: of.id }, query }),
    show: (of: MadeUser, id: string) =>
      call(conversationRoutes.get, { token: of.token, params: { userId: of.id, id } }),
    markRead: (reader: MadeUser, id: string) =>
      call(conversationRoutes.markRead, { token: reader.token, params: { id } }),
    quota: (of: MadeUser) =>
      call(conversationRoutes.contactedCount, { token: of.token, query: { userId: of.id } }),
    /** A company that contacted that many freelances. */
    async companyWithContacts(count: number): Promise<MadeUser> {
      const { user } = await makeCompany(context);
      for (let made = 0; made < count; made += 1) {
        const freelance = await makeFreelance(context);
        const { status } = await contact(user, freelance.user);
        if (status !== 201) throw new Error(`contact ${made + 1} answered ${status}`);
      }
      return user;
    },
    async countRows(table: Table): Promise<number> {
      const found = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        context.db,
      );
      return Number(found.rows[0]?.count);
    },
  };
}

export type ConversationsTest = Awaited<ReturnType<typeof createConversationsTest>>;

/** How often each status was answered. */
export function countByStatus(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Where `Link: rel="next"` leads, as the cursor of the next call. */
export function nextCursorOf({ headers }: { headers: Readonly<Record<string, unknown>> }): string | null {
  const url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  return url ? new URL(url, 'http://localhost').searchParams.get('cursor') : null;
}
