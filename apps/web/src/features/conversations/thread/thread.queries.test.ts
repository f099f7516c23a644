import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { maxReachedMessages } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answer, answerWith, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { message } from '../conversation.fixture.ts';
import { reachMessage, threadQuery } from './thread.queries.ts';

const { listMessages } = conversationRoutes;
const sought = '01990000-0000-7000-8000-000000000001';
const before = { link: '</api/messages/conversation-1?cursor=def>; rel="next"' };

/** Calls that are made for a message, where the first page before what is shown has so many others. */
async function callsFor(others: number) {
  const page = Array.from({ length: others }, (_, at) => message({ id: `older-${at}` }));
  const calls = fakeApi(
    answerWith(listMessages, page, before),
    answer(listMessages, [message({ id: sought })]),
  );
  const client = new QueryClient();
  client.setQueryData(threadQuery('conversation-1').queryKey, {
    messages: [message()],
    olderCursor: 'abc',
  });
  await reachMessage(client, 'conversation-1', sought);
  return calls.map(({ query }) => query);
}

test('what is no message of the conversation is asked for once', async () => {
  expect(await callsFor(50)).toEqual([`cursor=abc&reach=${sought}`]);
});

test('what is further away than one call goes back is asked for again', async () => {
  expect(await callsFor(maxReachedMessages)).toEqual([
    `cursor=abc&reach=${sought}`,
    `cursor=def&reach=${sought}`,
  ]);
});
