import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { camille } from '../session/session.fixture.ts';
import { SessionProvider } from '../session/session.tsx';
import { setSession } from '../session/session-store.ts';
import { LiveEvents } from './live-events.tsx';

const stream = vi.hoisted(() => ({ isLost: false, start: vi.fn(), stop: vi.fn() }));
vi.mock('./start-live-events.ts', () => ({
  get startLiveEvents() {
    if (stream.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return stream.start;
  },
}));

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  stream.start.mockReset().mockReturnValue(stream.stop);
  stream.stop.mockReset();
  stream.isLost = false;
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.useRealTimers();
});

async function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <LiveEvents />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await settle();
}

test('the stream is there for who is signed in, until they are not', async () => {
  await show();
  expect(stream.start).not.toHaveBeenCalled();
  act(() => setSession(camille));
  await settle();
  expect(stream.start.mock.calls).toEqual([[camille.user.id]]);
  act(() => setSession(null));
  expect(stream.stop).toHaveBeenCalledOnce();
});

test('who signs out before it is fetched gets none', async () => {
  await show();
  act(() => setSession(camille));
  act(() => setSession(null));
  await settle();
  expect(stream.start).not.toHaveBeenCalled();
});

test('what did not come is asked for again', async () => {
  stream.isLost = true;
  await show();
  act(() => setSession(camille));
  await settle();
  stream.isLost = false;
  await settle(10_000);
  expect(stream.start).toHaveBeenCalledOnce();
});
