import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { reader } from './fill-messages.ts';
import type { Questions, Scenario } from './open-side.ts';

const conversationId = (number: number) => `01900001-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const lastOf = (number: number, cursor?: string) =>
  buildUrl(conversationRoutes.listMessages, {
    params: { conversationId: conversationId(number) },
    query: { cursor },
  });

/** The last messages of a long conversation and of ordinary ones, those before them, and the list of conversations. */
export const messageQuestions: Questions = async (_database, productUrl) => {
  const middle = await cursorFromThe(productUrl, 3);
  const scenarios: Scenario[] = [
    { name: 'last 50 of the longest', paths: [lastOf(0)] },
    { name: 'last 50 of ordinary ones', paths: Array.from({ length: 9 }, (_, index) => lastOf(index + 1)) },
    { name: '50 further back', paths: [lastOf(0, middle)] },
    {
      name: 'conversations',
      paths: [buildUrl(conversationRoutes.list, { params: { userId: reader.id } })],
    },
  ];
  return scenarios.map((scenario) => ({ ...scenario, token: reader.token }));
};

/** Where that many pages lead back in the longest conversation. */
async function cursorFromThe(productUrl: string, pages: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${productUrl}${lastOf(0, cursor)}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    await answer.arrayBuffer();
    const next = /cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
    if (next) cursor = decodeURIComponent(next);
  }
  return cursor;
}
