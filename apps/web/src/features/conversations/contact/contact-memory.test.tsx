import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import type { Contact } from '@mitoyen/contract/features/conversations/contacts.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import ContactMemory from './contact-memory.tsx';

const contact = (over: Partial<Contact> = {}): Contact => ({
  with: 'awa',
  conversationId: 'conversation-1',
  lastMessageAt: '2026-03-09T10:00:00.000Z',
  isLastMine: true,
  isBlocked: false,
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T20:00:00Z') });
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setSession(null);
});

const show = () => renderPage(() => <ContactMemory of="awa" look="note" />, patterns.home);
const read = async () => {
  const link = await screen.findByRole('link', { name: 'Voir la conversation' });
  expect(link.getAttribute('href')).toBe(paths.chat('conversation-1'));
  return link.closest('p')?.firstElementChild?.textContent;
};

test.each([
  [{}, 'Écrit aujourd’hui'],
  [{ lastMessageAt: '2026-03-08T20:00:00.000Z' }, 'Écrit hier'],
  [{ lastMessageAt: '2026-03-03T10:00:00.000Z' }, 'Écrit le 3 mars'],
  [{ lastMessageAt: '2025-12-31T10:00:00.000Z' }, 'Écrit le 31 décembre 2025'],
  // a new day in Paris already
  [{ lastMessageAt: '2026-03-08T23:30:00.000Z' }, 'Écrit aujourd’hui'],
  [{ isLastMine: false }, 'Vous a écrit aujourd’hui'],
  [{ isBlocked: true }, 'Vous avez bloqué ce compte'],
])('%o reads “%s”', async (over, words) => {
  fakeApi(answer(contactRoutes.list, [contact(over)]));
  show();
  expect(await read()).toBe(words);
});

test('with whom nothing was exchanged, and without an answer, nothing is said', async () => {
  for (const reply of [answer(contactRoutes.list, []), lose(contactRoutes.list)]) {
    const calls = fakeApi(reply);
    const { container, unmount } = show();
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(container.textContent).toBe('');
    unmount();
  }
});

test('all cards of a list ask in one call, and those in touch carry a mark', async () => {
  const calls = fakeApi(answer(contactRoutes.list, [contact({ with: 'b' })]));
  renderPage(
    () => ['a', 'b', 'c'].map((id) => <ContactMemory key={id} of={id} look="mark" />),
    patterns.home,
  );
  expect(await screen.findAllByText('Déjà en contact')).toHaveLength(1);
  expect(calls.map(({ query }) => new URLSearchParams(query).get('with'))).toEqual(['a,b,c']);
});

test('about somebody whose account the page does not name, nothing is asked', async () => {
  const calls = fakeApi(answer(contactRoutes.list, []));
  renderPage(
    () => ['', undefined as never, 'c'].map((id) => <ContactMemory key={id ?? 'none'} of={id} look="mark" />),
    patterns.home,
  );
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls.map(({ query }) => new URLSearchParams(query).get('with'))).toEqual(['c']);
});
