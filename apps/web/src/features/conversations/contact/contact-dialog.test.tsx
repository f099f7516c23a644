import type { Role } from '@mitoyen/contract/core/roles.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { contactAllowanceKey } from '../../../core/api/query-keys.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { conversation, message, otherId } from '../conversation.fixture.ts';
import { contactTexts as texts } from '../conversations.texts.ts';
import ContactDialog from './contact-dialog.tsx';

const limit = conversationErrors.contact_limit_reached;
const onClose = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

function open(role: 'freelance' | 'entreprise' = 'freelance', targetRole: Role = 'freelance') {
  setSession({ ...camille, user: { ...camille.user, role } });
  const target = { userId: otherId, name: 'Awa Ndiaye', role: targetRole };
  return renderPage(() => <ContactDialog target={target} onClose={onClose} />, patterns.home);
}

async function write() {
  await userEvent.type(await screen.findByLabelText(/Objet/), 'Chantier');
  await userEvent.type(screen.getByLabelText(/Message/), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
}

test('sends the message, says so, and closes by itself', async () => {
  const calls = fakeApi(answer(conversationRoutes.contact, message()));
  open();
  await write();
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
  expect(screen.queryByLabelText(/Objet/)).toBeNull();
  expect(calls[0]?.body).toMatchObject({ receiverId: otherId, subject: 'Chantier', content: 'Bonjour' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('sent empty, it leads to the first field that is wrong, which says so', async () => {
  const calls = fakeApi();
  open();
  await userEvent.type(await screen.findByLabelText(/Objet/), 'Chantier');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  const field = screen.getByLabelText(/Message/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(document.getElementById(`${field.id}-error`)?.textContent).toContain('Écrivez votre message.');
  expect(calls).toEqual([]);
});

test('a failure keeps what was typed, also when the form is opened again', async () => {
  fakeApi(lose(conversationRoutes.contact));
  const { unmount } = open();
  await write();
  expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de l’envoi du message.');
  expect(screen.getByLabelText(/Message/)).toHaveProperty('value', 'Bonjour');
  unmount();
  open();
  expect(screen.getByLabelText(/Objet/)).toHaveProperty('value', 'Chantier');
});

test('the server’s own sentence is shown', async () => {
  fakeApi(refuse(conversationRoutes.contact, 404, { code: 'x', error: 'Ce destinataire n’existe pas.' }));
  open();
  await write();
  expect(await screen.findByText('Ce destinataire n’existe pas.')).toBeTruthy();
});

test('nothing is sent without a subject and a message', async () => {
  const calls = fakeApi();
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.send }));
  expect(screen.getByText('Indiquez l’objet de votre message, par exemple Extension à Nantes.')).toBeTruthy();
  expect(screen.getByText('Écrivez votre message.')).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('a company sees how many of its contacts are used before it reaches the limit', async () => {
  fakeApi(answer(conversationRoutes.contactedCount, { count: 7, limit: 10 }));
  open('entreprise');
  await screen.findByLabelText(/Objet/);
  expect(screen.getByText('7/10')).toBeTruthy();
});

test('a contact made leaves no older number of contacts behind', async () => {
  const queryKey = [...contactAllowanceKey, camille.user.id, 'used'];
  fakeApi(
    answer(conversationRoutes.contactedCount, { count: 0, limit: 10 }),
    answer(conversationRoutes.contact, message()),
  );
  const { queryClient } = open('entreprise');
  queryClient.setQueryData(queryKey, { count: 0, limit: 10 });
  await write();
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('Premium counts nothing', async () => {
  fakeApi(answer(conversationRoutes.contactedCount, { count: 42, limit: null }));
  open('entreprise');
  await screen.findByLabelText(/Objet/);
  expect(screen.queryByText(/profils contactés/)).toBeNull();
});

test('a company writes to another one without any count', async () => {
  const calls = fakeApi();
  open('entreprise', 'entreprise');
  await screen.findByLabelText(/Objet/);
  expect(calls).toEqual([]);
});

test('a company at its limit reads so and gets no form', async () => {
  fakeApi(
    answer(conversationRoutes.contactedCount, { count: 10, limit: 10 }),
    answer(conversationRoutes.list, []),
  );
  open('entreprise');
  expect(await screen.findByText('Vous avez atteint la limite de 10 freelances contactés.')).toBeTruthy();
  expect(screen.queryByLabelText(/Objet/)).toBeNull();
  expect(screen.getByRole('link', { name: texts.seePricing }).getAttribute('href')).toBe(paths.pricing());
});

test('a company at its limit may still write to somebody it is in touch with', async () => {
  fakeApi(
    answer(conversationRoutes.contactedCount, { count: 10, limit: 10 }),
    answer(conversationRoutes.list, [conversation()]),
  );
  open('entreprise');
  const subject = await screen.findByLabelText(/Objet/);
  expect(document.activeElement).toBe(subject);
});

test('the server has the last word on the limit', async () => {
  fakeApi(
    answer(conversationRoutes.contactedCount, { count: 9, limit: 10 }),
    refuse(conversationRoutes.contact, limit.status, { code: limit.code, error: limit.message }),
  );
  open('entreprise');
  await write();
  expect(await screen.findByRole('link', { name: texts.seePricing })).toBeTruthy();
});
