import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import type { Notification } from '@mitoyen/contract/features/notifications/notifications.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import ActivityPage from './activity-page.tsx';
import Bell from './bell.tsx';
import { activityTexts as texts } from './notifications.texts.ts';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
  vi.unstubAllGlobals();
});

const { list, read, readAll, visit } = notificationRoutes;
const me = (unreadCount: number, unreadNotificationCount: number) =>
  answer(accountRoutes.me, {
    user: camille.user,
    profile: null,
    unreadCount,
    unseenApplicationCount: 0,
    unreadNotificationCount,
  });
const line = (over: Partial<Notification>): Notification => ({
  id: 'line-1',
  kind: 'applications',
  text: 'Nouvelle candidature',
  name: 'Awa Ndiaye',
  path: '/profile/candidatures-recues?offre=1',
  at: '2026-03-01T10:00:00.000Z',
  isRead: false,
  unread: 0,
  ...over,
});
const page = (...items: Notification[]) => answer(list, { items, nextCursor: null });
const message = line({ id: 'c-1', kind: 'messages', text: null, path: '/chat/c-1', unread: 2, name: null });
const open = () => renderPage(ActivityPage, patterns.activity);

test('each line says what happened, by whom, and leads there; pressing it reads it', async () => {
  const calls = fakeApi(page(line({}), message), me(2, 1), me(2, 1), me(2, 1), answer(read, undefined));
  open();
  const link = await screen.findByRole('link', { name: /Nouvelle candidature/ });
  expect(link.getAttribute('href')).toBe('/profile/candidatures-recues?offre=1');
  expect(link.textContent).toContain('Awa Ndiaye');
  expect(screen.getByRole('link', { name: /2 nouveaux messages/ }).textContent).toContain('Message');
  await userEvent.click(link);
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(read));
});

test('all at once goes up to the last that is shown', async () => {
  const calls = fakeApi(
    page(line({})),
    me(0, 1),
    me(0, 1),
    answer(readAll, undefined),
    page(),
    me(0, 0),
    me(0, 0),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.readAll }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === readAll)?.body).toEqual({ until: '2026-03-01T10:00:00.000Z' }),
  );
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(list), me(0, 0), me(0, 0), page());
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});

test('the bell and the app’s icon count messages and lines; the page one is on is told to be read', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge, clearAppBadge }));
  const calls = fakeApi(me(2, 1), answer(visit, undefined), me(2, 0));
  renderPage(Bell, patterns.ownApplications, paths.ownApplications());
  expect(await screen.findByRole('link', { name: texts.bellUnread(3) })).toBeTruthy();
  expect(setAppBadge).toHaveBeenCalledWith(3);
  await waitFor(() =>
    expect(calls.find(({ route }) => route === visit)?.body).toEqual({ path: '/profile/candidatures' }),
  );
  expect(await screen.findByRole('link', { name: texts.bellUnread(2) })).toBeTruthy();
  cleanup();
  expect(clearAppBadge).toHaveBeenCalled();
});
