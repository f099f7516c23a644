import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';
import { message } from '../conversations/conversation.fixture.ts';
import { ContactButton } from './contact-button.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession({ ...camille, user: { ...camille.user, role: 'freelance' } });
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const awa = { userId: 'awa', name: 'Awa Diop', role: 'freelance' } as const;
const contact = {
  with: 'awa',
  conversationId: 'conversation-1',
  lastMessageAt: '2026-03-09T10:00:00.000Z',
  isLastMine: true,
  isBlocked: false,
};
const show = () =>
  renderPage(
    () => (
      <AuthDialogProvider dialog={() => null}>
        <ContactButton kind="freelance" target={awa} />
      </AuthDialogProvider>
    ),
    patterns.home,
  );
const contacting = () => screen.queryByRole('button', { name: 'Contacter Awa Diop' });

test('to whom one has written leads to what was written, and to nothing empty', async () => {
  fakeApi(answer(contactRoutes.list, [contact]));
  show();
  const links = await screen.findAllByRole('link', { name: 'Voir la conversation' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.chat('conversation-1')]);
  expect(contacting()).toBeNull();
  expect(screen.getByText(/^Écrit /)).toBeTruthy();
});

test('once written to, the button is the way to the conversation, and has the focus', async () => {
  fakeApi(answer(contactRoutes.list, []));
  show();
  const button = contacting();
  if (!button) throw new Error('a button expected');
  await userEvent.click(button);
  await userEvent.type(await screen.findByLabelText(/Objet \*/), 'Un devis');
  await userEvent.type(screen.getByLabelText(/Message/), 'Bonjour');
  fakeApi(answer(contactRoutes.list, [contact]), answer(conversationRoutes.contact, message()));
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  const link = await screen.findByRole('link', { name: 'Voir la conversation' }, { timeout: 10_000 });
  expect(contacting()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link), { timeout: 10_000 });
});
