import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, unattended } from '../api/api-client.ts';
import { LostCall } from './lost-call.ts';
import { type TestNetwork, testNetwork } from './offline.fixture.ts';

let network: TestNetwork;
beforeEach(() => {
  vi.useFakeTimers();
  network = testNetwork();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function forgetPassword(signal: AbortSignal = unattended().signal) {
  return callApi(accountRoutes.forgotPassword, { body: { email: 'camille@exemple.fr' } }, { signal }).then(
    () => 'answered',
    (error: unknown) =>
      error instanceof LostCall
        ? { mayHaveArrived: error.mayHaveArrived, isCancelled: error.isCancelled, code: error.code }
        : error,
  );
}

const unsent = { mayHaveArrived: false, isCancelled: false, code: 'network' };

test('without a network nothing leaves, and it is known', async () => {
  network.become('offline');
  expect(await forgetPassword()).toEqual(unsent);
  expect(network.writes).toEqual([]);
});

test('a network that leads nowhere is found out before anything leaves, in ten seconds', async () => {
  network.become('silent');
  await vi.advanceTimersByTimeAsync(6_000);
  const sending = forgetPassword();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sending).toEqual(unsent);
  network.become('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.writes).toEqual([]);
});

test('what had left when ten seconds are over is cut, and may have arrived', async () => {
  network.become('deaf');
  const sending = forgetPassword();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sending).toEqual({ ...unsent, mayHaveArrived: true });
  expect(network.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('given up before it has left, it never leaves', async () => {
  network.become('silent');
  await vi.advanceTimersByTimeAsync(6_000);
  const control = new AbortController();
  const sending = forgetPassword(control.signal);
  control.abort('given up');
  expect(await sending).toBe('given up');
  network.become('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.writes).toEqual([]);
});

test('given up under way, it is cut and may have arrived', async () => {
  network.become('deaf');
  const control = new AbortController();
  const sending = forgetPassword(control.signal);
  await vi.advanceTimersByTimeAsync(0);
  control.abort();
  expect(await sending).toEqual({ mayHaveArrived: true, isCancelled: true, code: 'network' });
  expect(network.signals.map(({ aborted }) => aborted)).toEqual([true]);
});
