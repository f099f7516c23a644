import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { AppProviders } from '../pages/app-providers.tsx';
import { camille } from '../session/session.fixture.ts';
import { setSession } from '../session/session-store.ts';
import { getLiveStatus, subscribeToLiveStatus } from './live-bus.ts';
import { fakeStreams, greeting } from './live-events.fixture.ts';
import { useLiveEvent } from './use-live-event.ts';

function LastMessage() {
  const [seen, setSeen] = useState('none');
  const status = useSyncExternalStore(subscribeToLiveStatus, getLiveStatus);
  useLiveEvent('message', (data) => setSeen(data?.messageId ?? 'unknown'));
  return <p>{`${status} ${seen}`}</p>;
}

let server: ReturnType<typeof fakeStreams>;
beforeEach(() => {
  server = fakeStreams();
  setSession(null);
});
afterEach(cleanup);

function show() {
  render(
    <AppProviders queryClient={createQueryClient()} config={{} as never}>
      <LastMessage />
    </AppProviders>,
  );
}

test('who is signed in is told, and nobody else', async () => {
  show();
  expect([screen.getByText('off none'), server.opened]).toMatchObject([{}, []]);
  act(() => setSession(camille));
  await waitFor(() => expect(server.opened).toHaveLength(1));
  act(() => server.last().say(greeting('a')));
  await screen.findByText('live unknown');
  act(() => server.last().tell('message', { conversationId: 'c', messageId: 'm1' }, 'b'));
  await screen.findByText('live m1');
  act(() => setSession(null));
  await screen.findByText('off m1');
  expect(server.last().signal.aborted).toBe(true);
});
