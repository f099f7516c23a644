import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { camille } from './session.fixture.ts';
import { chooseUserType, SessionProvider, signIn, signOut, updateUser, useSession } from './session.tsx';
import { reloadSession, setSession } from './session-store.ts';

function Who() {
  const { status, user } = useSession();
  return <p>{`${status} ${user?.username ?? 'nobody'}`}</p>;
}

const ask = vi.fn(async () => 'mine');

function Own() {
  return <p>{useQuery({ queryKey: ['own'], queryFn: ask }).data}</p>;
}

function Space() {
  return useSession().user ? <Own /> : <p>nobody</p>;
}

function tree(queryClient = createQueryClient()) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  configureApi({ transport: async () => new Response(null, { status: 204 }) });
  setSession(null);
});
afterEach(cleanup);

test('a kept session is restored', () => {
  localStorage.setItem('user', JSON.stringify(camille.user));
  localStorage.setItem('token', camille.token);
  reloadSession();
  render(tree());
  expect(screen.getByText('signed-in Camille Durand')).toBeTruthy();
});

test('unreadable storage counts as signed out', () => {
  localStorage.setItem('user', '{"id":');
  localStorage.setItem('token', camille.token);
  reloadSession();
  render(tree());
  expect(screen.getByText('signed-out nobody')).toBeTruthy();
});

test('the server knows nobody, and hydration starts from what it rendered', async () => {
  setSession(camille);
  const errors = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree());
  expect(container.textContent).toBe('restoring nobody');
  const root = await act(async () => hydrateRoot(container, tree(), { onRecoverableError: errors }));
  expect(container.textContent).toBe('signed-in Camille Durand');
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('signing in keeps user and token, signing out forgets them and tells the server with the token', async () => {
  const calls: [string, string | null][] = [];
  configureApi({
    transport: async (path, init) => {
      calls.push([path, new Headers(init.headers).get('authorization')]);
      return new Response(null, { status: 204 });
    },
  });
  render(tree());
  act(() => signIn(camille));
  expect(screen.getByText('signed-in Camille Durand')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(camille.user);
  expect(localStorage.getItem('token')).toBe(camille.token);
  await act(() => signOut());
  expect(screen.getByText('signed-out nobody')).toBeTruthy();
  expect(localStorage.getItem('user')).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(calls).toEqual([[accountRoutes.logout.path, `Bearer ${camille.token}`]]);
});

test('signing out works without the server', async () => {
  configureApi({ transport: () => Promise.reject(new TypeError('offline')) });
  setSession(camille);
  await signOut();
  expect(localStorage.getItem('token')).toBeNull();
});

test('updating merges into the user and keeps the result', () => {
  setSession(camille);
  updateUser({ username: 'Camille Martin' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    ...camille.user,
    username: 'Camille Martin',
  });
});

test('choosing a type leaves the profile to be completed', () => {
  setSession(camille);
  chooseUserType('entreprise');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
    role: 'entreprise',
    profileCompleted: false,
  });
});

test('a sign-out in another tab is followed here', () => {
  setSession(camille);
  render(tree());
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.getByText('signed-out nobody')).toBeTruthy();
});

test('answers given to one visitor are gone when the session ends', () => {
  const queryClient = createQueryClient();
  setSession(camille);
  render(tree(queryClient));
  queryClient.setQueryData(['mine'], 'private');
  act(() => setSession(null));
  expect(queryClient.getQueryData(['mine'])).toBeUndefined();
});

test('what only the signed-in are shown is not asked for again once they leave', async () => {
  setSession(camille);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Space />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('mine')).toBeTruthy();
  ask.mockClear();
  act(() => setSession(null));
  expect(screen.getByText('nobody')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(ask).not.toHaveBeenCalled();
});

test('outside of its provider the session says what is missing', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Who />)).toThrow('useAuth doit être utilisé dans un AuthProvider');
  silenced.mockRestore();
});

/** The browser shows a page again as it had put it aside. */
const showAgain = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

test('a page shown again from the browser’s own memory asks again for what it shows', async () => {
  setSession(camille);
  ask.mockClear();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Space />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('mine')).toBeTruthy();
  ask.mockResolvedValueOnce('what there is now');
  showAgain();
  expect(await screen.findByText('what there is now')).toBeTruthy();
});

test('who signed out since is not there on a page shown again', async () => {
  setSession(camille);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Space />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('mine')).toBeTruthy();
  localStorage.clear();
  showAgain();
  expect(await screen.findByText('nobody')).toBeTruthy();
});

test('signing out forgets what this account typed into forms, and no other', async () => {
  setSession(camille);
  const own = `draft:edit-jobseeker-${camille.user.id}`;
  sessionStorage.setItem(own, '{"visibility":"discreet"}');
  sessionStorage.setItem('draft:setup-freelance', '{}');
  await signOut();
  expect(sessionStorage.getItem(own)).toBeNull();
  expect(sessionStorage.getItem('draft:setup-freelance')).toBe('{}');
  sessionStorage.clear();
});
