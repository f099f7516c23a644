import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { camille } from '../session/session.fixture.ts';
import { SessionProvider } from '../session/session.tsx';
import { setSession } from '../session/session-store.ts';
import { LazyWaitingWrites } from './lazy-waiting-writes.tsx';

const strip = vi.hoisted(() => ({ isLost: false, fetches: 0 }));
vi.mock('./waiting-writes-strip.tsx', () => ({
  get default() {
    strip.fetches += 1;
    if (strip.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>En attente</p>;
  },
}));

const settle = (ms = 0) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  vi.useFakeTimers();
  strip.isLost = false;
  strip.fetches = 0;
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
        <LazyWaitingWrites />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await settle();
}

test('what waits is fetched with the session, and again where it did not come', async () => {
  strip.isLost = true;
  await show();
  expect(strip.fetches).toBe(0);
  act(() => setSession(camille));
  await settle();
  expect(strip.fetches).toBe(1);
  expect(screen.queryByText('En attente')).toBeNull();
  strip.isLost = false;
  await settle(10_000);
  expect(screen.getByText('En attente')).toBeTruthy();
});
