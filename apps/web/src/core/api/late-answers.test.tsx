import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { camille } from '../session/session.fixture.ts';
import { setSession } from '../session/session-store.ts';
import { callApi, configureApi, unattended } from './api-client.ts';
import { answer, fakeApi } from './fake-api.fixture.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setSession(camille);
});
afterEach(() => {
  vi.useRealTimers();
  setSession(null);
});

/** A server that takes what it is sent and says nothing; answers the signals that came with it. */
function neverAnswer(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  configureApi({
    transport: (_, { signal }) => {
      if (signal) signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('cut', 'AbortError'))),
      );
    },
  });
  return signals;
}

async function endOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'answered',
    (error: unknown) => Object(error).code ?? error,
  );
}

test('an answer that does not come is waited for so long and no longer, and its call is cut', async () => {
  const signals = neverAnswer();
  const reading = endOf(callApi(accountRoutes.me));
  const body = { email: 'camille@exemple.fr' };
  const writing = endOf(callApi(accountRoutes.forgotPassword, { body }, unattended()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await writing).toBe('network');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reading).toBe('late');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('neither does one that stops in the middle', async () => {
  configureApi({
    transport: async (_, { signal }) =>
      new Response(
        new ReadableStream({
          start(control) {
            control.enqueue(new TextEncoder().encode('{"user'));
            signal?.addEventListener('abort', () => control.error(new DOMException('cut', 'AbortError')));
          },
        }),
      ),
  });
  const reading = endOf(callApi(accountRoutes.me));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reading).toBe('late');
});

test('what nobody wants any more ends at once, with its reason', async () => {
  configureApi({
    transport: (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  });
  const control = new AbortController();
  const reading = endOf(callApi(accountRoutes.me, {}, { signal: control.signal }));
  control.abort('gone');
  expect(await reading).toBe('gone');
});

test('who has waited is asked before another try; an answer leaves no clock running', async () => {
  neverAnswer();
  const queryFn = vi.fn(() => callApi(accountRoutes.me));
  const asked = endOf(createQueryClient().fetchQuery({ queryKey: ['me'], queryFn }));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await asked).toBe('late');
  expect(queryFn).toHaveBeenCalledTimes(1);
  const running = vi.getTimerCount();
  fakeApi(answer(accountRoutes.forgotPassword, { success: true }));
  await callApi(accountRoutes.forgotPassword, { body: { email: 'camille@exemple.fr' } }, unattended());
  expect(vi.getTimerCount()).toBe(running);
});
