import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths, patterns } from '../../paths.ts';
import { createQueryClient } from '../api/query-client.ts';
import { atAddress, renderPage } from '../pages/render-page.fixture.tsx';
import { camille } from './session.fixture.ts';
import { SessionProvider } from './session.tsx';
import { tellsSessionEnded } from './session-ended.ts';
import { endSession, holdSession, setSession } from './session-store.ts';
import { SignedInOnly } from './signed-in-only.tsx';

beforeEach(() => setSession(camille));
afterEach(cleanup);

const open = () => renderPage(() => <SignedInOnly>Mon espace</SignedInOnly>, patterns.profileEdit);

test('what the server writes of it has a shape to look at, and says that it is on its way', () => {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <StaticRouter location={patterns.profileEdit}>
          <SignedInOnly>Mon espace</SignedInOnly>
        </StaticRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('Chargement...');
  expect(html).not.toContain('Mon espace');
});

test('who signs out goes to the home page', async () => {
  const { router } = open();
  act(() => setSession(null));
  await atAddress(paths.home());
  expect(tellsSessionEnded(router.state.location.state)).toBe(false);
});

test('whose session the server ended signs in, is told why, and comes back', async () => {
  const { router } = open();
  act(() => endSession());
  await atAddress(paths.login({ retour: paths.profileEdit() }));
  expect(tellsSessionEnded(router.state.location.state)).toBe(true);
});

test('a session ended long ago is forgotten by the next one', async () => {
  endSession();
  setSession(camille);
  open();
  act(() => setSession(null));
  await atAddress(paths.home());
});

test('what ends the session says so at its own address, although the server’s word came first', async () => {
  const { router } = open();
  const letGo = holdSession();
  act(() => endSession());
  expect(router.state.location.pathname).toBe(paths.profileEdit());
  setSession(null, paths.accountDeleted());
  act(letGo);
  await atAddress(paths.accountDeleted());
});

test('a signed-out path is forgotten by the next session', async () => {
  setSession(null, paths.accountDeleted());
  setSession(camille);
  open();
  act(() => setSession(null));
  await atAddress(paths.home());
});
