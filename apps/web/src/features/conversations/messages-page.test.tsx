import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { forgetUnsent, unsentStorage } from '../../core/storage/unsent-storage.ts';
import { paths, patterns } from '../../paths.ts';
import { conversation } from './conversation.fixture.ts';
import { conversationTexts as texts } from './conversations.texts.ts';
import MessagesPage from './messages-page.tsx';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderPage(MessagesPage, patterns.profileMessages);

test('a conversation shows who, in what role, about what, the last word and what is unread', async () => {
  fakeApi(answer(conversationRoutes.list, [conversation({ unread: 3 })]));
  open();
  const link = await screen.findByRole('link', { name: texts.openChatWith('Awa Ndiaye') });
  expect(link.textContent).toBe('Ouvrir le chat');
  expect(link.getAttribute('href')).toBe(paths.chat(conversation().id));
  for (const text of ['Entreprise', 'Surélévation', 'Bonjour !', '3 messages non lus']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('the tab counts what is unread', async () => {
  const { user } = camille;
  fakeApi(
    answer(conversationRoutes.list, []),
    answer(accountRoutes.me, {
      user,
      profile: null,
      unreadCount: 2,
      unseenApplicationCount: 0,
      unreadNotificationCount: 0,
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Messages 2\u00a0messages non lus' })).toBeTruthy();
});

test('no conversation yet: says so, and where to find somebody', async () => {
  fakeApi(answer(conversationRoutes.list, []));
  open();
  expect(await screen.findByText('Aucune conversation.')).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.browse }).getAttribute('href')).toBe(paths.directory());
});

test('a search asks for it, stands in the address, and says what it found', async () => {
  const calls = fakeApi(
    answer(conversationRoutes.list, [
      conversation(),
      conversation({ id: 'c2', other_username: 'Léo Martin' }),
    ]),
    answer(conversationRoutes.list, [conversation()]),
  );
  const { router } = open();
  expect(await screen.findByText('Léo Martin')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'toiture{Enter}');
  await waitFor(() => expect(screen.queryByText('Léo Martin')).toBeNull());
  expect(router.state.location.search).toBe('?search=toiture');
  expect(calls.filter(({ route }) => route === conversationRoutes.list)).toHaveLength(2);
});

test('a search without a result is not an empty mailbox, and can be undone', async () => {
  fakeApi(answer(conversationRoutes.list, []), answer(conversationRoutes.list, [conversation()]));
  const { router } = renderPage(
    MessagesPage,
    patterns.profileMessages,
    `${paths.profileMessages()}?search=zzz`,
  );
  expect(await screen.findByText(asShown(texts.nothingFound('zzz')))).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zzz');
  await userEvent.click(screen.getByRole('button', { name: texts.reset }));
  expect(await screen.findByText('Awa Ndiaye')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a search tells the message that was found, its words marked, and opens there', async () => {
  const excerpt = '…la toiture en zinc, enfin.';
  const found = {
    ...{ messageId: 'm1', excerpt, senderId: camille.user.id },
    createdAt: '2026-01-05T10:00:00.000Z',
  };
  unsentStorage(camille.user.id).write(`draft:${conversation().id}`, 'Je pensais que');
  fakeApi(
    answer(conversationRoutes.list, [
      conversation({ found }),
      conversation({ id: 'c2', other_username: 'Zoé Toiture', found: null }),
    ]),
  );
  renderPage(
    MessagesPage,
    patterns.profileMessages,
    `${paths.profileMessages()}?search=${encodeURIComponent('TOÎTURE zinc')}`,
  );
  const link = await screen.findByRole('link', { name: texts.openChatWith('Awa Ndiaye') });
  expect(link.getAttribute('href')).toBe(paths.chat(conversation().id, { message: 'm1' }));
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['toiture', 'zinc', 'Toiture']);
  expect(document.querySelector('mark')?.parentElement?.textContent).toBe(`Vous\u00a0: ${excerpt}`);
  // found by the name alone: its last words
  expect(screen.getByText('Bonjour !')).toBeTruthy();
  forgetUnsent(camille.user.id);
});

test('what is too short to be looked for says so', async () => {
  fakeApi(answer(conversationRoutes.list, []));
  renderPage(MessagesPage, patterns.profileMessages, `${paths.profileMessages()}?search=a`);
  expect(await screen.findByText(texts.tooShort)).toBeTruthy();
});

test('a draft stands in place of the last word', async () => {
  unsentStorage(camille.user.id).write(`draft:${conversation().id}`, 'Je pensais que');
  fakeApi(answer(conversationRoutes.list, [conversation()]));
  open();
  expect((await screen.findByText(asShown(texts.draft))).parentElement?.textContent).toBe(
    'Brouillon\u00a0: Je pensais que',
  );
  forgetUnsent(camille.user.id);
});

test('a failure is no empty list', async () => {
  fakeApi(lose(conversationRoutes.list), answer(conversationRoutes.list, [conversation()]));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  expect(screen.queryByText('Aucune conversation.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Awa Ndiaye')).toBeTruthy();
});

test('a conversation is archived from its row, and the archives are a page of their own', async () => {
  const calls = fakeApi(
    answer(conversationRoutes.list, [conversation()]),
    answer(conversationRoutes.list, []),
    answer(conversationRoutes.archive, undefined as never),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.archiveOf('Awa Ndiaye') }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(calls.filter(({ route }) => route === conversationRoutes.archive)).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: texts.archives }));
  expect(await screen.findByText(texts.noArchive)).toBeTruthy();
  const asked = calls.filter(({ route }) => route === conversationRoutes.list);
  expect(asked.map(({ query }) => new URLSearchParams(query).get('archived'))).toEqual([
    'false',
    'false',
    'true',
  ]);
});

test('arrows walk the list', async () => {
  fakeApi(
    answer(conversationRoutes.list, [
      conversation(),
      conversation({ id: 'c2', other_username: 'Léo Martin' }),
    ]),
  );
  open();
  const first = await screen.findByRole('link', { name: texts.openChatWith('Awa Ndiaye') });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.openChatWith('Léo Martin'));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(first);
});
