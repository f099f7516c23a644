import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { emitLiveEvent, emitMissed, setLiveStatus } from '../../core/live-events/live-bus.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import ChatPage from './chat-page.tsx';
import { conversation, message, otherId } from './conversation.fixture.ts';
import { contactTexts, chatTexts as texts } from './conversations.texts.ts';

let lastId = 0;
const { listMessages, sendMessage, markRead, get } = conversationRoutes;
const listed = answer(get, conversation());
const read = answer(markRead, undefined);

beforeEach(() => {
  localStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

// Each test its own conversation: an outbox outlives its page.
function open() {
  lastId += 1;
  return renderPage(ChatPage, patterns.chat, paths.chat(`conversation-${lastId}`));
}

const contents = () =>
  within(screen.getByRole('region'))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

test('shows the other party, the subject and the messages, oldest first', async () => {
  const first = message({ content: 'Êtes-vous libre ?', subject: 'Surélévation' });
  const answered = { content: 'Oui', senderId: camille.user.id, createdAt: '2026-03-10T08:00:00.000Z' };
  fakeApi(answer(listMessages, [first, message(answered)]), listed, read);
  open();
  expect(await screen.findByRole('heading', { name: 'Awa Ndiaye' })).toBeTruthy();
  expect(screen.getAllByText('Entreprise')).toHaveLength(2);
  expect(screen.getByText('Atelier Canopée').parentElement?.textContent).toBe(
    'Entreprise\u00a0· Atelier Canopée\u00a0· Surélévation',
  );
  expect(screen.getByRole('link', { name: 'Awa Ndiaye' }).getAttribute('href')).toBe(
    paths.company('company-awa'),
  );
  const [one = '', two = ''] = contents();
  expect(one).toContain('Objet\u00a0: Surélévation');
  expect(one).toContain('9 mars');
  expect(two).toContain('Vous\u00a0: Oui');
  expect(two).toContain('10 mars');
});

test('a message is sent by Enter and stands at the end', async () => {
  const calls = fakeApi(
    answer(listMessages, [message()]),
    answer(listMessages, [
      message(),
      message({ id: 'sent', content: 'Volontiers', senderId: camille.user.id }),
    ]),
    answer(sendMessage, message({ id: 'sent', content: 'Volontiers', senderId: camille.user.id })),
    listed,
    read,
  );
  open();
  const field = await screen.findByLabelText(texts.field);
  await userEvent.type(field, 'Volontiers{Enter}');
  expect(await screen.findByText('Volontiers')).toBeTruthy();
  expect(field).toHaveProperty('value', '');
  await waitFor(() => expect(screen.queryByText(texts.sending)).toBeNull());
  const sent = calls.filter(({ route }) => route === sendMessage);
  expect(sent.map(({ body }) => body)).toEqual([{ senderId: camille.user.id, content: 'Volontiers' }]);
});

test('blank messages are not sent', async () => {
  const calls = fakeApi(answer(listMessages, [message()]), listed, read);
  open();
  await userEvent.type(await screen.findByLabelText(texts.field), '   {Enter}');
  expect(screen.getByRole('button', { name: texts.send })).toHaveProperty('disabled', true);
  expect(calls.some(({ route }) => route === sendMessage)).toBe(false);
});

test('a message that did not leave stays, and is sent on another try', async () => {
  fakeApi(
    answer(listMessages, [message()]),
    lose(sendMessage),
    answer(sendMessage, message({ content: 'Demain', senderId: camille.user.id })),
    listed,
    read,
  );
  open();
  await userEvent.type(await screen.findByLabelText(texts.field), 'Demain{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Erreur lors de l’envoi du message');
  expect(contents().at(-1)).toContain('Demain');
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByText('Demain')).toHaveLength(1);
});

test('a message beyond the free contacts says so and leads to Premium', async () => {
  const { code, status, message: error } = conversationErrors.contact_limit_reached;
  fakeApi(answer(listMessages, []), refuse(sendMessage, status, { code, error }), listed, read);
  open();
  await userEvent.type(await screen.findByLabelText(texts.field), 'Bonjour{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  expect(screen.getByRole('link', { name: contactTexts.seePricing }).getAttribute('href')).toBe(
    paths.pricing(),
  );
});

test('what was typed is there again after a reload, and gone once it is sent', async () => {
  fakeApi(answer(listMessages, [message()]), answer(sendMessage, message({ id: 'sent' })), listed, read);
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText(texts.field), 'Je peux venir');
  unmount();
  lastId -= 1;
  const again = open();
  const field = await screen.findByLabelText(texts.field);
  expect(field).toHaveProperty('value', 'Je peux venir');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(document.activeElement).toBe(field);
  again.unmount();
  lastId -= 1;
  open();
  expect(await screen.findByLabelText(texts.field)).toHaveProperty('value', '');
});

test('a new message is read out, older ones are not', async () => {
  const later = [message(), message({ id: 'later', content: 'Toujours là ?' })];
  fakeApi(answer(listMessages, [message()]), answer(listMessages, later), listed, read);
  open();
  expect(await screen.findByRole('heading', { name: 'Awa Ndiaye' })).toBeTruthy();
  expect(await screen.findByText('Bonjour !')).toBeTruthy();
  const announcer = screen.getAllByRole('status').at(-1);
  expect(announcer?.textContent).toBe('');
  act(() => emitLiveEvent('message', { conversationId: `conversation-${lastId}`, messageId: 'later' }));
  await waitFor(() => expect(announcer?.textContent).toBe('Awa Ndiaye\u00a0: Toujours là ?'));
});

test('a message appears as it is told of; one told of for another conversation asks for nothing', async () => {
  const later = [message(), message({ id: 'later', content: 'Toujours là ?' })];
  const calls = fakeApi(answer(listMessages, [message()]), answer(listMessages, later), listed, read);
  open();
  expect(await screen.findByText('Bonjour !')).toBeTruthy();
  const loads = () => calls.filter(({ route }) => route === listMessages).length;
  act(() => emitLiveEvent('message', { conversationId: 'elsewhere', messageId: 'x' }));
  expect(loads()).toBe(1);
  act(() => emitLiveEvent('message', { conversationId: `conversation-${lastId}`, messageId: 'later' }));
  expect(await screen.findByText('Toujours là ?')).toBeTruthy();
  act(() => emitLiveEvent('message', { conversationId: `conversation-${lastId}`, messageId: 'later' }));
  expect(loads()).toBe(2);
});

test('who comes back from where nothing was heard sees what was missed', async () => {
  const later = [message(), message({ id: 'later', content: 'Toujours là ?' })];
  fakeApi(answer(listMessages, [message()]), answer(listMessages, later), listed, read);
  open();
  expect(await screen.findByText('Bonjour !')).toBeTruthy();
  act(() => emitMissed());
  expect(await screen.findByText('Toujours là ?')).toBeTruthy();
});

test('what the other person has read says so, as soon as they have', async () => {
  const own = message({ id: 'own', content: 'Volontiers', senderId: camille.user.id });
  const readAt = { otherReadAt: '2026-03-09T10:05:00.000Z' };
  fakeApi(answer(listMessages, [own]), listed, answer(get, conversation(readAt)), read);
  const { queryClient } = open();
  const bubble = (await screen.findByText('Volontiers')).parentElement;
  expect(bubble?.textContent).not.toContain(texts.read);
  await act(() => queryClient.invalidateQueries({ queryKey: conversationsKey }));
  await waitFor(() => expect(bubble?.textContent).toContain(texts.read));
});

test('while the other person writes, one sees it; their message ends it', async () => {
  const later = [message(), message({ id: 'later', content: 'Voilà' })];
  fakeApi(answer(listMessages, [message()]), answer(listMessages, later), listed, read);
  open();
  expect(await screen.findByText('Bonjour !')).toBeTruthy();
  act(() => emitLiveEvent('typing', { conversationId: 'elsewhere' }));
  expect(screen.queryByText(/en train d’écrire/)).toBeNull();
  act(() => emitLiveEvent('typing', { conversationId: `conversation-${lastId}` }));
  expect(await screen.findByText('Awa Ndiaye est en train d’écrire…')).toBeTruthy();
  act(() => emitLiveEvent('message', { conversationId: `conversation-${lastId}`, messageId: 'later' }));
  await waitFor(() => expect(screen.queryByText(/en train d’écrire/)).toBeNull());
});

test('writing is told to the other person, now and then, while a stream is there', async () => {
  const calls = fakeApi(
    answer(listMessages, [message()]),
    answer(conversationRoutes.typing, undefined),
    listed,
    read,
  );
  open();
  const field = await screen.findByLabelText(texts.field);
  await userEvent.type(field, 'Je');
  const told = () => calls.filter(({ route }) => route === conversationRoutes.typing).length;
  expect(told()).toBe(0);
  act(() => setLiveStatus('live'));
  await userEvent.type(field, ' peux venir');
  expect(told()).toBe(1);
  act(() => setLiveStatus('off'));
});

test('where the new messages begin is marked, and stays so while they are read', async () => {
  const thread = [message({ content: 'Hier' }), message({ content: 'Un' }), message({ content: 'Deux' })];
  fakeApi(answer(listMessages, thread), answer(get, conversation({ unread: 2 })), listed, read);
  const { queryClient } = open();
  const mark = await screen.findByText(texts.unreadFromHere);
  expect(mark.closest('li')?.textContent).toContain('Un');
  await act(() => queryClient.invalidateQueries({ queryKey: conversationsKey }));
  expect(screen.getByText(texts.unreadFromHere)).toBe(mark);
});

test('older messages come above on demand', async () => {
  const link = { headers: { link: '</api/messages/1?cursor=before>; rel="next"' } };
  const latest = () => new Response(JSON.stringify([message({ content: 'Récent' })]), link);
  fakeApi([listMessages, latest], answer(listMessages, [message({ content: 'Ancien' })]), listed, read);
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.older }));
  expect(await screen.findByText('Ancien')).toBeTruthy();
  expect(contents().map((text) => (text.includes('Ancien') ? 'Ancien' : 'Récent'))).toEqual([
    'Ancien',
    'Récent',
  ]);
  expect(screen.queryByRole('button', { name: texts.older })).toBeNull();
});

test('nobody is left to write to once the other account is gone', async () => {
  fakeApi(
    answer(listMessages, [message({ senderId: null })]),
    answer(
      get,
      conversation({ other_user_id: null, other_profile_id: null, other_username: deletedUserName }),
    ),
    read,
  );
  open();
  expect(await screen.findByText(asShown(texts.gone))).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Utilisateur supprimé' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Utilisateur supprimé' })).toBeNull();
  expect(screen.queryByLabelText(texts.field)).toBeNull();
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(listMessages), answer(listMessages, [message({ senderId: otherId })]), listed, read);
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByText('Bonjour !')).toBeTruthy();
});
