import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerWith, fakeApi, lose } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import ChatPage from '../chat-page.tsx';
import { conversation, message } from '../conversation.fixture.ts';

const { listMessages, markRead, get } = conversationRoutes;
const sought = '01990000-0000-7000-8000-000000000001';
const old = message({ id: sought, content: 'La tuile romane', createdAt: '2026-01-05T10:00:00.000Z' });
const older = { link: '</api/messages/conversation-1?cursor=abc>; rel="next"' };
const around = [answer(get, conversation()), answer(markRead, undefined)];

beforeEach(() => {
  localStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.unstubAllGlobals();
});

const open = (messageId: string) =>
  renderPage(ChatPage, patterns.chat, paths.chat('conversation-1', { message: messageId }));
const asked = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ route }) => route === listMessages).map(({ query }) => query);

test('a conversation opens at the message that the address names, however far back', async () => {
  // with a keyboard, the field to write in takes the focus of any other conversation
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listening }));
  const calls = fakeApi(
    answerWith(listMessages, [message()], older),
    answer(listMessages, [old, message({ content: 'Après' })]),
    ...around,
  );
  open(sought);
  const bubble = (await screen.findByText('La tuile romane')).closest('[data-message]');
  await waitFor(() => expect(document.activeElement).toBe(bubble));
  expect(bubble?.hasAttribute('data-sought')).toBe(true);
  expect(asked(calls)).toEqual(['', `cursor=abc&reach=${sought}`]);
});

test('one that is there needs no other call; what is no id asks for nothing', async () => {
  for (const name of [sought, 'x'.repeat(300)]) {
    const calls = fakeApi(answerWith(listMessages, [old, message()], older), ...around);
    open(name);
    await screen.findByText('La tuile romane');
    expect(asked(calls).filter((query) => query.includes('reach'))).toEqual([]);
    cleanup();
  }
});

test('one that does not come leaves the conversation as it is', async () => {
  const calls = fakeApi(answerWith(listMessages, [message()], older), lose(listMessages), ...around);
  open(sought);
  await screen.findByText('Bonjour !');
  await waitFor(() => expect(asked(calls)).toHaveLength(2));
  expect(screen.getByText('Bonjour !')).toBeTruthy();
});
